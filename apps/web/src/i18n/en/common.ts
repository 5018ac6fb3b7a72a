/** Messages that several screens use. */
export const common = {
  'list.comma': ', ',
} as const;
