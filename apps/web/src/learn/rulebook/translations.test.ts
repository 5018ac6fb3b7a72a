import { CLASSICAL_RULESETS, FAN_NAMES, MCR_RULESETS } from '@gorrion/rules';
import classical from '@gorrion/rules/CLASSICAL.md?raw';
import english from '@gorrion/rules/RULEBOOK.md?raw';
import classicalSpanish from '@gorrion/rules/rulebook/classical.es.md?raw';
import classicalPortuguese from '@gorrion/rules/rulebook/classical.pt.md?raw';
import classicalChinese from '@gorrion/rules/rulebook/classical.zh.md?raw';
import spanish from '@gorrion/rules/rulebook/es.md?raw';
import portuguese from '@gorrion/rules/rulebook/pt.md?raw';
import chinese from '@gorrion/rules/rulebook/zh.md?raw';
import { describe, expect, test } from 'vitest';
import { RETIRED } from '../../kit/i18n/retired.ts';
import { translator } from '../../kit/i18n/translate.ts';
import { CATALOGUES } from '../../testing/catalogues.ts';
import { PRESETS } from './books.ts';
import { fansNamed } from './find.ts';
import { handOf } from './hand.ts';
import { codeName, optionsByArticle } from './options.ts';
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
 * Each rulebook is one book in four languages: the same chapters, articles and blocks in the same order, with the same
 * examples, options, references, sources and quotations.
 */

const LANGUAGES = ['es', 'pt', 'zh'] as const;

/** Words in code that are not names of options or of their values. */
const EXPECTED = new Set(['WMO 2006', 'WMO 2014', 'China 1998', '中国 1998']);

const competition = {
  id: 'competition',
  book: readRulebook(english),
  translations: { es: readRulebook(spanish), pt: readRulebook(portuguese), zh: readRulebook(chinese) },
} as const;
const older = {
  id: 'classical',
  book: readRulebook(classical),
  translations: {
    es: readRulebook(classicalSpanish),
    pt: readRulebook(classicalPortuguese),
    zh: readRulebook(classicalChinese),
  },
} as const;

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

/** The sections and examples of the printed texts that the sources name: numbers with dots, or with a letter. */
const sectionsIn = (blocks: readonly Block[]) =>
  blocks
    .filter(({ kind }) => kind === 'sources')
    .flatMap(textsOf)
    .flatMap(text => text.match(/\d+(?:\.(?:\d+|[a-h]))+/g) ?? [])
    .sort();

/** The words of a source, which stand in their own language in every translation. */
const quotedIn = (blocks: readonly Block[]) =>
  blocks
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap(textsOf)
    .flatMap(text => [...text.matchAll(/[“«]([^”»]+)[”»]/g)].map(([, words]) => words))
    .sort();

const partOf = (blocks: readonly Block[]) => ({
  blocks: blocks.map(shapeOf),
  codes: codesIn(blocks),
  references: referencesIn(blocks),
  sections: sectionsIn(blocks),
  fans: fansNamed(blocks),
});

describe('options in the text', () => {
  const sentencesIn = (book: Rulebook) =>
    [book.introduction, ...book.chapters.map(({ blocks }) => blocks), ...articlesOf(book).map(({ blocks }) => blocks)]
      .flat()
      .flatMap(sentencesOf);

  test.each(['en', ...LANGUAGES] as const)('have the names that the page of all options gives them: %s', language => {
    const t = translator(language, CATALOGUES[language]);
    const shown = [competition, older].flatMap(({ book, translations }) =>
      sentencesIn(language === 'en' ? book : translations[language]).flatMap(words =>
        words.flatMap(({ kind }, place) => (kind === 'code' ? [codeName(t, words, place)] : [])),
      ),
    );
    expect(shown.length).toBeGreaterThan(80);
    expect(shown.filter(text => /^[a-z]+([A-Z.]|$)|^[a-z]+-[a-z]+$|\d{4}$/.test(text) && !EXPECTED.has(text))).toEqual(
      [],
    );
  });

  test('and so have their values', () => {
    const t = translator('en', CATALOGUES.en);
    const [paragraph] = articlesOf(competition.book)
      .find(({ number }) => number === 41)!
      .blocks.flatMap(sentencesOf);
    const codes = paragraph!.flatMap(({ kind }, place) => (kind === 'code' ? [codeName(t, paragraph!, place)] : []));
    expect(codes).toEqual(['Who counts', 'Table', 'Winner']);
  });
});

const examplesIn = (of: Rulebook) =>
  articlesOf(of).flatMap(({ blocks }) => blocks.flatMap(block => (block.kind === 'examples' ? block.examples : [])));

describe('the rulebook', () => {
  const { book } = competition;

  test('is read to its last article', () => {
    expect(articlesOf(book)).toHaveLength(105);
    expect(examplesIn(book).length).toBeGreaterThan(40);
  });

  test('lists the presets in the order of the page', () => {
    const columns: readonly string[] = PRESETS.competition;
    expect(Object.keys(MCR_RULESETS).filter(id => columns.includes(id))).toEqual(columns);
    expect(optionsByArticle(book).get(44)).toEqual([{ name: 'waits', values: ['formal', 'formal', 'formal'] }]);
    expect([...optionsByArticle(book).values()].flat()).toHaveLength(27);
  });

  test.each(LANGUAGES)('calls fans in %s as the scorer does, where they are the title of an article', language => {
    const names = Object.values(FAN_NAMES);
    const titles = (of: Rulebook) => articlesOf(of).map(({ title }) => title);
    const expected = titles(book).map(title => names.find(({ en }) => en === title)?.[language]);
    expect(expected.filter(Boolean).length).toBeGreaterThan(8);
    const given = titles(competition.translations[language]).map((title, place) => expected[place] && title);
    expect(given).toEqual(expected);
  });
});

describe('the classical rulebook', () => {
  const { book, translations } = older;

  test('is read to its last article', () => {
    expect(articlesOf(book)).toHaveLength(66);
    expect(examplesIn(book).length).toBeGreaterThan(40);
  });

  test('[C66] lists the ways in the order of the page', () => {
    expect(Object.keys(CLASSICAL_RULESETS)).toEqual(PRESETS.classical);
    expect(optionsByArticle(book).get(13)).toEqual([{ name: 'bankerHands', values: ['3', 'until-lost', '3'] }]);
    expect([...optionsByArticle(book).values()].flat()).toHaveLength(14);
  });

  test.each(LANGUAGES.flatMap(language => articlesOf(book).map(article => ({ language, article }))))(
    'quotes the same words in article $article.number in $language',
    ({ language, article }) => {
      const translated = articlesOf(translations[language]).find(({ number }) => number === article.number)!;
      expect(quotedIn(translated.blocks)).toEqual(quotedIn(article.blocks));
    },
  );
});

describe.each([competition, older])('the $id rulebook', ({ book, translations }) => {
  test('has examples that can be drawn, and refers only to articles that stand in it', () => {
    expect(examplesIn(book).filter(({ hand }) => handOf(hand) === undefined)).toEqual([]);
    const known = new Set(articlesOf(book).map(({ number }) => number));
    const all = book.chapters.flatMap(({ blocks, articles }) => [blocks, ...articles.map(article => article.blocks)]);
    expect([book.introduction, ...all].flatMap(referencesIn).filter(article => !known.has(article))).toEqual([]);
  });

  test.each(LANGUAGES)('has the same chapters and articles in %s', language => {
    const translated = translations[language];
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
      const translated = articlesOf(translations[language]).find(({ number }) => number === article.number)!;
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
    expect(texts(translations[language]).filter(text => known.has(text))).toEqual([]);
  });

  test.each(LANGUAGES)('has no word in %s that the product has given up', language => {
    // What a source says stands in its own words.
    const texts = articlesOf(translations[language])
      .flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)])
      .map(text => text.replace(/[“«][^”»]+[”»]/g, ''));
    const used = RETIRED[language].flatMap(({ phrase }) => texts.filter(text => phrase.test(text)));
    expect(used).toEqual([]);
  });
});
