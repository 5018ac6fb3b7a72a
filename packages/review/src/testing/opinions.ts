import type { ReviewedCandidate, ReviewedGoal, ReviewedRoute, ReviewReason } from '@gorrion/protocol';
import { type HandState, type Seat, type SeatCommand, viewFor } from '@gorrion/rules';
import { discards, given, tile } from '@gorrion/rules/testing';
import { reasonsOf } from '../reasons/reasonsOf.ts';

/* Positions and opinions for tests of reasons. */

/** A seat's view of a position. */
export interface SeatView {
  readonly view: HandState;
  readonly seat: Seat;
}

/** Returns East on its first turn with fourteen tiles. */
export const onTurn = (hand: string): SeatView => ({ view: viewFor(given({ hands: [hand] }).state, 0), seat: 0 });

/** Returns South with thirteen tiles when East has discarded a tile. */
export const offered = (hand: string, text: string): SeatView => ({
  view: viewFor(given({ hands: [text, hand] }).when(discards(0, text)).state, 1),
  seat: 1,
});

export const throws = (text: string): SeatCommand => ({ type: 'discard', seat: 0, tile: tile(text) });
export const kongs = (text: string): SeatCommand => ({ type: 'declare-kong', seat: 0, tile: tile(text) });
export const claims = (kind: 'pass' | 'pung' | 'kong' | 'win'): SeatCommand => ({
  type: 'claim',
  seat: 1,
  claim: { kind },
});
export const chows = (low: string): SeatCommand => ({
  type: 'claim',
  seat: 1,
  claim: { kind: 'chow', low: tile(low) },
});

/** Returns what the expert thinks of an action, with the figures that a test is about. */
export const opinion = (action: SeatCommand, figures: Partial<ReviewedCandidate> = {}): ReviewedCandidate => ({
  action,
  value: 0,
  plusMinus: null,
  isEqual: false,
  winChance: null,
  danger: [0, 0, 0, 0],
  distance: null,
  secured: 0,
  goal: null,
  routes: [],
  ...figures,
});

export const route = (name: string, share: number, points = 8): ReviewedRoute => ({
  route: name,
  share,
  points,
  missing: [],
});

/** Returns a goal that lacks tiles; the copies of the tiles are not read from it. */
export const goal = (byDiscard: number, lacks: string, fans: ReviewedGoal['fans'] = []): ReviewedGoal => ({
  byDiscard,
  selfDrawn: byDiscard,
  fans,
  missing: lacks.split(' ').map(text => ({ tile: tile(text), live: 4, from: 'anybody' })),
});

/** Returns the reasons of a decision whose first candidate is the best, and whose last one was played. */
export const whyNot = (position: SeatView, ...candidates: readonly ReviewedCandidate[]): readonly ReviewReason[] =>
  reasonsOf({ ...position, played: candidates.at(-1)!.action, candidates, kind: 'discard' });

/** Returns the reasons of a decision whose first candidate was played. */
export const whyGood = (position: SeatView, ...candidates: readonly ReviewedCandidate[]): readonly ReviewReason[] =>
  reasonsOf({ ...position, played: candidates[0]!.action, candidates, kind: 'discard' });

export const idsOf = (reasons: readonly ReviewReason[]): readonly string[] => reasons.map(({ id }) => id);
