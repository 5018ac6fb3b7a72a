import type { HandProgress } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import type { ReviewRun } from '../../client/archive/useReview.ts';

/* How far the review of a game is, hand by hand. */

export type HandState = HandProgress['state'];

/** Share of the work of a hand that its overview takes. */
const OVERVIEW = 0.05;

/** Returns how much of the work of a hand is done, 0 to 1. */
function shareOf({ state, stage, done, all }: HandProgress): number {
  if (state === 'done') return 1;
  const steps = state === 'running' && all > 0 ? done / all : 0;
  return stage === null ? OVERVIEW * steps : OVERVIEW + (1 - OVERVIEW) * steps;
}

export interface GameProgress {
  /** By hand, in their order. */
  readonly hands: readonly HandState[];
  readonly done: number;
  /** Share of the whole work, 0 to 1. */
  readonly share: number;
}

/** Returns the progress of a run; a hand is done when it is done for all its players. */
export function progressOf(all: readonly HandProgress[]): GameProgress {
  const numbers = [...new Set(all.map(({ hand }) => hand))].toSorted((a, b) => a - b);
  const hands = numbers.map((hand): HandState => {
    const states = all.filter(one => one.hand === hand).map(({ state }) => state);
    if (states.every(state => state === 'done')) return 'done';
    return states.every(state => state === 'waiting') ? 'waiting' : 'running';
  });
  return {
    hands,
    done: hands.filter(state => state === 'done').length,
    share: all.length === 0 ? 0 : all.reduce((sum, one) => sum + shareOf(one), 0) / all.length,
  };
}

/** Whether every hand of these players is reviewed in full, by this device or the server, now or before: nothing is left to start. */
export const isReviewed = (all: readonly HandProgress[], players: readonly Player[]): boolean =>
  players.every(player => {
    const own = all.filter(one => one.player === player);
    return own.length > 0 && own.every(({ state }) => state === 'done');
  });

/** Hands after which the progress is spoken. */
const SPOKEN = 4;

/** Returns the number of hands that is spoken now: every fourth, and the last. */
export const spokenHands = ({ done, hands }: GameProgress): number =>
  done === hands.length ? done : Math.floor(done / SPOKEN) * SPOKEN;

/** A moment of a run. */
export interface Sample {
  /** Time (ms). */
  readonly at: number;
  readonly share: number;
}

/** Least share of the work, and least time (ms), from which the rest can be estimated. */
const [LEAST_SHARE, LEAST_TIME] = [0.04, 5000];

/** Returns the minutes that are left of a run by the pace at which its hands were played out; undefined before that is known. */
export function runMinutesLeft({ hands, paced }: Pick<ReviewRun, 'hands' | 'paced'>, at: number): number | undefined {
  if (!paced) return undefined;
  return minutesLeft({ at: paced.at, share: progressOf(paced.hands).share }, { at, share: progressOf(hands).share });
}

/** Returns the minutes that are left, at least one; undefined if it is too early to say. */
export function minutesLeft(first: Sample, now: Sample): number | undefined {
  const [share, time] = [now.share - first.share, now.at - first.at];
  if (share < LEAST_SHARE || time < LEAST_TIME || now.share >= 1) return undefined;
  return Math.max(1, Math.round((((1 - now.share) / share) * time) / 60_000));
}
