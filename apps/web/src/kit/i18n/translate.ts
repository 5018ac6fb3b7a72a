import { nameIn } from '@gorrion/protocol/birds';
import { type CallList, type CallName, callPlaces, callWords } from './calls.ts';
import { type Args, all, decimal, either, format, isolated, type Message, signed } from './message.ts';

/** Every sentence of the product by its key: the English catalogue declares them (`app/words/en`). */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the sentences are
export interface Sentences {}

/** A key of a sentence. The English catalogue lists all keys, and every other language has the same ones. */
export type Key = keyof Sentences;
export type Catalogue = { readonly [K in Key]: Message };

/** Returns sentences, numbers and lists in one language. */
export interface Translate {
  <K extends Key>(key: K, ...args: Args<Sentences[K]>): string;
  readonly locale: string;
  /** The list of words for calls, and its words. */
  readonly callList: CallList;
  readonly calls: Readonly<Record<CallName, string>>;
  /** Returns the same sentences with another list of words for calls. */
  withCalls(list: CallList): Translate;
  /** Formats a number with its sign: `+8`, `−22`, `0`. */
  signed(value: number): string;
  /** Formats a number: `0.5`, `−12`. */
  number(value: number): string;
  /** Returns a name as the reader sees it: a generated name in their language, a chosen name as it is. */
  nameOf(text: string): string;
  /** Returns the same name for a field or a file, without marks of its direction. */
  plainName(text: string): string;
  /** Joins alternatives: `a, b or c`. */
  either(items: readonly string[]): string;
  /** Joins a list: `a, b and c`. */
  all(items: readonly string[]): string;
}

/**
 * Returns the sentences of a catalogue with the words of a list for calls. A sentence that is not loaded shows its key.
 */
export function translator(locale: string, catalogue: Partial<Catalogue>, callList: CallList = 'chow'): Translate {
  const calls = callWords(callList, locale);
  const places = callPlaces(calls);
  const say = (key: Key, values: Readonly<Record<string, string | number>> = {}) =>
    format(catalogue[key] ?? key, values, locale, places);
  return Object.assign(say, {
    locale,
    callList,
    calls,
    withCalls: (list: CallList) => translator(locale, catalogue, list),
    signed: (value: number) => signed(value, locale),
    number: (value: number) => decimal(value, locale),
    nameOf: (text: string) => isolated(nameIn(locale, text)),
    plainName: (text: string) => nameIn(locale, text),
    all: (items: readonly string[]) => all(items, locale),
    either: (items: readonly string[]) => either(items, locale),
  }) as Translate;
}
