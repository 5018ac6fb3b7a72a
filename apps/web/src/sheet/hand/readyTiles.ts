import {
  classicalWaits,
  type HandState,
  HIDDEN,
  isClassical,
  isFlower,
  type Seat,
  type Tile,
  waitsOf,
} from '@gorrion/rules';

/** Returns the tiles that complete a hand which lies open; none if it is not ready, or not open to the viewer. */
export function readyTiles(hand: HandState, seat: Seat): readonly Tile[] {
  const { concealed, melds } = hand.seats[seat];
  if (concealed.some(tile => tile === HIDDEN || isFlower(tile))) return [];
  return isClassical(hand.rules) ? classicalWaits(concealed, melds, hand.rules) : waitsOf(concealed, melds).tiles;
}
