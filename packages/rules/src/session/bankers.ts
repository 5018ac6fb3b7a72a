import { isClassical } from '../rulesets/ruleset.ts';
import { bySeat, type Seat, seatAfter } from '../tiles/seat.ts';
import type { HandBegun } from './handBegun.ts';
import { type ByPlayer, byPlayer, FIRST_SEATING, HANDS_A_ROUND, PLAYERS, type Player } from './players.ts';
import type { HandRecord, SessionState } from './state.ts';

/* Who is banker, folded from the hands of a session (CLASSICAL 12-14). */

/** Returns who was banker in a hand. */
export const bankerOf = ({ players }: HandRecord): Player => players[0];

/** Whether the banker of a hand may stay: nobody won, or they did. */
const isKept = ({ outcome }: HandRecord): boolean => outcome.kind !== 'won' || outcome.seat === 0;

/** Returns how many hands in a row the banker of the last hand has played. */
export function handsInARow(results: readonly HandRecord[]): number {
  const last = results.at(-1);
  const before = results.findLastIndex(result => last !== undefined && bankerOf(result) !== bankerOf(last));
  return results.length - before - 1;
}

/** Returns how many hands in a row the banker of the hand in play, or of the one just ended, has begun. */
export function bankersHand({ results, handNumber, seating }: SessionState): number {
  const before = results.filter(({ number }) => number < handNumber);
  const last = before.at(-1);
  return last && bankerOf(last) === seating[0] ? handsInARow(before) + 1 : 1;
}

function passesAfter({ results, options }: SessionState): boolean {
  const last = results.at(-1);
  if (!last || !isClassical(options.rules)) return false;
  const { bankerHands } = options.rules;
  return !isKept(last) || (bankerHands !== 'until-lost' && handsInARow(results) >= bankerHands);
}

/** Returns how often another player has become banker before the next hand. */
function passes(state: SessionState): number {
  const changes = state.results.filter((result, n) => n > 0 && bankerOf(result) !== bankerOf(state.results[n - 1]!));
  return changes.length + (passesAfter(state) ? 1 : 0);
}

/** Returns who is banker in the next hand; the others sit to the right in the order of the session. */
export function nextBanker(state: SessionState): HandBegun {
  const passed = passes(state);
  const seating = bySeat(seat => FIRST_SEATING[seatAfter(seat, passed)]);
  const round = (Math.floor(passed / HANDS_A_ROUND) & 3) as Seat;
  return { type: 'hand-begun', number: state.handNumber + 1, dealer: seating[0], round, seating };
}

/** Returns whether the agreed rounds go on: in each of them every player is banker once, for as long as they stay. */
export const hasRoundsLeft = (state: SessionState): boolean => passes(state) < state.options.hands;

/** A round that is over, and who won it (CLASSICAL 14). */
export interface RoundWon {
  readonly round: Seat;
  /** Points of its hands, by player. */
  readonly points: ByPlayer<number>;
  /** Those with most points: more than one share the round. */
  readonly winners: readonly Player[];
}

/**
 * Returns the rounds of a session in which everybody has been banker, in order, with their winners; none where the rules
 * name no winner of a round. A round that the end of the game has cut short has no winner.
 */
export function roundsWon(state: SessionState): readonly RoundWon[] {
  const { rules } = state.options;
  if (!isClassical(rules) || !rules.winnerOfRound) return [];
  // Who stops in a hand makes it void: it ends no banker's time.
  const isCut = state.end && state.end.reason !== 'complete' && state.results.at(-1)?.outcome.kind === 'void';
  const passed = passes(isCut ? { ...state, results: state.results.slice(0, -1) } : state);
  return Array.from({ length: Math.floor(passed / HANDS_A_ROUND) }, (_, n) => {
    const hands = state.results.filter(({ round }) => round === n);
    const points = byPlayer(player => hands.reduce((sum, { changes }) => sum + changes[player], 0));
    const most = Math.max(...points);
    return { round: n as Seat, points, winners: PLAYERS.filter(player => points[player] === most) };
  });
}
