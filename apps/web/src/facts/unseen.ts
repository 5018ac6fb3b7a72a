import { type HandState, isFlower, meldTiles, SEATS, type Seat, type Tile } from '@gorrion/rules';

/**
 * How many copies of a kind this seat has seen: its own tiles, every meld that is not face down, and what lies in the
 * rivers. A tile that was claimed has left the river for a meld. Reads a view: what is hidden there stays unseen.
 */
function seenBy(hand: HandState, seat: Seat, tile: Tile): number {
  const isIt = (other: Tile) => other === tile;
  return SEATS.reduce<number>((sum, other) => {
    const { concealed, melds, discards } = hand.seats[other];
    const own = other === seat ? concealed.filter(isIt).length : 0;
    const laid = melds.flatMap(meldTiles).filter(isIt).length;
    return (
      sum + own + laid + discards.filter(discard => discard.tile === tile && discard.claimedBy === undefined).length
    );
  }, 0);
}

/** Copies of a kind that can still come to this seat; undefined for flowers, of which there is one each. */
export const unseenBy = (hand: HandState, seat: Seat, tile: Tile): number | undefined =>
  tile < 0 || isFlower(tile) ? undefined : Math.max(0, 4 - seenBy(hand, seat, tile));
