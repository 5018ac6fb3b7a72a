import type { ShuffleProof } from '@gorrion/protocol';
import { type BySeat, type Dice, fromBreak, PLAYERS, type Tile } from '@gorrion/rules';
import { sealOf } from './nonces.ts';
import { commitmentTo } from './secret.ts';
import { chanceOf } from './streams.ts';

/** What an opened shuffle proves: everything is rebuilt from the opened values alone. */
export interface VerifiedShuffle {
  /** The opened values are those that were sealed before the deal: the server's, and every nonce that counted. */
  readonly isGenuine: boolean;
  /** The draw of seats, when the hand was a game's first. */
  readonly seats: BySeat<0 | 1 | 2 | 3>;
  readonly dice: Dice;
  readonly ring: readonly Tile[];
  /** In drawing order from the break. */
  readonly wall: readonly Tile[];
}

const areNoncesGenuine = ({ commitment, contributions }: ShuffleProof): boolean =>
  contributions === undefined ||
  PLAYERS.every(place => {
    const { seal, nonce } = contributions[place];
    return nonce === undefined || seal === sealOf(commitment, place, nonce);
  });

/** Undefined while the proof is not opened. Compare `seats`, `dice` and `wall` with what was played. */
export function verifyShuffle(proof: ShuffleProof): VerifiedShuffle | undefined {
  if (!proof.opened) return undefined;
  const { seats, dice, ring } = chanceOf(proof.opened, proof.contributions);
  const isDrawn = proof.order === undefined || proof.order.join() === seats.join();
  const isGenuine = commitmentTo(proof.opened) === proof.commitment && areNoncesGenuine(proof) && isDrawn;
  return { isGenuine, seats, dice, ring, wall: fromBreak(ring, dice).tiles };
}
