/*
 * Reads the rulebook: the part of Markdown that it uses, which is headings, paragraphs, tables, lists of examples,
 * emphasis and names in code. Lines that begin with ">" are notes to those who edit the file and are left out.
 */

import type { Language } from '@gorrion/rules';

/** A piece of a sentence. A reference to an article keeps its words, such as "article 30". */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'article'; readonly text: string; readonly article: number };

export type Sentence = readonly Inline[];

/** A hand with its last tile, in the notation of the rules, and what is said of it. */
export interface Example {
  readonly hand: string;
  readonly counts: boolean;
  /** "Counts" or "Does not count", in the language of the text. */
  readonly verdict: string;
  readonly why: Sentence;
}

export type Block =
  | { readonly kind: 'paragraph' | 'sources'; readonly words: Sentence }
  | { readonly kind: 'examples'; readonly examples: readonly Example[] }
  | { readonly kind: 'table'; readonly head: readonly Sentence[]; readonly rows: readonly (readonly Sentence[])[] };

export interface Article {
  readonly number: number;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Chapter {
  /** Undefined for the chapter of what the program does not decide. */
  readonly number: number | undefined;
  readonly title: string;
  /** What stands before its first article. */
  readonly blocks: readonly Block[];
  readonly articles: readonly Article[];
}

export interface Rulebook {
  readonly title: string;
  readonly introduction: readonly Block[];
  readonly chapters: readonly Chapter[];
}

/** How a book writes that an example does not count, and calls an article. */
const WRITTEN: Readonly<Record<Language, { readonly denial: string; readonly article: string }>> = {
  en: { denial: 'Does not count', article: String.raw`\barticle\s\d+` },
  es: { denial: 'No cuenta', article: String.raw`\bartículo\s\d+` },
  pt: { denial: 'Não conta', article: String.raw`\bartigo\s\d+` },
  zh: { denial: '不计', article: String.raw`第\d+条` },
};
const DENIALS = new Set(Object.values(WRITTEN).map(({ denial }) => denial));
const REFERENCE = new RegExp(
  Object.values(WRITTEN)
    .map(({ article }) => article)
    .join('|'),
  'giu',
);

const MARKED = /\*\*([^\s*][^*]*)\*\*|\*([^\s*][^*]*)\*|`([^`]+)`/g;
const EXAMPLE = /^`([^`]+)`\s*\*\*([^*]+?)[.。]\*\*\s*(.+)$/;

/** Splits a text at what a pattern finds; `made` makes a piece of each match. */
function split(text: string, pattern: RegExp, made: (match: RegExpMatchArray) => Inline): Inline[] {
  const pieces: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) pieces.push({ kind: 'text', text: text.slice(at, match.index) });
    pieces.push(made(match));
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ kind: 'text', text: text.slice(at) });
  return pieces;
}

/** Reads a sentence with its emphasis, names in code and references to articles. */
export function sentenceOf(text: string): Sentence {
  const marked = split(text, MARKED, ([, strong, em, code]) => {
    if (strong !== undefined) return { kind: 'strong', text: strong };
    return em === undefined ? { kind: 'code', text: code! } : { kind: 'em', text: em };
  });
  return marked.flatMap(piece =>
    piece.kind === 'text'
      ? split(piece.text, REFERENCE, ([all]) => ({
          kind: 'article',
          text: all,
          article: Number(/\d+/.exec(all)?.[0]),
        }))
      : [piece],
  );
}

/** Joins lines as one text: Chinese lines need no blank between them. */
const joined = (lines: readonly string[]): string =>
  lines.reduce((text, line) => text + (/[\u3000-\u9fff\uff00-\uffef]$/.test(text) ? '' : ' ') + line);

/** Reads an item of a list; throws a SyntaxError if it is no example, as no other list stands in the book. */
function exampleOf(item: string): Example {
  const [, hand, verdict, why] = EXAMPLE.exec(item) ?? [];
  if (hand === undefined || verdict === undefined || why === undefined) throw new SyntaxError(item);
  return { hand, verdict, counts: !DENIALS.has(verdict), why: sentenceOf(why) };
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim());

/** Reads a row of a table. After the name of an option a number in its second cell is an article. */
function rowOf(line: string): Sentence[] {
  const cells = cellsOf(line);
  const isOption = /^`[\w.]+`$/.test(cells[0] ?? '');
  return cells.map((cell, at) =>
    isOption && at === 1 && /^\d+$/.test(cell)
      ? [{ kind: 'article', text: cell, article: Number(cell) }]
      : sentenceOf(cell),
  );
}

const isTable = (line: string): boolean => line.startsWith('|');
const isItem = (line: string): boolean => line.startsWith('- ');
/** Whether a line begins the sources: an emphasised word with a colon. */
const areSources = (line: string): boolean => /^\*[^*]+[:：]\*/.test(line);

/** The kind of what a line begins, or goes on with. */
const kindOf = (line: string): string =>
  isTable(line) ? 'table' : isItem(line) ? 'list' : areSources(line) ? 'sources' : 'text';

/** Gathers lines that belong together: a blank line, a table, a list and the sources each end what stands before. */
function gathered(lines: readonly string[]): string[][] {
  const groups: string[][] = [];
  let group: string[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const begun = group[0] === undefined ? undefined : kindOf(group[0]);
    const goesOn = begun === kind || (kind === 'text' && begun !== 'table');
    if (line.trim() === '') group = [];
    else if (group.length > 0 && goesOn && kind !== 'sources') group.push(line);
    else {
      group = [line];
      groups.push(group);
    }
  }
  return groups;
}

function blockOf(lines: readonly string[]): Block {
  const kind = kindOf(lines[0]!);
  if (kind === 'table') {
    const [head, , ...rows] = lines;
    return { kind, head: cellsOf(head!).map(sentenceOf), rows: rows.map(rowOf) };
  }
  if (kind === 'list') {
    const items = lines.reduce<string[][]>((found, line) => {
      if (isItem(line)) found.push([line.slice(2)]);
      else found.at(-1)!.push(line.trim());
      return found;
    }, []);
    return { kind: 'examples', examples: items.map(item => exampleOf(joined(item))) };
  }
  return { kind: kind === 'sources' ? kind : 'paragraph', words: sentenceOf(joined(lines)) };
}

/** A heading with what follows it up to the next one. */
interface Part {
  readonly level: number;
  readonly number: number | undefined;
  readonly title: string;
  readonly lines: string[];
}

const HEADING = /^(#{1,3}) (?:(\d+)\. ?)?(.+)$/;

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, marks, number, title] = HEADING.exec(line) ?? [];
    if (marks !== undefined && title !== undefined) {
      parts.push({ level: marks.length, number: number === undefined ? undefined : Number(number), title, lines: [] });
    } else if (!line.startsWith('>')) parts.at(-1)?.lines.push(line);
  }
  return parts;
}

/** Reads a rulebook. Throws a SyntaxError if an item of a list is no example; everything else is text. */
export function readRulebook(text: string): Rulebook {
  const [top, ...parts] = partsOf(text);
  const chapters: (Chapter & { readonly articles: Article[] })[] = [];
  for (const { level, number, title, lines } of parts) {
    const blocks = gathered(lines).map(blockOf);
    if (level === 2) chapters.push({ number, title, blocks, articles: [] });
    else chapters.at(-1)?.articles.push({ number: number ?? 0, title, blocks });
  }
  return { title: top?.title ?? '', introduction: gathered(top?.lines ?? []).map(blockOf), chapters };
}

const isContestedMark = (piece: Inline): boolean => piece.kind === 'strong';

/** Returns whether good referees disagree about an article: only the word for it is printed in bold in a paragraph. */
export const isContested = ({ blocks }: Article): boolean =>
  blocks.some(block => block.kind === 'paragraph' && block.words.some(isContestedMark));

const wordsOf = (sentence: Sentence): string => sentence.map(({ text }) => text).join('');

/** Returns the texts of a block, one for each sentence that stands alone. */
export function textsOf(block: Block): readonly string[] {
  if (block.kind === 'table') return [block.head, ...block.rows].flatMap(row => row.map(wordsOf));
  if (block.kind === 'examples') return block.examples.flatMap(({ verdict, why }) => [verdict, wordsOf(why)]);
  return [wordsOf(block.words)];
}

/** Returns the chapter that holds an article; undefined if there is no such article. */
export const chapterOf = (book: Rulebook, article: number): Chapter | undefined =>
  book.chapters.find(({ articles }) => articles.some(({ number }) => number === article));
