import type { ShuffleProof } from '@gorrion/protocol';
import { type BySeat, type Dice, fromBreak, type Tile } from '@gorrion/rules';
import { commitmentTo } from './secret.ts';
import { chanceOf } from './streams.ts';

/** What an opened shuffle proves: everything is rebuilt from the opened values alone. */
export interface VerifiedShuffle {
  /** The opened values are those that were committed before the deal. */
  readonly isGenuine: boolean;
  /** The draw of seats, when the hand was a game's first. */
  readonly seats: BySeat<0 | 1 | 2 | 3>;
  readonly dice: Dice;
  readonly ring: readonly Tile[];
  /** In drawing order from the break. */
  readonly wall: readonly Tile[];
}

/** Undefined while the proof is not opened. Compare `seats`, `dice` and `wall` with what was played. */
export function verifyShuffle(proof: ShuffleProof): VerifiedShuffle | undefined {
  if (!proof.opened) return undefined;
  const { seats, dice, ring } = chanceOf(proof.opened);
  const isGenuine = commitmentTo(proof.opened) === proof.commitment;
  return { isGenuine, seats, dice, ring, wall: fromBreak(ring, dice).tiles };
}
