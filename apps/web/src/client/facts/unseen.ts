import { copiesSeen, type HandState, isFlower, type Seat, type Tile } from '@gorrion/rules';

/** Returns how many copies of a tile the seat has not seen; undefined for flowers, of which there is one each. */
export const unseenBy = (hand: HandState, seat: Seat, tile: Tile): number | undefined =>
  tile < 0 || isFlower(tile) ? undefined : copiesSeen(hand, seat).unseen[tile];
