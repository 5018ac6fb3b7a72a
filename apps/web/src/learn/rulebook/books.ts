import type { RulesetId } from '@gorrion/rules';
import { createContext, useContext } from 'react';
import { type BookId, paths } from '../../shell/links/learnPaths.ts';

/* The two rulebooks: which presets their options have, and which of them a page shows. */

/** The presets of each book that have a column in its table of options, in that order. */
export const PRESETS = {
  competition: ['wmo2006', 'cn1998', 'ema'],
  classical: ['macau', 'spanish1920', 'pamphlet'],
} as const satisfies Readonly<Record<BookId, readonly RulesetId[]>>;

/** The book that is shown. */
export const BookContext = createContext<BookId>('competition');

/** Returns the addresses within the book that is shown. */
export function useBookPaths() {
  const book = useContext(BookContext);
  return { book, introduction: paths.rules(undefined, book), article: (number: number) => paths.rules(number, book) };
}
