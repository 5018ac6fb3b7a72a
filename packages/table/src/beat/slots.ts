import type { TableState } from '@gorrion/protocol';
import {
  type ClaimsPhase,
  type HandState,
  isFlower,
  isSuited,
  legalClaims,
  othersInTurn,
  playerAt,
  SEATS,
  type Seat,
  seatAfter,
  tilesLeft,
  visibleCopies,
} from '@gorrion/rules';
import { isSolo, personAt } from '../people.ts';
import type { Slot } from './strata.ts';

/* Which answers a window is timed for, and which it really awaits (design/claim-beat.md, steps 2, 3 and 8). */

/** What a seat could claim, as far as time is concerned. */
export interface Eligible {
  readonly slot: Slot;
  readonly canWin: boolean;
}

/**
 * A seat that could pung, kong or win fills P; one that could only chow fills C. Strict play lets everybody say
 * anything, but only who could truly claim is waited for: the others are as silent as at any table.
 */
export function eligibleOf(hand: HandState, seat: Seat): Eligible | undefined {
  const truly: HandState = { ...hand, rules: { ...hand.rules, assist: 'assisted' } };
  const kinds = legalClaims(truly, seat).map(claim => claim.kind);
  if (kinds.length === 0) return undefined;
  const canWin = kinds.includes('win');
  return { slot: canWin || kinds.includes('pung') || kinds.includes('kong') ? 'P' : 'C', canWin };
}

/** Somebody who counts as a person although he may be away for the moment; who left for good is played by a bot. */
const isPersonal = (state: TableState, seat: Seat): boolean => {
  const place = personAt(state, playerAt(state.session, seat));
  return place !== undefined && place.presence !== 'left';
};

const canBeMelded = (hand: HandState, { tile }: ClaimsPhase): boolean =>
  !isFlower(tile) && !(tilesLeft(hand.wall) === 0 && hand.rules.lastDiscard === 'hu-only');

/**
 * The slots that are timed even if nobody could answer; it follows from what everybody sees. P is spared where two
 * other copies lie open and no pung is possible, C where a chow is not.
 */
export function playedSlots(state: TableState, phase: ClaimsPhase): Readonly<Record<Slot, boolean>> {
  const { hand } = state.session;
  if (isSolo(state)) return { P: false, C: false };
  if (phase.on === 'added-kong') return { P: true, C: false };
  if (isFlower(phase.tile)) return { P: false, C: false };
  const othersOpen = visibleCopies(hand, phase.tile) - 1;
  const next = seatAfter(phase.from);
  return {
    P: othersOpen < 2,
    C: isSuited(phase.tile) && canBeMelded(hand, phase) && isPersonal(state, next),
  };
}

/** Whose measured speed a virtual answer has: the next seat's for C, one of the three for P. */
export const speedSeat = (slot: Slot, from: Seat, pick: number): Seat =>
  slot === 'C' ? seatAfter(from) : othersInTurn(from)[pick]!;

export const discardsSoFar = (hand: HandState): number =>
  SEATS.reduce<number>((sum, seat) => sum + hand.seats[seat].discards.length, 0);
