import { nameIn } from '@gorrion/protocol/birds';
import type { CallPlace } from './calls.ts';

/**
 * A sentence with places such as `{name}`, or plural forms of it, of which `count` selects one. A sentence with other
 * numbers writes their words as `{hands} {hands:hand|hands}`: the first is for one, the second for every other number.
 */
export type Message = string | PluralForms;
export type PluralForms = { readonly other: string } & {
  readonly [form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string;
};
export type Messages = Readonly<Record<string, Message>>;

/** The names of the places in a sentence: `'{a} of {b}'` has `'a' | 'b'`. The words of calls fill their places by themselves. */
type PlacesOf<S extends string> = S extends `${string}{${infer Place}}${infer Rest}`
  ? NameOf<Place> | PlacesOf<Rest>
  : never;
type NameOf<S extends string> = S extends `${infer Name}:${string}` ? Name : S;
type Places<M> = M extends string
  ? Exclude<PlacesOf<M>, CallPlace>
  : M extends PluralForms
    ? Exclude<PlacesOf<M[keyof M] & string>, CallPlace> | 'count'
    : never;
export type Values<M> = { readonly [name in Places<M>]: string | number };

/** The arguments after the key: the values of the places, or nothing for a sentence without places. */
export type Args<M> = [Places<M>] extends [never] ? readonly [] : readonly [values: Values<M>];

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [ISOLATE, END] = ['\u2068', '\u2069'];

/**
 * Returns a text that keeps its direction to itself: what stands beside a name that is written from right to left stays
 * where it is, and a number there keeps its sign in front.
 */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) && !text.startsWith(ISOLATE) ? ISOLATE + text + END : text;

/**
 * Returns a sentence with its places filled, from `usual` where `values` has none. Numbers and generated names are written
 * as the locale writes them.
 */
export function format(
  message: Message,
  values: Readonly<Record<string, string | number>>,
  locale: string,
  usual: Readonly<Record<string, string>> = {},
): string {
  const text = typeof message === 'string' ? message : pluralForm(message, values.count ?? Number.NaN, locale);
  if (!text.includes('{')) return text;
  return text.replace(/\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}/g, (place, name: string, one?: string, other = '') => {
    const value = values[name] ?? usual[name];
    if (value === undefined) return place;
    if (one !== undefined) return pluralForm({ one, other }, value, locale);
    return typeof value === 'number' ? withMinus(numberFormat(locale).format(value)) : isolated(nameIn(locale, value));
  });
}

const pluralForm = (forms: PluralForms, count: string | number, locale: string): string =>
  forms[pluralRules(locale).select(numberOf(count))] ?? forms.other;

/** Returns the number of a value that may be written already, as `1,5` or `−1`; NaN for every other text. */
function numberOf(value: string | number): number {
  if (typeof value === 'number') return value;
  const isPlain = /^[+\u2212-]?\d+([.,]\d\d?)?$/.test(value);
  return isPlain ? Number(value.replace(',', '.').replace('\u2212', '-')) : Number.NaN;
}

const cached = <T>(make: (locale: string) => T): ((locale: string) => T) => {
  const made = new Map<string, T>();
  return locale => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
};

const pluralRules = cached(locale => new Intl.PluralRules(locale));
const numberFormat = cached(locale => new Intl.NumberFormat(locale, { useGrouping: false }));
const signedFormat = cached(locale => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));
const decimalFormat = cached(locale => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const eitherFormat = cached(locale => new Intl.ListFormat(locale, { type: 'disjunction' }));
const allFormat = cached(locale => new Intl.ListFormat(locale, { type: 'conjunction' }));

const withMinus = (text: string): string => text.replace('-', '\u2212');

/** Formats a number with its sign: `+8`, `−22` with the true minus sign, `0`. */
export const signed = (value: number, locale: string): string => withMinus(signedFormat(locale).format(value));

/** Formats a number with at most two decimals and the locale's decimal sign: `0.5`, `−12`. */
export const decimal = (value: number, locale: string): string => withMinus(decimalFormat(locale).format(value));

/** Joins alternatives: `a, b or c`. */
export const either = (items: readonly string[], locale: string): string =>
  eitherFormat(locale).format(items.map(isolated));

/** Joins a list: `a, b and c`. Generated names are translated. */
export const all = (items: readonly string[], locale: string): string =>
  allFormat(locale).format(items.map(item => isolated(nameIn(locale, item))));
