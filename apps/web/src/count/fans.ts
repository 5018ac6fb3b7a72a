import { FAN_IDS, FAN_NAMES, type FanId, fanPoints, type Ruleset } from '@gorrion/rules';

/** A fan that a winner can name. */
export interface NameableFan {
  readonly id: FanId;
  readonly points: number;
}

/** The fans that a hand may have more than once. */
const REPEATED: ReadonlySet<FanId> = new Set([
  'double-pung',
  'mixed-double-chow',
  'pung-of-terminals-or-honors',
  'pure-double-chow',
  'short-straight',
  'tile-hog',
  'two-terminal-chows',
]);

export const mayRepeat = (fan: FanId): boolean => REPEATED.has(fan);

/** Ranges of points by which the list can be narrowed. */
export const BANDS = [
  { id: 'all', from: 0, to: 88 },
  { id: '1', from: 1, to: 1 },
  { id: '2', from: 2, to: 2 },
  { id: '4–6', from: 4, to: 6 },
  { id: '8–12', from: 8, to: 12 },
  { id: 'more', from: 16, to: 88 },
] as const;
export type Band = (typeof BANDS)[number];

/** Returns all fans that can be named, cheapest first. Flowers lie open and count by themselves. */
export const nameableFans = (rules: Ruleset): readonly NameableFan[] =>
  FAN_IDS.filter(id => id !== 'flower-tiles')
    .map(id => ({ id, points: fanPoints(id, rules) }))
    .sort((a, b) => a.points - b.points);

/** Returns a text as it is compared: without marks above letters, in small letters, without spaces at its ends. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const namesOf = (id: FanId): readonly string[] => Object.values(FAN_NAMES[id]).map(plain);

/** Returns the fans of a range whose name in any of the four languages holds every word of the text. */
export function searched(fans: readonly NameableFan[], text: string, band: Band): readonly NameableFan[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const isFound = (id: FanId) => namesOf(id).some(name => words.every(word => name.includes(word)));
  return fans.filter(({ id, points }) => points >= band.from && points <= band.to && isFound(id));
}

/** Returns how often each fan is named, in the order of the count. */
export function named(declared: readonly FanId[]): readonly { readonly id: FanId; readonly times: number }[] {
  const times = new Map<FanId, number>();
  for (const id of declared) times.set(id, (times.get(id) ?? 0) + 1);
  return [...times].map(([id, count]) => ({ id, times: count }));
}

/** Returns the points of all named fans, whether the hand has them or not. */
export const sumOf = (declared: readonly FanId[], rules: Ruleset): number =>
  declared.reduce((sum, id) => sum + fanPoints(id, rules), 0);
