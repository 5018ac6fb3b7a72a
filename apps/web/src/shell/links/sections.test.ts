import { DOUBLE_IDS, FOULS, SPECIAL_IDS } from '@gorrion/rules';
import classical from '@gorrion/rules/CLASSICAL.md?raw';
import english from '@gorrion/rules/RULEBOOK.md?raw';
import { BOOK_ARTICLES } from '@gorrion/rules/testing';
import { describe, expect, test } from 'vitest';
import { ARTICLES as SAID } from '../../board/log.ts';
import { optionsByArticle } from '../../learn/rulebook/options.ts';
import { chapterOf, readRulebook } from '../../learn/rulebook/read.ts';
import { ARTICLES as QUOTED } from '../../sheet/session/articles.ts';
import { articleOfOption } from '../options/option.ts';
import { OPTIONS, optionOf } from '../options/options.ts';
import {
  articleOfSection,
  CLASSICAL_ARTICLES,
  COUNT_ARTICLE,
  DOUBLE_ARTICLES,
  PRINCIPLE_ARTICLES,
  SPECIAL_ARTICLES,
} from './sections.ts';

const book = readRulebook(english);
const older = readRulebook(classical);

describe('what other pages link to', () => {
  test('is the article that the table of options names', () => {
    // The page of all options has other names for the times, and one for both kinds of kongs.
    const names: Record<string, string> = { think: 'move', claim: 'claimSeconds' };
    for (const [article, options] of optionsByArticle(book)) {
      for (const { name } of options) {
        const [group = '', part = ''] = name.split('.');
        const option = group === 'seconds' ? (names[part] ?? part) : group;
        expect(articleOfOption(optionOf(option), 'competition'), name).toBe(article);
      }
    }
    expect(articleOfOption(optionOf('botLevel'), 'competition')).toBeUndefined();
  });

  test('is an article about the section of the printed book', () => {
    expect(articleOfSection('3.11.6.3')).toBe(96);
    expect(articleOfSection(' 3.11.6.6 ')).toBe(93);
    expect(articleOfSection('3.11.6.10')).toBe(98);
    expect(articleOfSection('3.11.6.11')).toBe(97);
    expect(articleOfSection('3.110')).toBeUndefined();
    expect(articleOfSection('')).toBeUndefined();
  });

  test('stands in the rulebook', () => {
    const sections = ['3.9.1.4', '3.11', '3.11.2', '3.11.6.2', '3.11.6.3', '3.11.6.6', '3.11.6.8'].map(
      articleOfSection,
    );
    const articles = [...sections, ...Object.values(PRINCIPLE_ARTICLES), COUNT_ARTICLE];
    expect(articles.filter(article => article === undefined || !chapterOf(book, article))).toEqual([]);
  });

  test('is the article of the classical book that its table of options names', () => {
    for (const [article, options] of optionsByArticle(older)) {
      for (const { name } of options) expect(articleOfOption(optionOf(name), 'classical'), name).toBe(article);
    }
    expect(articleOfOption(optionOf('waits'), 'classical')).toBeUndefined();
    expect(articleOfOption(optionOf('limit'), 'competition')).toBeUndefined();
  });

  test('stands in the classical rulebook, for every double and every special hand', () => {
    const articles = [
      ...Object.values(CLASSICAL_ARTICLES),
      ...DOUBLE_IDS.map(id => DOUBLE_ARTICLES[id]),
      ...SPECIAL_IDS.map(id => SPECIAL_ARTICLES[id]),
    ];
    expect(articles.filter(article => !chapterOf(older, article))).toEqual([]);
  });

  test('are articles, appendices and fans that the printed book has', () => {
    const cited = OPTIONS.flatMap(({ section }) => section ?? []);
    const inBook = (article: string): boolean =>
      BOOK_ARTICLES.has(article) || /^fan ([1-9]|[1-7]\d|8[01])([,-] ?\d+)*$|^appendix [1-7]$/.test(article);
    expect([...cited, ...QUOTED].filter(article => !inBook(article))).toEqual([]);
    const byOption = new Map(OPTIONS.map(({ id, section }) => [id, section]));
    expect(byOption.get('claimSeconds')).toBe('3.6.7'); // three seconds, at the pung
    expect(byOption.get('lastDiscard')).toBe('fan 45');
  });

  test('an offence breaks the same article at the table as in the rules', () => {
    for (const [foul, article] of Object.entries(SAID)) {
      expect(article, foul).toBe(FOULS[foul as keyof typeof SAID].article);
    }
  });
});
