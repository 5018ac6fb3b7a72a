import { type DealFound, type DealWish, findDeal } from '@gorrion/learn/teaching';
import { seeded } from '@gorrion/rules';

/** How long (ms) a deal is searched. */
const BUDGET = 900;

/** A wish, and the seed of this search. */
export interface DealQuestion {
  readonly wish: DealWish;
  readonly seed: string;
}

/** What was found, and in which time (ms). */
export type Found = DealFound & { readonly ms: number };

/** Searches a deal within the budget. */
export function search({ wish, seed }: DealQuestion): Found {
  const begin = performance.now();
  const found = findDeal(wish, seeded(seed), () => performance.now() - begin < BUDGET);
  return { ...found, ms: performance.now() - begin };
}
