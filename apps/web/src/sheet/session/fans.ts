import { searchFans } from '@gorrion/learn/fans';
import { FAN_IDS, type FanId, fanPoints, type McrRules } from '@gorrion/rules';

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
export const nameableFans = (rules: McrRules): readonly NameableFan[] =>
  FAN_IDS.filter(id => id !== 'flower-tiles')
    .map(id => ({ id, points: fanPoints(id, rules) }))
    .sort((a, b) => a.points - b.points);

/** Returns the fans of a range that `searchFans` finds. */
export function searched(fans: readonly NameableFan[], text: string, band: Band): readonly NameableFan[] {
  const found = new Set(searchFans(text));
  return fans.filter(({ id, points }) => points >= band.from && points <= band.to && found.has(id));
}

/** Returns how often each fan is named, in the order of the count. */
export function named(declared: readonly FanId[]): readonly { readonly id: FanId; readonly times: number }[] {
  const times = new Map<FanId, number>();
  for (const id of declared) times.set(id, (times.get(id) ?? 0) + 1);
  return [...times].map(([id, count]) => ({ id, times: count }));
}

/** Returns the points of all named fans, whether the hand has them or not. */
export const sumOf = (declared: readonly FanId[], rules: McrRules): number =>
  declared.reduce((sum, id) => sum + fanPoints(id, rules), 0);
