/** What no screen owns. */
export const common = {
  'list.comma': ', ',
} as const;
