/** Messages that several screens use. */
export const common = {
  'list.comma': ', ',
  'table.you': 'You',
  'settings.language': 'Language',
} as const;
