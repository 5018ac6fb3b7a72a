import type { Fears } from '../chance/course.ts';
import type { RateModel } from '../chance/rates.ts';
import type { Budget } from '../future/future.ts';
import type { Search } from '../targets/prospects.ts';

/** Numbers of a level's search and of its risks; each level that plans has a row of them. */
export interface Style extends Search {
  readonly budget: Budget;
  /** Most discards to search, and the least weight that one must leave, as a share of the greatest weight left. */
  readonly lookedInto: number;
  readonly leastShare: number;
  /** Table points that a claim must gain: the first claim, which opens a concealed hand, and a further one. */
  readonly firstClaim: number;
  readonly furtherClaim: number;
  /**
   * Price of a deal-in beyond another seat's win, in table points; the true cost is ten in the mean. While the wall is
   * long a higher price buys safety cheaply, because another seat often wins anyway. Near its end it only draws hands.
   */
  readonly dealtIn: number;
  /** The same price with four own draws left or fewer; between ten and four draws it changes evenly. */
  readonly dealtInLast: number;
  /** Whether the level counts all tiles that lie open, or only its own. */
  readonly looksAround: boolean;
  /** How the level estimates draws and discards. */
  readonly rateModel: RateModel;
  readonly fears: Fears;
}

/** The widest search: ten milliseconds of processor a decision in the mean. */
export const EXPERT: Style = {
  budget: { targets: 180, nodes: 4000, leastUse: 0.04, alternatives: 1, weighsAnew: true },
  lookedInto: 6,
  leastShare: 0.01,
  slack: [2, 2, 2, 2, 2, 1, 0],
  firstClaim: 0,
  furtherClaim: 0,
  dealtIn: 30,
  dealtInLast: 0,
  looksAround: true,
  rateModel: 'by-table',
  fears: { hazardShare: 1, seesMelds: true, laterDealIns: 3, lastDiscards: 0.5 },
  relish: 1,
  countedExactly: 160,
};

/** Looks one tile further than the nearest target, and rates tiles by kind alone. */
export const STRONG: Style = {
  ...EXPERT,
  budget: { targets: 80, nodes: 250, leastUse: 0.04, alternatives: 0, weighsAnew: true },
  lookedInto: 5,
  firstClaim: 3,
  leastShare: 0.1,
  slack: [1, 1, 1, 1, 1, 1, 0],
  dealtIn: 8,
  dealtInLast: 8,
  rateModel: 'by-kind',
  fears: { hazardShare: 0.65, seesMelds: false, laterDealIns: 0, lastDiscards: 0 },
  countedExactly: 0,
};

/** Looks at the nearest targets, and one tile further if they lack a single tile. */
export const REGULAR: Style = {
  ...STRONG,
  budget: { targets: 40, nodes: 60, leastUse: 0.06, alternatives: 0, weighsAnew: false },
  lookedInto: 4,
  slack: [1, 1, 0],
};

/** Looks at the nearest targets and at its own tiles only, and fears no discard. */
export const EASY: Style = { ...REGULAR, slack: [0], looksAround: false };

/** Returns the style with a search no longer than that of the strong level. */
export const hurried = (style: Style): Style =>
  style.budget.nodes <= STRONG.budget.nodes
    ? style
    : { ...style, budget: STRONG.budget, lookedInto: STRONG.lookedInto, slack: STRONG.slack, countedExactly: 0 };
