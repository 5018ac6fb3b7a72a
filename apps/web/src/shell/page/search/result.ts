import { rankAmong } from '@gorrion/learn/values';
import { foldText, plainDigits } from '@gorrion/protocol';

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
  /** Whether a folded text calls it otherwise, as by its number. */
  readonly isCalled?: (text: string) => boolean;
}

/** Returns a text as it is compared: folded, with plain digits. */
const plain = (text: string): string => foldText(plainDigits(text)).trim();

const WEAKEST = 3;
/** Words that tell nothing of what is sought: articles and prepositions. */
const FILLERS = /\b(?:an?|the|of|for|in|to|and|de|del|el|la|los|las|en|para|y|do|da|dos|das|os?|as|em|e)\b/g;

interface Folded {
  readonly names: readonly string[];
  readonly words: readonly string[];
  readonly all: string;
}

/** What finds each, as it is compared: folding it anew at every letter that is typed would be slow. */
const foldings = new WeakMap<Findable, Folded>();

function foldedOf(findable: Findable): Folded {
  const known = foldings.get(findable);
  if (known) return known;
  const fold = (texts: readonly string[] = []) => texts.map(plain);
  const [names, words] = [fold(findable.names), fold(findable.words)];
  const folded = { names, words, all: [...names, ...words].join(' ') };
  foldings.set(findable, folded);
  return folded;
}

function rankOf(text: string, findable: Findable): number | undefined {
  if (findable.isCalled?.(text)) return 0;
  const { names, words, all } = foldedOf(findable);
  const [byName, byWord] = [rankAmong(text, names), rankAmong(text, words)];
  if (byWord === 0) return 0;
  const isFound = byWord !== undefined || rankAmong(text.replace(FILLERS, ' '), [all]) !== undefined;
  return byName ?? (isFound ? WEAKEST : undefined);
}

/** Returns those that a text finds. */
export function ranked(text: string, all: readonly Findable[]): readonly RankedResult[] {
  const sought = plain(text);
  return all.flatMap(found => {
    const rank = rankOf(sought, found);
    return rank === undefined ? [] : [{ result: found.result, rank }];
  });
}

/** Returns the results that fit best first; of equally good ones those of an earlier list. */
export const bestFirst = (lists: readonly (readonly RankedResult[])[]): readonly Result[] =>
  lists
    .flat()
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ result }) => result);
