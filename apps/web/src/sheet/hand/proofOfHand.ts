import type { ShuffleProof, TableState } from '@gorrion/protocol';
import {
  type HandState,
  meldTiles,
  SEATS,
  type Seat,
  standingTiles,
  type Tile,
  tilesApart,
  type Wall,
} from '@gorrion/rules';
import { verifyShuffle } from '@gorrion/table';

export type Verdict = 'sealed' | 'genuine' | 'false';

/** Returns every tile that has left the wall. */
function takenOf(wall: Wall): readonly Tile[] {
  const standing = new Set(standingTiles(wall));
  return wall.tiles.filter((_, place) => !standing.has(place));
}

/** Returns all tiles that a seat shows at the end, the winning tile included. */
function ofSeat(hand: HandState, seat: Seat): Tile[] {
  const { melds, flowers, discards } = hand.seats[seat];
  const lying = discards.filter(discard => discard.claimedBy === undefined).map(discard => discard.tile);
  const { hand: concealed, apart } = tilesApart(hand, seat);
  const winning = apart === undefined ? [] : [apart];
  return [...concealed, ...winning, ...melds.flatMap(meldTiles), ...flowers, ...lying];
}

/** Returns whether the four seats show at the end exactly the tiles that have left this wall. */
export function isDealtFrom(wall: readonly Tile[], hand: HandState): boolean {
  if (hand.phase.name !== 'over') return true;
  const seen = SEATS.flatMap(seat => ofSeat(hand, seat));
  return sorted(takenOf({ ...hand.wall, tiles: wall })) === sorted(seen);
}

const sorted = (tiles: readonly Tile[]): string => [...tiles].sort((a, b) => a - b).join();

/** Returns names by the chairs of the proof. Before a game's first hand they differ from the players: seats were not drawn yet. */
export function giversOf({ order }: ShuffleProof, places: TableState['places']): readonly string[] {
  const names = places.map(place => (place.kind === 'empty' ? '' : place.name));
  return order === undefined ? names : names.map((_, chair) => names[order.indexOf(chair as 0)] ?? '');
}

/**
 * Returns whether a hand that is over was dealt from the wall sealed before it. The opened values must fit their seals and
 * give the same dice, and the seats must show exactly the tiles that have left that wall.
 */
export function proofOfHand(proof: ShuffleProof, hand: HandState): Verdict {
  const verified = verifyShuffle(proof);
  if (!verified) return 'sealed';
  const isSameDice = verified.dice.join() === hand.dice.join();
  // The hand was played, so a proof that claims a void attempt is false.
  const isOfDeal = proof.format !== 3 || (proof.isDealt && !proof.isVoid);
  return verified.isGenuine && isOfDeal && isSameDice && isDealtFrom(verified.wall, hand) ? 'genuine' : 'false';
}
