import type { ShuffleProof } from '@gorrion/protocol';
import {
  type HandState,
  meldTiles,
  nextFromBack,
  nextFromFront,
  type Outcome,
  SEATS,
  type Seat,
  type Tile,
  type Wall,
} from '@gorrion/rules';
import { verifyShuffle } from '@gorrion/table';

export type Verdict = 'sealed' | 'genuine' | 'false';

/** Every tile that left the wall, by how many went from its two ends. */
function taken(tiles: readonly Tile[], { front, back, breakAt }: Wall): Tile[] {
  let wall: Wall = { tiles, breakAt, front: 0, back: 0 };
  const gone: Tile[] = [];
  while (wall.front < front) {
    gone.push(nextFromFront(wall)!);
    wall = { ...wall, front: wall.front + 1 };
  }
  while (wall.back < back) {
    gone.push(nextFromBack(wall)!);
    wall = { ...wall, back: wall.back + 1 };
  }
  return gone;
}

function ofSeat(hand: HandState, seat: Seat, outcome: Outcome): Tile[] {
  const { concealed, melds, flowers, discards } = hand.seats[seat];
  const lying = discards.filter(discard => discard.claimedBy === undefined).map(discard => discard.tile);
  const tiles = [...concealed, ...melds.flatMap(meldTiles), ...flowers, ...lying];
  if (outcome.kind !== 'won') return tiles;
  const { tile } = outcome;
  const lacksWinning = seat === outcome.seat && concealed.length + 3 * melds.length === 13;
  if (lacksWinning) tiles.push(tile);
  // A robbed tile still counts in the kong that it was added to.
  if (outcome.robbed && seat === outcome.from) tiles.splice(tiles.indexOf(tile), 1);
  return tiles;
}

const sorted = (tiles: readonly Tile[]): string => [...tiles].sort((a, b) => a - b).join();

/**
 * Whether a hand that is over was dealt from the wall that was sealed before it: the opened values fit the seal, the
 * dice are theirs, and the tiles that everybody now shows are exactly those that their wall gave.
 */
export function proofOfHand(proof: ShuffleProof, hand: HandState): Verdict {
  const verified = verifyShuffle(proof);
  if (!verified) return 'sealed';
  if (hand.phase.name !== 'over') return verified.isGenuine ? 'genuine' : 'false';
  const { outcome } = hand.phase;
  const seen = SEATS.flatMap(seat => ofSeat(hand, seat, outcome));
  const isSameDice = verified.dice.join() === hand.dice.join();
  const isSameWall = sorted(taken(verified.wall, hand.wall)) === sorted(seen);
  return verified.isGenuine && isSameDice && isSameWall ? 'genuine' : 'false';
}
