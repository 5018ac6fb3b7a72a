import { type Estimate, meanOf, shareOf } from './intervals.ts';
import type { Tally } from './tally.ts';

/** What the profile measures of hands, in the order of the page. Shares are of 0 to 1, the mean win is in points. */
export const MEASURES = ['wins', 'selfDrawn', 'dealIns', 'meanWin'] as const;
export type Measure = (typeof MEASURES)[number];

/** Returns a measure of counted hands; undefined if no hand, or no win where it is about wins, was counted. */
export function rateOf(measure: Measure, tally: Tally): Estimate | undefined {
  const { hands, wins, selfDrawn, dealIns, points, squares } = tally;
  switch (measure) {
    case 'wins':
      return shareOf(wins, hands);
    case 'selfDrawn':
      return shareOf(selfDrawn, wins);
    case 'dealIns':
      return shareOf(dealIns, hands);
    case 'meanWin':
      return meanOf({ count: wins, sum: points, squares });
  }
}
