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
 * Yields, for one deal of the unseen tiles after another, what the hand brings after the reference less what it brings
 * after the played action. The same decision and seed give the same numbers.
 */
export function* differencesOf(
  { view, seat, played }: Decision,
  reference: SeatCommand,
  seed: string,
): Generator<number> {
  const known = forRollouts(view);
  const [better, own] = [withoutFans(reference), withoutFans(played)];
  for (let pair = 0; ; pair++) {
    const deal = redealt(known, seat, seeded(`${seed}/${pair}`));
    yield playShort(deal, seat, better) - playShort(deal, seat, own);
  }
}

/**
 * Plays the hand on after the reference and after the played action, each pair from one deal, until the loss is decided.
 * Yields after every few pairs. The same decision and plan give the same result.
 */
export function* comparison(
  decision: Decision,
  reference: SeatCommand,
  prior: Prior | undefined,
  { seed, pairs }: RolloutPlan,
): Generator<void, Comparison> {
  const differences: number[] = [];
  for (const difference of differencesOf(decision, reference, seed)) {
    differences.push(difference);
    if (differences.length % STEP === 0) yield;
    const isLook = differences.length >= LEAST && differences.length % BLOCK === 0;
    const isEnough = differences.length >= pairs || (isLook && isDecided(estimateOf(differences, prior)));
    if (isEnough) break;
  }
  return { ...estimateOf(differences, prior), pairs: differences.length };
}
