import { REFUSALS } from '@gorrion/protocol';
import { BOOK_ARTICLES, citedIn } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import type { Message } from '../../kit/i18n/message.ts';
import type { Catalogue, Key } from '../../kit/i18n/translate.ts';
import { CATALOGUES } from '../../testing/catalogues.ts';

const { en, es, pt, zh } = CATALOGUES;
const KEYS = Object.keys(en) as Key[];

const textsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);
/** The places of a text. A language may write a call with a capital letter where another does not. */
const placesOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name![0]!.toLowerCase() + name!.slice(1)).sort();

/** Places that hold words, or the number of one thing, as a table. */
const WORDS = new Set(['call', 'copies', 'name', 'names', 'share', 'table', 'tile', 'wind', 'Kong']);
/** Words after a place that begin another part of the sentence, and articles. */
const JOINS = /^(and|at|for|from|it|of|on|para|por|sin|sem|y|e|das|de|as|os|los|las|unos|unas|uns|umas)$/;

/** Returns the plurals of the things that a catalogue counts: `points`, `tiles`, … */
function countedWords(catalogue: Catalogue): ReadonlySet<string> {
  const wordsOf = (text = ''): readonly string[] => text.match(/\p{Letter}+/gu) ?? [];
  const pairs = KEYS.flatMap(key => {
    const message = catalogue[key];
    if (typeof message !== 'string') return [[message.one, message.other]];
    return [...message.matchAll(/\{\w+:([^{}|]*)\|([^{}|]*)\}/g)].map(([, one, other]) => [one, other]);
  });
  return new Set(
    pairs.flatMap(([one, other]) =>
      wordsOf(other).filter(word => /s$|^people$/.test(word) && !JOINS.test(word) && !wordsOf(one).includes(word)),
    ),
  );
}

/** Whether the words after a place begin with a plural, or with one word and a plural. */
const isCounted = ([first = '', second = '']: readonly string[], counted: ReadonlySet<string>): boolean =>
  !JOINS.test(first) && (counted.has(first) || counted.has(second));

describe.each(Object.entries(CATALOGUES))('the catalogue %s', (language, catalogue) => {
  it('has the keys of English and no others', () => {
    expect(Object.keys(catalogue).sort()).toEqual([...KEYS].sort());
  });

  it('cites articles of the book that exist, the same as in English', () => {
    const cited = (from: Catalogue, key: Key) => new Set(textsOf(from[key]).flatMap(citedIn));
    for (const key of KEYS) {
      expect(cited(catalogue, key), key).toEqual(cited(en, key));
      for (const article of cited(catalogue, key)) expect(BOOK_ARTICLES.has(article), `${key}: ${article}`).toBe(true);
    }
  });

  it('has no empty sentence', () => {
    for (const key of KEYS)
      for (const text of textsOf(catalogue[key])) expect(text.trim() || key.endsWith('comma'), key).toBeTruthy();
  });

  it('has the places of English in every sentence', () => {
    for (const key of KEYS) {
      const [wanted, own] = [en[key] as Message, catalogue[key]];
      const plain = (message: Message) => (typeof message === 'string' ? message : message.other);
      expect(placesOf(plain(own)), key).toEqual(placesOf(plain(wanted)));
    }
  });

  it('has the plural forms of its language wherever English counts, and only there', () => {
    const forms = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
    for (const key of KEYS) {
      const message = catalogue[key];
      expect(typeof message, key).toBe(typeof en[key]);
      if (typeof message !== 'string') expect(Object.keys(message).sort(), key).toEqual(forms);
    }
  });

  it('leaves the number out of a plural form only if that form is for the number 1 alone', () => {
    const rules = new Intl.PluralRules(language);
    for (const key of KEYS) {
      const message = catalogue[key];
      if (typeof message === 'string') continue;
      for (const [form, text] of Object.entries(message)) {
        const missing = placesOf(message.other).filter(name => !placesOf(text).includes(name));
        if (missing.length === 0) continue;
        expect(missing, `${key} ${form}`).toEqual(['count']);
        expect(
          [0, 1, 2, 3, 16, 144, 1_000_000].filter(n => rules.select(n) === form),
          `${key} ${form}`,
        ).toEqual([1]);
      }
    }
  });

  it('has both words wherever it counts: “{points} {points:point|points}”', () => {
    const counted = countedWords(catalogue);
    const bare = KEYS.flatMap(key => {
      const message = catalogue[key];
      return textsOf(message).flatMap(text =>
        [...text.matchAll(/\{(\w+)\}((?: \p{Letter}+){1,2})/gu)]
          .filter(([, place = '']) => !(place === 'count' && typeof message !== 'string') && !WORDS.has(place))
          .filter(([, , words = '']) => isCounted(words.trim().split(' '), counted))
          .map(() => `${key}: ${text}`),
      );
    });
    expect(bare).toEqual([]);
  });

  it('has a sentence for every refusal', () => {
    for (const code of REFUSALS) expect(catalogue[`error.${code}`], code).toMatch(/[.。]$/);
  });

  it('uses the true minus sign, and exclamation marks only in calls', () => {
    for (const key of KEYS) {
      for (const text of textsOf(catalogue[key])) {
        expect(text, key).not.toMatch(/(^|\s)-\d/);
        if (!key.startsWith('call.')) expect(text, key).not.toMatch(/[!！¡]/);
      }
    }
  });
});

describe('translations', () => {
  /** Whether a text has no word to translate: only signs, places and single letters. */
  const isShared = (text: string): boolean => !/\p{Letter}{2}/u.test(text.replace(/\{\w+\}/g, ''));

  it('into Chinese leave no English sentence behind', () => {
    for (const key of KEYS) {
      for (const text of textsOf(zh[key])) {
        const isName = /^(page\.brand|options\.ruleset\.(wmo2006|wmo2014|ema))$/.test(key);
        if (!isName && !isShared(text)) expect(text, key).toMatch(/\p{Script=Han}/u);
      }
    }
  });

  it('into Spanish and Portuguese are not the English sentence', () => {
    for (const catalogue of [es, pt]) {
      for (const key of KEYS) {
        for (const text of textsOf(catalogue[key])) {
          if (/\p{Letter}+ \p{Letter}+ \p{Letter}+/u.test(text)) expect(textsOf(en[key]), key).not.toContain(text);
        }
      }
    }
  });
});
