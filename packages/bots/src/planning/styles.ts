import type { Fears } from '../chance/course.ts';
import type { RateModel } from '../chance/rates.ts';
import type { Budget } from '../future/future.ts';
import type { Search } from '../targets/prospects.ts';

/** How far a level looks and what it dares: a stronger level is another row of these numbers. */
export interface Style extends Search {
  readonly budget: Budget;
  /** Discards whose future is looked into: so many of those that leave most weight, with this share of the most. */
  readonly lookedInto: number;
  readonly leastShare: number;
  /** What a claim must gain: the first one gives the concealed hand away, with more ways to improve than are seen. */
  readonly firstClaim: number;
  readonly furtherClaim: number;
  /**
   * What a deal-in is priced at beyond what it costs that another wins at all: in truth ten points in the mean. While the
   * wall is long more than that buys safety cheaply, for others win then too; near its end it only leaves hands without
   * a winner.
   */
  readonly dealtIn: number;
  /** The same with four draws left and fewer; from ten on down to there it goes over from one to the other. */
  readonly dealtInLast: number;
  /** Whether it counts what lies open on the table, or its own tiles only. */
  readonly looksAround: boolean;
  /** How closely it reads what may come. */
  readonly rateModel: RateModel;
  readonly fears: Fears;
}

/** As far as a thought of some ten milliseconds goes. */
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

/** One tile further than the nearest hand, and what a tile is by its kind. */
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

/** The nearest hands that may win. */
export const REGULAR: Style = {
  ...STRONG,
  budget: { targets: 40, nodes: 60, leastUse: 0.06, alternatives: 0, weighsAnew: false },
  lookedInto: 4,
  slack: [1, 1, 0],
};

/** The same, without a look at what the others have thrown or fear of what they wait for. */
export const EASY: Style = { ...REGULAR, slack: [0], looksAround: false };

/** A style that takes no longer than the strong one. */
export const hurried = (style: Style): Style =>
  style.budget.nodes <= STRONG.budget.nodes
    ? style
    : { ...style, budget: STRONG.budget, lookedInto: STRONG.lookedInto, slack: STRONG.slack, countedExactly: 0 };
