import type { Fears } from '../chance/course.ts';
import type { Reading } from '../chance/rates.ts';
import type { Budget } from '../future/future.ts';

/** How far a level looks and what it dares: a stronger level is another row of these numbers. */
export interface Style {
  readonly budget: Budget;
  /** Discards whose future is looked into: so many of those that leave most weight, with this share of the most. */
  readonly lookedInto: number;
  readonly leastShare: number;
  /** How much longer than the shortest a target may be, by the length of the shortest. */
  readonly slack: readonly number[];
  /** What a claim must gain: the first one gives the concealed hand away, with more ways to improve than are seen. */
  readonly firstClaim: number;
  readonly furtherClaim: number;
  /** What dealing in costs beyond what it costs that another wins at all. */
  readonly dealtIn: number;
  /** A kong is declared when the hand keeps this share of its worth: its points and the extra draw are the gain. */
  readonly kongShare: number;
  /** How closely it reads what may come. */
  readonly reading: Reading;
  readonly fears: Fears;
  /** So many of the heaviest targets are counted by the scorer however far they are. */
  readonly countedExactly: number;
}

export const REGULAR: Style = {
  budget: { targets: 80, nodes: 250, leastUse: 0.04, alternatives: 0, weighsAnew: false },
  lookedInto: 5,
  leastShare: 0.1,
  slack: [1, 1, 1, 1, 1, 1, 0],
  firstClaim: 3,
  furtherClaim: 0.3,
  dealtIn: 8,
  kongShare: 0.98,
  reading: 'by-kind',
  fears: { hazardShare: 0.65, seesMelds: false, laterDealIns: 0 },
  countedExactly: 0,
};

export const EASY: Style = {
  ...REGULAR,
  budget: { targets: 40, nodes: 60, leastUse: 0.06, alternatives: 0, weighsAnew: false },
  lookedInto: 4,
  slack: [0],
};

export const STRONG: Style = {
  ...REGULAR,
};

export const EXPERT: Style = {
  budget: { targets: 200, nodes: 1200, leastUse: 0.04, alternatives: 1, weighsAnew: true },
  lookedInto: 6,
  leastShare: 0.08,
  slack: [2, 2, 2, 2, 1, 1, 0],
  firstClaim: 3,
  furtherClaim: 0.3,
  dealtIn: 8,
  kongShare: 0.98,
  reading: 'by-table',
  fears: { hazardShare: 0.65, seesMelds: true, laterDealIns: 3.6 },
  countedExactly: 200,
};
