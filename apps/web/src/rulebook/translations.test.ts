import { FAN_NAMES, MCR_RULESETS } from '@gorrion/rules';
import english from '@gorrion/rules/RULEBOOK.md?raw';
import spanish from '@gorrion/rules/rulebook/es.md?raw';
import portuguese from '@gorrion/rules/rulebook/pt.md?raw';
import chinese from '@gorrion/rules/rulebook/zh.md?raw';
import { describe, expect, test } from 'vitest';
import { RETIRED } from '../i18n/retired.ts';
import { fansNamed } from './find.ts';
import { handOf } from './hand.ts';
import { optionsByArticle, PRESETS } from './options.ts';
import {
  type Article,
  type Block,
  type Inline,
  isContested,
  type Rulebook,
  readRulebook,
  type Sentence,
  textsOf,
} from './read.ts';

/*
 * The four rulebooks are one book: the same chapters, articles and blocks in the same order, with the same examples,
 * options, references and sources.
 */

const book = readRulebook(english);
const TRANSLATIONS = { es: readRulebook(spanish), pt: readRulebook(portuguese), zh: readRulebook(chinese) } as const;
const LANGUAGES = Object.keys(TRANSLATIONS) as (keyof typeof TRANSLATIONS)[];

const articlesOf = ({ chapters }: Rulebook): readonly Article[] => chapters.flatMap(({ articles }) => articles);

function sentencesOf(block: Block): readonly Sentence[] {
  if (block.kind === 'table') return [block.head, ...block.rows].flat();
  return block.kind === 'examples' ? block.examples.map(({ why }) => why) : [block.words];
}
const piecesOf = (blocks: readonly Block[]): readonly Inline[] => blocks.flatMap(block => sentencesOf(block).flat());
const codesIn = (blocks: readonly Block[]) =>
  piecesOf(blocks)
    .filter(({ kind }) => kind === 'code')
    .map(({ text }) => text)
    .sort();
const referencesIn = (blocks: readonly Block[]) =>
  piecesOf(blocks)
    .flatMap(piece => (piece.kind === 'article' ? [piece.article] : []))
    .sort((a, b) => a - b);

/** What two blocks must have in common in any two languages. */
function shapeOf(block: Block): unknown {
  if (block.kind === 'table') return { kind: block.kind, columns: block.head.length, rows: block.rows.length };
  if (block.kind === 'examples') return block.examples.map(({ hand, counts }) => ({ hand, counts }));
  return block.kind;
}

/** The sections and examples of the printed book that the sources name: numbers with dots. */
const sectionsIn = (blocks: readonly Block[]) =>
  blocks
    .filter(({ kind }) => kind === 'sources')
    .flatMap(textsOf)
    .flatMap(text => text.match(/\d+(?:\.\d+)+/g) ?? [])
    .sort();

const partOf = (blocks: readonly Block[]) => ({
  blocks: blocks.map(shapeOf),
  codes: codesIn(blocks),
  references: referencesIn(blocks),
  sections: sectionsIn(blocks),
  fans: fansNamed(blocks),
});

describe('the rulebook', () => {
  test('is read to its last article, and each of its examples can be drawn', () => {
    expect(articlesOf(book)).toHaveLength(105);
    const examples = articlesOf(book).flatMap(({ blocks }) =>
      blocks.flatMap(block => (block.kind === 'examples' ? block.examples : [])),
    );
    expect(examples.length).toBeGreaterThan(40);
    expect(examples.filter(({ hand }) => handOf(hand) === undefined)).toEqual([]);
  });

  test('refers only to articles that stand in it, and lists the presets in the order of the page', () => {
    const known = new Set(articlesOf(book).map(({ number }) => number));
    const all = book.chapters.flatMap(({ blocks, articles }) => [blocks, ...articles.map(article => article.blocks)]);
    expect(all.flatMap(referencesIn).filter(article => !known.has(article))).toEqual([]);
    expect(Object.keys(MCR_RULESETS)).toEqual(PRESETS);
    expect(optionsByArticle(book).get(44)).toEqual([{ name: 'waits', values: ['formal', 'formal', 'formal'] }]);
    expect([...optionsByArticle(book).values()].flat()).toHaveLength(26);
  });

  test.each(LANGUAGES)('has the same chapters and articles in %s', language => {
    const translated = TRANSLATIONS[language];
    const numbers = ({ chapters }: Rulebook) =>
      chapters.map(({ number, articles }) => [number, articles.map(article => article.number)]);
    expect(numbers(translated)).toEqual(numbers(book));
    expect(translated.introduction.map(shapeOf)).toEqual(book.introduction.map(shapeOf));
    for (const [place, chapter] of book.chapters.entries()) {
      expect(partOf(translated.chapters[place]!.blocks)).toEqual(partOf(chapter.blocks));
    }
    expect(optionsByArticle(translated)).toEqual(optionsByArticle(book));
  });

  test.each(LANGUAGES.flatMap(language => articlesOf(book).map(article => ({ language, article }))))(
    'says the same in article $article.number in $language',
    ({ language, article }) => {
      const translated = articlesOf(TRANSLATIONS[language]).find(({ number }) => number === article.number)!;
      expect(partOf(translated.blocks)).toEqual(partOf(article.blocks));
      expect(isContested(translated)).toBe(isContested(article));
    },
  );

  test.each(LANGUAGES)('is translated in every paragraph in %s', language => {
    const texts = ({ introduction, chapters }: Rulebook) =>
      [introduction, ...chapters.flatMap(({ blocks, articles }) => [blocks, ...articles.map(one => one.blocks)])]
        .flat()
        .flatMap(block => (block.kind === 'paragraph' ? textsOf(block) : []));
    const known = new Set(texts(book));
    expect(texts(TRANSLATIONS[language]).filter(text => known.has(text))).toEqual([]);
  });

  test.each(LANGUAGES)('calls fans in %s as the scorer does, where they are the title of an article', language => {
    const names = Object.values(FAN_NAMES);
    const titles = (of: Rulebook) => articlesOf(of).map(({ title }) => title);
    const expected = titles(book).map(title => names.find(({ en }) => en === title)?.[language]);
    expect(expected.filter(Boolean).length).toBeGreaterThan(8);
    const given = titles(TRANSLATIONS[language]).map((title, place) => expected[place] && title);
    expect(given).toEqual(expected);
  });

  test.each(LANGUAGES)('has no word in %s that the product has given up', language => {
    const texts = articlesOf(TRANSLATIONS[language]).flatMap(({ title, blocks }) => [
      title,
      ...blocks.flatMap(textsOf),
    ]);
    const used = RETIRED[language].flatMap(({ phrase }) => texts.filter(text => phrase.test(text)));
    expect(used).toEqual([]);
  });
});
