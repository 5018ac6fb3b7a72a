import { chanceOfWait, explain } from '@gorrion/bots';
import {
  type BySeat,
  bySeat,
  copiesOf,
  type HandState,
  HIDDEN,
  isClassical,
  legalWin,
  meldTiles,
  PLAYING_KINDS,
  SEATS,
  type Seat,
  type Tile,
  tilesLeft,
  viewFor,
  waitsOf,
} from '@gorrion/rules';

/** A tile that completes a hand, and how many copies of it lie in none of the four hands and before nobody. */
export interface OpenWait {
  readonly tile: Tile;
  readonly left: number;
}

export interface SeatChance {
  /** How likely the seat wins this hand, from 0 to 1. */
  readonly chance: number;
  /** Empty unless the hand is one tile from complete. */
  readonly waits: readonly OpenWait[];
}

/** The level whose eyes see a hand; a stronger one thinks longer than a discard takes. */
const LEVEL = 'strong';

/** Counts the copies of each kind that nobody holds and that do not lie on the table. */
function unheld({ seats }: HandState): Int8Array {
  const left = Int8Array.from({ length: PLAYING_KINDS }, (_, kind) => copiesOf(kind as Tile));
  const take = (tile: Tile) => {
    if (tile < PLAYING_KINDS && left[tile]! > 0) left[tile]!--;
  };
  for (const { concealed, melds, discards } of seats) {
    concealed.forEach(take);
    for (const meld of melds) meldTiles(meld).forEach(take);
    for (const { tile, claimedBy } of discards) if (claimedBy === undefined) take(tile);
  }
  return left;
}

function waitsIn({ seats, phase }: HandState, seat: Seat, left: Int8Array): readonly OpenWait[] {
  if (phase.name === 'turn' && phase.seat === seat) return [];
  const { concealed, melds } = seats[seat];
  return waitsOf(concealed, melds).tiles.map(tile => ({ tile, left: left[tile]! }));
}

/** Returns the chance that a seat sees for itself, by its own view; undefined for a dead hand. */
function ownChance(hand: HandState, seat: Seat): number | undefined {
  if (hand.seats[seat].isDead) return undefined;
  const view = viewFor(hand, seat);
  const isOnTurn = hand.phase.name === 'turn' && hand.phase.seat === seat;
  if (!isOnTurn) return chanceOfWait(LEVEL, view, seat);
  return legalWin(view, seat) ? 1 : Math.max(0, ...explain(LEVEL, view, seat).map(({ winChance = 0 }) => winChance));
}

/*
 * The three numbers below are fitted to hands that four strong bots played to their ends. `npm run chances` compares them
 * with others: in each tenth of the chances shown, seats won at most 0.05 more or less often than shown in 1209 positions of
 * 300 hands; in the highest tenth 0.54 is shown, 0.58 won.
 */
/** What a hand has for which no way to win is seen yet. */
const UNSEEN = 0.06;
/** Power that puts the better hands further ahead than they see for themselves. */
const LEAD = 1.5;
/** How much the hopes of the four weigh for each tile that is left: each reckons with few draws of its own. */
const WEIGHT = 0.04;

/**
 * Brings chances together that each of the four sees for itself (undefined: a dead hand): only one of them wins, or nobody.
 * The more they hope and the more tiles are left, the less is left for a drawn hand.
 */
export function together(own: BySeat<number | undefined>, left: number): BySeat<number> {
  const certain = own.indexOf(1);
  if (certain >= 0) return bySeat(seat => (seat === certain ? 1 : 0));
  const hopes = own.map(chance => (chance === undefined ? 0 : chance + UNSEEN));
  const any = 1 - Math.exp(-WEIGHT * left * hopes.reduce((sum, hope) => sum + hope));
  const parts = hopes.map(hope => hope ** LEAD);
  const whole = parts.reduce((sum, part) => sum + part) || 1;
  return bySeat(seat => (any * parts[seat]!) / whole);
}

/**
 * Returns how likely each of the four wins, and what they wait for, from a hand in which all four lie open to the viewer;
 * undefined where they do not, between hands, and under the older ways.
 */
export function chancesOf(hand: HandState): BySeat<SeatChance> | undefined {
  const { phase, seats, rules } = hand;
  if (isClassical(rules) || (phase.name !== 'turn' && phase.name !== 'claims')) return undefined;
  if (SEATS.some(seat => seats[seat].concealed.includes(HIDDEN))) return undefined;
  // Who still holds flowers has no hand that can be valued.
  if (SEATS.some(seat => seats[seat].concealed.some(tile => tile >= PLAYING_KINDS))) return undefined;
  const left = unheld(hand);
  const chances = together(
    bySeat(seat => ownChance(hand, seat)),
    tilesLeft(hand.wall),
  );
  return bySeat(seat => ({ chance: chances[seat], waits: waitsIn(hand, seat, left) }));
}
