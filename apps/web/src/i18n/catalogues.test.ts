import { REFUSALS } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import type { Message } from './message.ts';
import { pt } from './pt/index.ts';
import type { Catalogue, Key } from './translate.ts';
import { zh } from './zh/index.ts';

const CATALOGUES: Readonly<Record<string, Catalogue>> = { en, es, pt, zh };
const KEYS = Object.keys(en) as Key[];

const textsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);
/** The places of a text. A language may write a call with a capital letter where another does not. */
const placesOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name![0]!.toLowerCase() + name!.slice(1)).sort();

describe.each(Object.entries(CATALOGUES))('the catalogue %s', (language, catalogue) => {
  it('has the keys of English and no others', () => {
    expect(Object.keys(catalogue).sort()).toEqual([...KEYS].sort());
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
        const isName = /^(page\.brand|options\.ruleset\.(wmo2006|ema))$/.test(key);
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
