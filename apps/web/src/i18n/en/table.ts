export const table = {
  'table.label': 'Table',
  'table.you': 'You',
  'table.tilesLeft': { one: 'tile left', other: 'tiles left' },
  'table.countLeft': { one: '{count} tile left', other: '{count} tiles left' },
} as const;
