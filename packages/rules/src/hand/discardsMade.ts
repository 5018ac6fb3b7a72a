import type { Meld } from '../melds/meld.ts';
import { SEATS, type Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { HandState } from './state.ts';

/** A discard, and the meld that another seat claimed it for. */
export interface DiscardMade {
  readonly seat: Seat;
  readonly tile: Tile;
  /** The claim, with the meld as it was laid down. Absent if no seat claimed the tile, or a seat won on it. */
  readonly taken?: { readonly seat: Seat; readonly meld: Meld };
}

/** Returns all discards of a hand in the order in which they were made; every viewer gets the same list. */
export const discardsMade = ({ seats }: Pick<HandState, 'seats'>): readonly DiscardMade[] =>
  SEATS.flatMap(seat => seats[seat].discards.map(discard => ({ seat, ...discard })))
    .sort((a, b) => a.nth - b.nth)
    .map(({ seat, tile, claimedBy, meld }) =>
      meld && claimedBy !== undefined ? { seat, tile, taken: { seat: claimedBy, meld } } : { seat, tile },
    );
