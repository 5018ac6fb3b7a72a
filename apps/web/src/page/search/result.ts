import { nameRank } from '@gorrion/learn/values';

/** A result of the search: a page to go to, or the settings. */
export interface Result {
  /** Unique among the results. */
  readonly id: string;
  /** The address of its page; the settings are a dialog and have none. */
  readonly href: string | undefined;
  /** The number of a fan in the book. */
  readonly number?: number;
  readonly name: string;
  /** The name in the language of its rules, where the reader's is another. */
  readonly original?: { readonly lang: 'zh' | 'pt'; readonly text: string } | undefined;
  /** What it is, beside its name. */
  readonly note: string;
}

/** A result with how well it fits, from 0 for the name itself (`nameRank`). */
export interface RankedResult {
  readonly result: Result;
  readonly rank: number;
}

/** Something that can be found, with the names that find it. */
export interface Findable {
  readonly result: Result;
  readonly names: readonly string[];
  /** Other words that find it; part of one fits less than any name. */
  readonly words?: readonly string[];
}

const WEAKEST = 3;

function rankOf(text: string, { names, words = [] }: Findable): number | undefined {
  const [byName, byWord] = [nameRank(text, names), nameRank(text, words)];
  return byWord === 0 ? byWord : (byName ?? (byWord && WEAKEST));
}

/** Returns those that a text finds. */
export const ranked = (text: string, all: readonly Findable[]): readonly RankedResult[] =>
  all.flatMap(found => {
    const rank = rankOf(text, found);
    return rank === undefined ? [] : [{ result: found.result, rank }];
  });

/** Returns the results that fit best first; of equally good ones those of an earlier list. */
export const bestFirst = (lists: readonly (readonly RankedResult[])[]): readonly Result[] =>
  lists
    .flat()
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ result }) => result);
