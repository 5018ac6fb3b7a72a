import { foldText, plainDigits } from '@gorrion/protocol';
import { articleNumberIn } from '../../shell/page/articleNumber.ts';
import type { Article, Block, Chapter, Rulebook } from './read.ts';
import { textsOf } from './read.ts';

/** A part of a text, and whether the search found it. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** Returns a text as it is compared, and for each of its signs where the one that it comes from begins and ends. */
function folded(text: string) {
  let signs = '';
  const from: number[] = [];
  const to: number[] = [];
  for (const { 0: whole, index } of text.matchAll(/\P{M}\p{M}*|\p{M}/gu)) {
    const sign = foldText(whole);
    signs += sign;
    for (let n = 0; n < sign.length; n++) {
      from.push(index);
      to.push(index + whole.length);
    }
  }
  return { signs, from, to };
}

/** What a search looks for: texts that each article must have, as they are compared. */
export type Search = readonly string[];

const nameOf = ({ number, title }: Article): string => `${number} ${title}`;

const textsOfArticle = (article: Article): readonly string[] => [nameOf(article), ...article.blocks.flatMap(textsOf)];

const has = (texts: readonly string[], wanted: string): boolean => texts.some(text => foldText(text).includes(wanted));

const textsOfChapter = ({ title, blocks }: Chapter): readonly string[] => [title, ...blocks.flatMap(textsOf)];

const allTexts = (book: Rulebook): readonly string[] =>
  book.chapters.flatMap(chapter => [...textsOfChapter(chapter), ...chapter.articles.flatMap(textsOfArticle)]);

/**
 * Reads what a person typed: the whole phrase if it stands somewhere in the book, the name of the article that it calls
 * by its number, else its words. Empty if nothing was typed but blanks.
 */
export function searchOf(book: Rulebook, typed: string): Search {
  const phrase = foldText(plainDigits(typed)).trim().replace(/\s+/g, ' ');
  if (phrase === '') return [];
  const number = articleNumberIn(phrase);
  const called = book.chapters.flatMap(({ articles }) => articles).find(article => article.number === number);
  if (called && phrase !== String(number)) return [foldText(nameOf(called))];
  return has(allTexts(book), phrase) ? [phrase] : phrase.split(' ');
}

/** A chapter with the articles that a search found in it. */
export interface FoundChapter {
  readonly chapter: Chapter;
  readonly articles: readonly Article[];
  /** Whether its own text, outside all articles, has what is looked for. */
  readonly isOwn: boolean;
}

/**
 * Returns the chapters in which something has all that is looked for, with their articles that have it. A number brings its
 * article and the chapter of that first; the rest stands as in the book.
 */
export function findIn(book: Rulebook, search: Search): readonly FoundChapter[] {
  const isCalled = ({ number }: Article) => search.length === 1 && search[0] === String(number);
  const calledFirst = (one: boolean, other: boolean) => Number(other) - Number(one);
  const hasAll = (texts: readonly string[]) => search.every(wanted => has(texts, wanted));
  return book.chapters
    .map(chapter => ({
      chapter,
      articles: chapter.articles
        .filter(article => hasAll(textsOfArticle(article)))
        .toSorted((one, other) => calledFirst(isCalled(one), isCalled(other))),
      isOwn: chapter.blocks.length > 0 && hasAll(textsOfChapter(chapter)),
    }))
    .filter(({ articles, isOwn }) => articles.length > 0 || isOwn)
    .toSorted((one, other) => calledFirst(one.articles.some(isCalled), other.articles.some(isCalled)));
}

/** Returns where a text has something that is looked for, as places in the text: from, to; none overlaps another. */
function hitsIn(text: string, search: Search): readonly (readonly [number, number])[] {
  const { signs, from, to } = folded(text);
  const hits: [number, number][] = [];
  for (const wanted of search) {
    for (let at = signs.indexOf(wanted); at >= 0; at = signs.indexOf(wanted, at + wanted.length)) {
      hits.push([from[at]!, to[at + wanted.length - 1]!]);
    }
  }
  hits.sort(([a], [b]) => a - b);
  return hits.filter(([start], place) => hits.slice(0, place).every(([, end]) => end <= start));
}

/** Splits a text into what the search found and what stands between. */
export function piecesOf(text: string, search: Search): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [start, end] of hitsIn(text, search)) {
    if (start > at) pieces.push({ text: text.slice(at, start), isHit: false });
    pieces.push({ text: text.slice(start, end), isHit: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isHit: false });
  return pieces;
}

/** Returns the numbers of fans that the sources of articles name: "fans 4, 6-8" of a printed book. */
export function fansNamed(blocks: readonly Block[]): readonly number[] {
  const sources = blocks.filter(({ kind }) => kind === 'sources').flatMap(textsOf);
  const lists = sources.flatMap(text => [
    ...text.matchAll(/(?:\bfans?|番种)\s*(\d+(?:(?:, |-|、| and | y | e |和)\d+)*)/g),
  ]);
  const numbers = lists.flatMap(([, list]) =>
    list!.split(/, |、| and | y | e |和/).flatMap(part => {
      const [first = 0, last = first] = part.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, n) => first + n);
    }),
  );
  return [...new Set(numbers)].sort((a, b) => a - b);
}
