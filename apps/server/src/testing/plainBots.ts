import { defaultAction, legalActions } from '@gorrion/rules';
import type { Thinkers } from '../bots/thinkers.ts';

/** Bots that do not think, whatever level is wanted: for tests in which they play many games. */
export const PLAIN_BOTS: Thinkers = {
  for: () => ({ decide: async ({ hand, seat }) => defaultAction(hand, seat) ?? legalActions(hand, seat).at(-1)! }),
  close: async () => {},
};
