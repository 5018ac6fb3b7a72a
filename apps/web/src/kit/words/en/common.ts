export const common = {
  'list.comma': ', ',
  'book.appendix': 'Appendix {number}',
  'table.you': 'You',
  'settings.language': 'Language',
  'searchField.clear': 'Clear the search',
} as const;
