import { foldText } from '@gorrion/protocol';
import { FAN_IDS, FAN_NAMES, type FanId, LANGUAGES } from '@gorrion/rules';

/* What a person looks for in the list of games. */

export const PLACES = ['all', 'online', 'device', 'public'] as const;
export type Place = (typeof PLACES)[number];

export const PERIODS = ['any', 'week', 'month', 'year'] as const;
type Period = (typeof PERIODS)[number];

const DAYS: Readonly<Record<Period, number>> = { any: Number.POSITIVE_INFINITY, week: 7, month: 30, year: 365 };
const DAY = 24 * 60 * 60_000;

export interface Wish {
  readonly place: Place;
  readonly text: string;
  readonly period: Period;
  /** A fan that the person won with. */
  readonly fan: FanId | undefined;
  readonly isStarred: boolean;
  /** Only games in which the review has found mistakes of the person. */
  readonly hasMistakes: boolean;
}

export const NO_WISH: Wish = {
  place: 'all',
  text: '',
  period: 'any',
  fan: undefined,
  isStarred: false,
  hasMistakes: false,
};

/** Returns the wish of an address, as "?fan=mixed-straight". A fan that does not exist is none. */
export function wishOf(search: string): Wish {
  const named = new URLSearchParams(search).get('fan');
  return { ...NO_WISH, fan: FAN_IDS.find(id => id === named) };
}

/** Returns the part of the address that stands for a wish; empty for one that names no fan. */
export const searchOf = ({ fan }: Wish): string => (fan ? `?${new URLSearchParams({ fan })}` : '');

/** Whether a wish leaves games out. */
export const isNarrow = ({ text, period, fan, isStarred, hasMistakes }: Wish): boolean =>
  text.trim() !== '' || period !== 'any' || fan !== undefined || isStarred || hasMistakes;

/** Returns the time (ms since 1970) from which on a period takes games; undefined if it takes all. */
export const sinceOf = (period: Period, now: number): number | undefined =>
  period === 'any' ? undefined : now - DAYS[period] * DAY;

/** Whether a name or title has what is looked for, as the server compares them. */
export const hasText = (names: readonly string[], text: string): boolean =>
  names.some(name => foldText(name).includes(foldText(text)));

/** Returns the fan that a text names, in any language. */
export function fanNamed(text: string): FanId | undefined {
  const name = foldText(text.trim());
  if (name === '') return undefined;
  return FAN_IDS.find(id => LANGUAGES.some(language => foldText(FAN_NAMES[id][language]) === name));
}

/** What the server and the device are asked for: a text that names a fan asks for the fan. */
export interface Query {
  readonly text: string;
  readonly fan: FanId | undefined;
  readonly since: number | undefined;
  readonly isStarred: boolean;
  readonly hasMistakes: boolean;
}

/** Returns what a wish asks for. Nobody's own fans and mistakes are looked for in the public list. */
export function queryOf(wish: Wish, now: number): Query {
  const { place, text: typed, period, fan: chosen, isStarred, hasMistakes } = wish;
  const text = typed.trim();
  const since = sinceOf(period, now);
  if (place === 'public') return { text, fan: undefined, since, isStarred: false, hasMistakes: false };
  const named = chosen === undefined ? fanNamed(text) : undefined;
  return { text: named ? '' : text, fan: chosen ?? named, since, isStarred, hasMistakes };
}
