import type { TableState } from '@gorrion/protocol';
import {
  type BySeat,
  bySeat,
  type Claim,
  type ClaimsPhase,
  type HandState,
  isFlower,
  isOnlyForHu,
  isSuited,
  legalClaims,
  othersInTurn,
  playerAt,
  SEATS,
  type Seat,
  seatAfter,
  visibleCopies,
} from '@gorrion/rules';
import { askedClaims } from '../people/armed.ts';
import { isSolo, personAt } from '../people/people.ts';
import type { Slot } from './strata.ts';

/*
 * Chooses which slots of a window are timed and which seat's answer fills which slot:
 * packages/table/docs/claim-beat.md. Both are fixed when the window opens.
 */

/** The slot that a seat's answer fills, and whether the seat could win. */
export interface Eligible {
  readonly slot: Slot;
  readonly canWin: boolean;
}

/** The claims that an opening window offers. */
export interface Questions {
  /** Claims that each seat could make, without those that its player has switched off. */
  readonly claims: BySeat<readonly Claim[]>;
  /** Whether the seat is a person whose answer is awaited. */
  readonly isAsked: BySeat<boolean>;
}

export interface WindowSlots {
  /** Slots that are timed even if no seat can answer. Must follow from public facts. */
  readonly played: Readonly<Record<Slot, boolean>>;
  readonly eligible: BySeat<Eligible | undefined>;
}

export type SlotRule = (state: TableState, phase: ClaimsPhase, questions: Questions) => WindowSlots;

/** Returns the slot for these claims if no other seat claims; undefined without claims. */
export function eligibleFor(claims: readonly Claim[]): Eligible | undefined {
  const kinds = claims.map(claim => claim.kind);
  if (kinds.length === 0) return undefined;
  const canWin = kinds.includes('win');
  return { slot: canWin || kinds.includes('pung') || kinds.includes('kong') ? 'P' : 'C', canWin };
}

/** Returns the claims that would stand. Strict play accepts any claim, but only true ones are timed. */
const trueClaims = (hand: HandState, seat: Seat): readonly Claim[] =>
  legalClaims({ ...hand, rules: { ...hand.rules, assist: 'assisted' } }, seat);

/** Returns the slot of a seat, regardless of its player's switches. */
export const eligibleOf = (hand: HandState, seat: Seat): Eligible | undefined => eligibleFor(trueClaims(hand, seat));

const isHere = (state: TableState, seat: Seat): boolean =>
  personAt(state, playerAt(state.session, seat))?.presence === 'here';

/** Returns the questions of an opening window. `mayAnswer`: whether a seat's player is here, or about to come back. */
export function questionsOf(
  state: TableState,
  mayAnswer: (seat: Seat) => boolean = seat => isHere(state, seat),
): Questions {
  const claims = bySeat(seat => askedClaims(state, seat, trueClaims(state.session.hand, seat)));
  return { claims, isAsked: bySeat(seat => claims[seat].length > 0 && mayAnswer(seat)) };
}

/** Returns the other seats of people, including people who are away but not those who left. */
export const peopleBeside = (state: TableState, from: Seat): readonly Seat[] =>
  othersInTurn(from).filter(seat => {
    const person = personAt(state, playerAt(state.session, seat));
    return person !== undefined && person.presence !== 'left';
  });

const canBeMelded = (hand: HandState, { on, tile }: ClaimsPhase): boolean =>
  on === 'discard' && !isFlower(tile) && !isOnlyForHu(hand);

/**
 * Returns the slots that are timed. P is, unless it is public that no person can win, pung or kong: no pung if two
 * other copies are visible, no win for a dead hand. C is, for a number tile that can be melded: for the next person's
 * chow, or for a second person who could win or pung.
 */
function playedSlots(state: TableState, phase: ClaimsPhase): WindowSlots['played'] {
  const { hand } = state.session;
  const { from, tile } = phase;
  const people = peopleBeside(state, from);
  if (isSolo(state) || isFlower(tile)) return { P: false, C: false };
  const isMeldable = canBeMelded(hand, phase);
  const canPung = isMeldable && visibleCopies(hand, tile) - 1 < 2;
  return {
    P: people.some(seat => canPung || !hand.seats[seat].isDead),
    C: isMeldable && isSuited(tile) && (people.includes(seatAfter(from)) || people.length >= 2),
  };
}

/**
 * Assigns slots by the even beat. Of the people who could win, pung or kong, the first in turn fills P and each other
 * one C, so that none learns of another by waiting. Bots and absent people take no slot from them: their passes are
 * virtual.
 */
export const evenSlots: SlotRule = (state, phase, { claims, isAsked }) => {
  const played = playedSlots(state, phase);
  const eligible: (Eligible | undefined)[] = SEATS.map(seat => eligibleFor(claims[seat]));
  const rivals = othersInTurn(phase.from).filter(seat => isAsked[seat] && eligible[seat]?.slot === 'P');
  for (const seat of rivals.slice(1)) if (played.C) eligible[seat] = { ...eligible[seat]!, slot: 'C' };
  return { played, eligible: bySeat(seat => eligible[seat]) };
};

/** Returns the seat whose speed a virtual answer has: for C the next person's, else any but the discarder's. */
export function speedSeat(state: TableState, slot: Slot, from: Seat, pick: (count: number) => number): Seat {
  const people = peopleBeside(state, from);
  const next = seatAfter(from);
  const seats = slot === 'P' || people.length === 0 ? othersInTurn(from) : people.includes(next) ? [next] : people;
  return seats[pick(seats.length)]!;
}

export const discardsSoFar = (hand: HandState): number =>
  SEATS.reduce<number>((sum, seat) => sum + hand.seats[seat].discards.length, 0);
