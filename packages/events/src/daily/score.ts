import type { BotLevel, GameId, PersonId } from '@gorrion/protocol';
import type { HandResult } from '../duplicate/types.ts';
import { DAILY_HANDS, type DailyGame, type DailyState, EXPERT_LEVEL, FULL_FIELD } from './types.ts';

/*
 * What a day's hands are worth. The score of a hand is the share of the others who were beaten from the same seat, ties half;
 * that of the day is the mean of four. So the luck of a deal falls away, and pools can be compared.
 */

/** Points of a hand; undefined if it was left. Everybody plays as A, who sits at every wind once. */
export const pointsIn = ({ results }: DailyGame, hand: number): number | undefined =>
  results.find(one => one.hand === hand && one.kind !== 'void')?.changes[0];

/** Returns how many of sorted values lie below a value, and how many are equal to it. */
function standingAmong(sorted: readonly number[], value: number): { readonly below: number; readonly equal: number } {
  const first = (isPast: (one: number) => boolean) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isPast(sorted[middle]!)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const below = first(one => one >= value);
  return { below, equal: first(one => one > value) - below };
}

/** Returns the share of the others who are beaten, ties half; undefined without others. `all`: sorted, with one's own value. */
function shareOf(all: readonly number[], value: number): number | undefined {
  const { below, equal } = standingAmong(all, value);
  return all.length < 2 ? undefined : (below + (equal - 1) / 2) / (all.length - 1);
}

/** One who played the deals of a pool: a person, or a bot in their place. */
export interface Entrant {
  /** Absent for a bot; null for a person who wanted to be forgotten. */
  readonly person?: PersonId | null;
  readonly level?: BotLevel;
  readonly results: readonly HandResult[];
  readonly game?: GameId;
  /** By hand; undefined if the hand was left. */
  readonly points: readonly (number | undefined)[];
  /** By hand, 0 to 1; a hand that was left is worth 0. */
  readonly scores: readonly number[];
  /** Mean of the scores; undefined while there is nobody to compare with. */
  readonly mean: number | undefined;
}

/** Everybody who played the deals of one pool, compared. */
export interface Field {
  /** Best first; bots are among them as long as there are few people. */
  readonly entrants: readonly Entrant[];
  readonly people: number;
  readonly bots: number;
  /** The expert's line, compared with the field and no part of it. */
  readonly expert: Entrant | undefined;
  /** By hand: the points of all, sorted. */
  readonly points: readonly (readonly number[])[];
  /** The means of all, sorted. */
  readonly means: readonly number[];
}

export type Unscored = Omit<Entrant, 'points' | 'scores' | 'mean'>;
const HANDS = Array.from({ length: DAILY_HANDS }, (_, n) => n + 1);
const withoutLeft = (points: number | undefined): readonly number[] => (points === undefined ? [] : [points]);
const byValue = (a: number, b: number): number => a - b;
const allPoints = (entrants: readonly Unscored[]) =>
  HANDS.map(hand => entrants.flatMap(one => pointsIn(one, hand) ?? []).sort(byValue));

function scored(one: Unscored, points: readonly (readonly number[])[]): Entrant {
  const own = HANDS.map(hand => pointsIn(one, hand));
  const shares = own.map((value, n) => (value === undefined ? 0 : shareOf(points[n]!, value)));
  const scores = shares.map(share => share ?? 0);
  const isAlone = points.every(all => all.length < 2);
  const mean = isAlone ? undefined : scores.reduce((sum, score) => sum + score, 0) / DAILY_HANDS;
  return { ...one, points: own, scores, mean };
}

/** Returns somebody as they compare with a field that they are no part of. */
export function beside(one: Unscored, { points }: Pick<Field, 'points'>): Entrant {
  return scored(
    one,
    points.map((all, n) => [...all, ...withoutLeft(pointsIn(one, n + 1))].sort(byValue)),
  );
}

/** Compares everybody who has played the deals of a pool. Plays that count for nothing are compared with it, and no part of it. */
export function fieldOf(state: DailyState, pool: number): Field {
  const people = state.plays.flatMap(({ pool: theirs, isLate, played, person }): Unscored[] =>
    theirs === pool && !isLate && played && played.results.length > 0 ? [{ ...played, person }] : [],
  );
  const ofPool = state.bots.filter(bot => bot.pool === pool);
  const compared = people.length < FULL_FIELD ? ofPool.filter(({ level }) => level !== EXPERT_LEVEL) : [];
  const all = [...people, ...compared];
  const points = allPoints(all);
  const entrants = all
    .map(one => scored(one, points))
    .sort((a, b) => (b.mean ?? 0) - (a.mean ?? 0) || sumOf(b) - sumOf(a));
  const means = entrants.flatMap(({ mean }) => mean ?? []).sort(byValue);
  const expert = ofPool.find(({ level }) => level === EXPERT_LEVEL);
  const field = { entrants, people: people.length, bots: compared.length, points, means };
  return { ...field, expert: expert && beside(expert, field) };
}

export const sumOf = ({ points }: Pick<Entrant, 'points'>): number =>
  points.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** Returns the place of a value among sorted ones, 1 for the best, and the share of the others that it beats. */
export function placeAmong(
  sorted: readonly number[],
  value: number,
): { readonly place: number; readonly share: number } {
  const { below, equal } = standingAmong(sorted, value);
  return { place: 1 + sorted.length - below - equal, share: shareOf(sorted, value) ?? 0 };
}

/** All pools of a day, compared each in itself. */
export interface ScoredDay {
  readonly fields: readonly Field[];
  /** The means of all people who count, over all pools, sorted. */
  readonly means: readonly number[];
  readonly meanOf: ReadonlyMap<PersonId, number>;
}

/** Compares a whole day. */
export function scoreDay(state: DailyState): ScoredDay {
  const fields = state.pools.map((_, pool) => fieldOf(state, pool));
  const people = fields.flatMap(({ entrants }) => entrants.filter(({ person }) => person !== undefined));
  const means = people.flatMap(({ mean }) => mean ?? []).sort(byValue);
  const meanOf = new Map(people.flatMap(({ person, mean }) => (person && mean !== undefined ? [[person, mean]] : [])));
  return { fields, means, meanOf };
}
