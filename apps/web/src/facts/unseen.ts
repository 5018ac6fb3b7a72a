import { copiesSeen, type HandState, isFlower, type Seat, type Tile } from '@gorrion/rules';

/** Copies of a kind that can still come to this seat; undefined for flowers, of which there is one each. */
export const unseenBy = (hand: HandState, seat: Seat, tile: Tile): number | undefined =>
  tile < 0 || isFlower(tile) ? undefined : copiesSeen(hand, seat).unseen[tile];
