import {
  type BySeat,
  bySeat,
  type CountedHand,
  changesOf,
  classicalWaits,
  countHand,
  countsOf,
  countWin,
  regularDistance,
  type Seat,
  type Tile,
  type Transfer,
  tileOf,
  transfersOf,
} from '@gorrion/rules';
import { copiesLeft, type HandTiles, sizeOfHand, WHOLE } from '../hands/state.ts';
import { type ClassicalState, classicalClaim, flowersOf, rulesOfState } from './state.ts';

/** What a hand is worth: complete, or as one of the three that are counted beside the winner's (CLASSICAL 41). */
export interface ClassicalAccount {
  readonly isWin: boolean;
  readonly counted: CountedHand;
}

/** Returns what a hand is worth; undefined without tiles, and for fourteen that are not complete. */
export function accountOf(state: ClassicalState): ClassicalAccount | undefined {
  const { concealed, melds, winning, seat, opener } = state;
  const claim = classicalClaim(state);
  if (claim) {
    const counted = countWin(claim, rulesOfState(state));
    return counted && { isWin: true, counted };
  }
  if (sizeOfHand(state) === 0 || sizeOfHand(state) >= WHOLE) return undefined;
  // A tile that is marked as the last one is a tile like the others while some are missing.
  const held = winning === undefined ? concealed : [...concealed, winning];
  const hand = { concealed: held, melds, flowers: flowersOf(state), seat, opener };
  return { isWin: false, counted: countHand(hand, rulesOfState(state)) };
}

/** What one of the others pays for a hand. */
export type WinnersShare = Pick<Transfer, 'from' | 'isDoubled' | 'points'>;

/** Returns what each of the three others pays the winner (CLASSICAL 48). */
export const sharesOf = (winner: Seat, total: number): readonly WinnersShare[] =>
  transfersOf(
    winner,
    bySeat(seat => (seat === winner ? total : 0)),
  ).filter(({ to }) => to === winner);

/** The settlement of four hands: every payment, and what each seat gains or pays. */
export interface FourHands {
  readonly winner: Seat;
  readonly totals: BySeat<number>;
  readonly transfers: readonly Transfer[];
  readonly changes: BySeat<number>;
}

/** Returns the settlement of the four hands that a state tells; undefined while nobody has won. */
export function settlementOf(state: ClassicalState, account: ClassicalAccount | undefined): FourHands | undefined {
  const winner = account?.isWin ? state.seat : state.winner;
  if (winner === undefined || (winner === state.seat && !account?.isWin)) return undefined;
  const totals = bySeat(seat => (seat === state.seat ? (account?.counted.total ?? 0) : state.totals[seat]));
  const transfers = transfersOf(winner, totals);
  return { winner, totals, transfers, changes: changesOf(transfers) };
}

const KINDS: readonly Tile[] = Array.from({ length: 34 }, (_, kind) => tileOf(kind));

/** What a waiting tile brings. */
export interface ClassicalWait {
  readonly tile: Tile;
  /** Copies that the hand does not hold. */
  readonly left: number;
  readonly byDiscard: CountedHand;
  readonly bySelfDraw: CountedHand;
}

/** Returns the tiles that complete a hand of thirteen, each by discard and by self-draw; none of another number of tiles. */
export function classicalWaitsOf(state: ClassicalState): readonly ClassicalWait[] {
  const waiting = { ...state, winning: undefined };
  if (sizeOfHand(waiting) !== WHOLE - 1) return [];
  const rules = rulesOfState(state);
  const count = (winning: Tile, selfDrawn: boolean): CountedHand | undefined => {
    // How the hand will end is not known yet.
    const claim = classicalClaim({ ...waiting, winning, selfDrawn, circumstances: [] });
    return claim && countWin(claim, rules);
  };
  return classicalWaits(waiting.concealed, waiting.melds).flatMap(tile => {
    const [byDiscard, bySelfDraw] = [count(tile, false), count(tile, true)];
    return byDiscard && bySelfDraw ? [{ tile, left: copiesLeft(waiting, tile), byDiscard, bySelfDraw }] : [];
  });
}

/** Why fourteen tiles are not complete. */
export interface Incomplete {
  /** Tiles that would have to be others for four sets and a pair. */
  readonly lacking: number;
  /** Seven pairs that are of two or three suits, so that they are no hand here (CLASSICAL 52). */
  readonly isOfMixedPairs: boolean;
  /** Tiles of which one may be put away to be ready, each with what the others then wait for. */
  readonly swaps: readonly { readonly tile: Tile; readonly waits: readonly Tile[] }[];
}

const isOfPairs = (tiles: readonly Tile[]): boolean =>
  tiles.length === WHOLE && KINDS.every(kind => tiles.filter(tile => tile === kind).length % 2 === 0);

/** Returns why fourteen tiles are not complete. */
export function whyIncomplete({ concealed, melds, winning }: HandTiles): Incomplete {
  const held = winning === undefined ? concealed : [...concealed, winning];
  const swaps = [...new Set(held)]
    .toSorted((a, b) => a - b)
    .map(tile => {
      const rest = held.toSpliced(held.indexOf(tile), 1);
      return { tile, waits: classicalWaits(rest, melds).filter(other => other !== tile) };
    })
    .filter(({ waits }) => waits.length > 0);
  return { lacking: regularDistance(countsOf(held), melds.length) + 1, isOfMixedPairs: isOfPairs(held), swaps };
}
