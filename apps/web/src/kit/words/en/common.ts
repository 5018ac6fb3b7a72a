export const common = {
  'list.comma': ', ',
  'book.appendix': 'Appendix {number}',
  'table.you': 'You',
  'settings.language': 'Language',
} as const;
