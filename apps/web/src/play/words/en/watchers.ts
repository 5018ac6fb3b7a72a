export const watchers = {
  'watchers.count': { one: '{count} spectator', other: '{count} spectators' },
  'watchers.countToo': { one: '{count} other spectator', other: '{count} other spectators' },
  'watchers.cast': 'Cast of {name}',
  'watchers.showOut': 'Remove {name}',
  'watchers.sure': 'Remove {name}? They cannot come back to this table.',
  'watchers.yes': 'Remove',
  'watchers.keep': 'Cancel',
  'watchers.gone': '{name} was removed.',
  'watchers.more': { one: 'And {count} more.', other: 'And {count} more.' },
} as const;
