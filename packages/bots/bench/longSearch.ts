import type { Constants } from '../src/planning/constants.ts';

/** As far as the expert's search goes with what one decision has room for: in its eyes shorter ones are judged. */
export const LONG_SEARCH: Constants = {
  'budget.targets': 600,
  'budget.nodes': 15_000,
  'budget.leastUse': 0.02,
  'budget.alternatives': 2,
  lookedInto: 9,
  countedExactly: 600,
};
