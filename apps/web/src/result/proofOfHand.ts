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

/** All tiles that a seat shows at the end, the winner's last one among them. */
function ofSeat(hand: HandState, seat: Seat): Tile[] {
  const { melds, flowers, discards } = hand.seats[seat];
  const lying = discards.filter(discard => discard.claimedBy === undefined).map(discard => discard.tile);
  const { hand: concealed, apart } = tilesApart(hand, seat);
  const winning = apart === undefined ? [] : [apart];
  return [...concealed, ...winning, ...melds.flatMap(meldTiles), ...flowers, ...lying];
}

/** Whether the tiles that everybody shows at the end are exactly those that this wall gave. */
export function isDealtFrom(wall: readonly Tile[], hand: HandState): boolean {
  if (hand.phase.name !== 'over') return true;
  const seen = SEATS.flatMap(seat => ofSeat(hand, seat));
  return sorted(takenOf({ ...hand.wall, tiles: wall })) === sorted(seen);
}

const sorted = (tiles: readonly Tile[]): string => [...tiles].sort((a, b) => a - b).join();

/** Names by the chairs of the proof: in a game's first hand it was sealed before the seats were drawn. */
export function giversOf({ order }: ShuffleProof, places: TableState['places']): readonly string[] {
  const names = places.map(place => (place.kind === 'empty' ? '' : place.name));
  return order === undefined ? names : names.map((_, chair) => names[order.indexOf(chair as 0)] ?? '');
}

/**
 * Whether a hand that is over was dealt from the wall that was sealed before it: the opened values fit their seals, the
 * dice are theirs, and the tiles that everybody now shows are exactly those that their wall gave.
 */
export function proofOfHand(proof: ShuffleProof, hand: HandState): Verdict {
  const verified = verifyShuffle(proof);
  if (!verified) return 'sealed';
  const isSameDice = verified.dice.join() === hand.dice.join();
  // A proof that says of a hand which was played that nothing was dealt from it is false.
  const isOfDeal = proof.format !== 3 || (proof.isDealt && !proof.isVoid);
  return verified.isGenuine && isOfDeal && isSameDice && isDealtFrom(verified.wall, hand) ? 'genuine' : 'false';
}
