import { type SeatCommand, seeded } from '@gorrion/rules';
import { withoutFans } from '../decisions/actions.ts';
import type { Decision } from '../decisions/decision.ts';
import { type Estimate, estimateOf, isDecided, type Prior } from './estimate.ts';
import { forRollouts, playShort } from './playShort.ts';
import { redealt } from './redeal.ts';

/** Pairs of rollouts between two pauses. */
const STEP = 5;
/** Pairs between two looks at the estimate, the least and the most of a decision. */
const BLOCK = 25;
const LEAST = 50;
export const MOST_PAIRS = 200;

export interface Comparison extends Estimate {
  readonly pairs: number;
}

/** How a decision is played out. */
export interface RolloutPlan {
  /** Names the deals. */
  readonly seed: string;
  /** Most pairs. */
  readonly pairs: number;
}

/**
 * Plays the hand on after the reference and after the played action, each pair from one deal of the unseen tiles, until
 * the loss is decided. Yields after every few pairs. The same decision and plan give the same result.
 */
export function* comparison(
  { view, seat, played }: Decision,
  reference: SeatCommand,
  prior: Prior | undefined,
  { seed, pairs }: RolloutPlan,
): Generator<void, Comparison> {
  const known = forRollouts(view);
  const [better, own] = [withoutFans(reference), withoutFans(played)];
  const differences: number[] = [];
  while (differences.length < pairs) {
    const deal = redealt(known, seat, seeded(`${seed}/${differences.length}`));
    differences.push(playShort(deal, seat, better) - playShort(deal, seat, own));
    if (differences.length % STEP === 0) yield;
    const isLook = differences.length >= LEAST && differences.length % BLOCK === 0;
    if (isLook && isDecided(estimateOf(differences, prior))) break;
  }
  return { ...estimateOf(differences, prior), pairs: differences.length };
}
