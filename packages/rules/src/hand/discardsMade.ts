import type { Meld } from '../melds/meld.ts';
import { SEATS, type Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { HandState } from './state.ts';

/** A discard, and what another seat made of it at once. */
export interface DiscardMade {
  readonly seat: Seat;
  readonly tile: Tile;
  /** As it was laid down: a pung that became a kong later was a pung then. Absent if nobody took it, or won on it. */
  readonly taken?: { readonly seat: Seat; readonly meld: Meld };
}

/** Returns all discards of a hand in the order in which they were made; every viewer gets the same list. */
export const discardsMade = ({ seats }: Pick<HandState, 'seats'>): readonly DiscardMade[] =>
  SEATS.flatMap(seat => seats[seat].discards.map(discard => ({ seat, ...discard })))
    .sort((a, b) => a.nth - b.nth)
    .map(({ seat, tile, claimedBy, meld }) =>
      meld && claimedBy !== undefined ? { seat, tile, taken: { seat: claimedBy, meld } } : { seat, tile },
    );
