import type { Language } from '@gorrion/rules';
import { en, type Words } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

export const WORDS: Readonly<Record<Language, Words>> = { en, es, pt, zh };

/** Fills the places of a sentence. */
export const filled = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place));

/** Returns the form of a word for a count. */
export const counted = (language: Language, forms: { readonly one: string; readonly other: string }, count: number) =>
  filled(new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other, { count });

/** Writes points with their sign, and a minus that is as wide as the plus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `\u2212${-points}` : '0');
