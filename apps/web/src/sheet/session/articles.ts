/** Sections of the book's part on fouls that an umpire quotes (3.11), in its order. */
export const ARTICLES = [
  '3.11.2',
  '3.11.6.1',
  '3.11.6.2',
  '3.11.6.3',
  '3.11.6.4',
  '3.11.6.5',
  '3.11.6.6',
  '3.11.6.7',
  '3.11.6.8',
  '3.11.6.9',
  '3.11.6.10',
  '3.11.6.11',
] as const;
