import type { Constants } from '../src/planning/constants.ts';

/** The longest search that one decision has room for; shorter searches are compared with it. */
export const LONG_SEARCH: Constants = {
  'budget.targets': 600,
  'budget.nodes': 15_000,
  'budget.leastUse': 0.02,
  'budget.alternatives': 2,
  lookedInto: 9,
  countedExactly: 600,
};
