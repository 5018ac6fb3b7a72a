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
 * Which answers a window is timed for, and which seat's answer fills which slot: packages/table/docs/claim-beat.md.
 * Everything is fixed when the window opens.
 */

/** What a seat could claim, as far as time is concerned, and the slot that its answer fills. */
export interface Eligible {
  readonly slot: Slot;
  readonly canWin: boolean;
}

/** What an opening window asks. */
export interface Questions {
  /** Claims that a seat could make, without those that its owner has switched off; empty where it has nothing to say. */
  readonly claims: BySeat<readonly Claim[]>;
  /** People whose answer is awaited. */
  readonly isAsked: BySeat<boolean>;
}

export interface WindowSlots {
  /** The slots that are timed even if nobody could answer: must follow from what everybody sees. */
  readonly played: Readonly<Record<Slot, boolean>>;
  readonly eligible: BySeat<Eligible | undefined>;
}

export type SlotRule = (state: TableState, phase: ClaimsPhase, questions: Questions) => WindowSlots;

/** The slot for claims of this kind, if nobody else claims; undefined where there are none. */
export function eligibleFor(claims: readonly Claim[]): Eligible | undefined {
  const kinds = claims.map(claim => claim.kind);
  if (kinds.length === 0) return undefined;
  const canWin = kinds.includes('win');
  return { slot: canWin || kinds.includes('pung') || kinds.includes('kong') ? 'P' : 'C', canWin };
}

/** Claims that would stand. Strict play lets everybody say anything; here only the truth counts. */
const trueClaims = (hand: HandState, seat: Seat): readonly Claim[] =>
  legalClaims({ ...hand, rules: { ...hand.rules, assist: 'assisted' } }, seat);

/** What a seat could claim, whatever its owner has switched off. */
export const eligibleOf = (hand: HandState, seat: Seat): Eligible | undefined => eligibleFor(trueClaims(hand, seat));

const isHere = (state: TableState, seat: Seat): boolean =>
  personAt(state, playerAt(state.session, seat))?.presence === 'here';

/** `mayAnswer`: whether a seat's owner is there to answer, or will be in a moment. */
export function questionsOf(
  state: TableState,
  mayAnswer: (seat: Seat) => boolean = seat => isHere(state, seat),
): Questions {
  const claims = bySeat(seat => askedClaims(state, seat, trueClaims(state.session.hand, seat)));
  return { claims, isAsked: bySeat(seat => claims[seat].length > 0 && mayAnswer(seat)) };
}

/** The other seats that belong to people: also those who are away, but not those who have left for good. */
export const peopleBeside = (state: TableState, from: Seat): readonly Seat[] =>
  othersInTurn(from).filter(seat => {
    const person = personAt(state, playerAt(state.session, seat));
    return person !== undefined && person.presence !== 'left';
  });

const canBeMelded = (hand: HandState, { on, tile }: ClaimsPhase): boolean =>
  on === 'discard' && !isFlower(tile) && !isOnlyForHu(hand);

/**
 * P is timed unless it is public that no person can win, pung or kong: a pung is out of the question when two other
 * copies lie open, a win for a dead hand. C is timed on a number tile that can be melded, for the next person's chow or
 * for a second one who could win or pung.
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
 * The even beat. Of those who are asked and could win, pung or kong, the first in turn fills P and every other one C, so
 * that none learns of another by waiting. Others take no slot from them: a bot's pass, and an absent person's, is virtual.
 */
export const evenSlots: SlotRule = (state, phase, { claims, isAsked }) => {
  const played = playedSlots(state, phase);
  const eligible: (Eligible | undefined)[] = SEATS.map(seat => eligibleFor(claims[seat]));
  const rivals = othersInTurn(phase.from).filter(seat => isAsked[seat] && eligible[seat]?.slot === 'P');
  for (const seat of rivals.slice(1)) if (played.C) eligible[seat] = { ...eligible[seat]!, slot: 'C' };
  return { played, eligible: bySeat(seat => eligible[seat]) };
};

/** Whose measured speed a virtual answer has: for C the next person's, else anybody's beside the discarder. */
export function speedSeat(state: TableState, slot: Slot, from: Seat, pick: (count: number) => number): Seat {
  const people = peopleBeside(state, from);
  const next = seatAfter(from);
  const seats = slot === 'P' || people.length === 0 ? othersInTurn(from) : people.includes(next) ? [next] : people;
  return seats[pick(seats.length)]!;
}

export const discardsSoFar = (hand: HandState): number =>
  SEATS.reduce<number>((sum, seat) => sum + hand.seats[seat].discards.length, 0);
