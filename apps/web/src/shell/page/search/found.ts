import type { Translate } from '../../../kit/i18n/index.ts';
import { allFans, fansBy, fansNear, olderBy } from './fans.ts';
import { bestFirst, type Findable, type Result, ranked } from './result.ts';

/** Most results that are listed. */
const MOST = 40;

/** The results of a search; where nothing fits, `isFound` is false and the results are fans with names like the text. */
export interface Found {
  readonly results: readonly Result[];
  readonly isFound: boolean;
}

/** What is searched beside the fans. */
export interface Sources {
  readonly pages: readonly Findable[];
  readonly others: readonly (readonly Findable[])[];
  /** The other languages by whose names hands of the older ways are found. */
  readonly languages: readonly Translate[];
}

/** Returns what a text finds among the sources and the fans: the best first. */
export function foundBy(t: Translate, text: string, { pages, others, languages }: Sources): Found {
  if (text.trim() === '') return { results: [...pages.map(({ result }) => result), ...allFans(t)], isFound: true };
  const lists = [
    ranked(text, pages),
    fansBy(t, text),
    olderBy(t, text, languages),
    ...others.map(source => ranked(text, source)),
  ];
  const results = bestFirst(lists).slice(0, MOST);
  return results.length > 0 ? { results, isFound: true } : { results: fansNear(t, text), isFound: false };
}
