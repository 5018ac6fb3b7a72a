import { asLaidDown } from '../melds/laying.ts';
import type { Meld } from '../melds/meld.ts';
import { type Seat, seatAfter } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { HandState } from './state.ts';

/** A discard, and what somebody made of it at once. */
export interface DiscardMade {
  readonly seat: Seat;
  readonly tile: Tile;
  /** As it was laid down: a pung that became a kong later was a pung then. */
  readonly taken?: { readonly seat: Seat; readonly meld: Meld };
}

const claimedTile = (meld: Meld): Tile => (meld.kind === 'chow' ? meld.claimed : meld.tile);

/**
 * All discards of a hand in the order in which they were made, as its rivers and melds tell it: whoever claims one plays
 * next, else the right neighbour. What a viewer does not see is not needed. A discard that was won on has no `taken`.
 */
export function discardsInOrder({ seats }: Pick<HandState, 'seats'>): readonly DiscardMade[] {
  const made: DiscardMade[] = [];
  const melds = seats.map(({ melds }) => melds.filter(meld => 'from' in meld));
  const rivers = seats.map(({ discards }) => [...discards]);
  for (let seat: Seat = 0, discard = rivers[0]!.shift(); discard; discard = rivers[seat]!.shift()) {
    const { tile, claimedBy } = discard;
    const meld = claimedBy === undefined ? undefined : melds[claimedBy]![0];
    const isTaken = meld && 'from' in meld && meld.from === seat && claimedTile(meld) === tile;
    made.push(isTaken ? { seat, tile, taken: { seat: claimedBy!, meld: asLaidDown(meld) } } : { seat, tile });
    if (isTaken) melds[claimedBy!]!.shift();
    seat = claimedBy ?? seatAfter(seat);
  }
  return made;
}
