import { type KindMasks, readWaits } from '../melds/waits.ts';
import type { McrRules } from '../rulesets/ruleset.ts';
import { winPayments } from '../scoring/payments.ts';
import { scoreWin } from '../scoring/score.ts';
import type { Score } from '../scoring/types.ts';
import { countsOf } from '../tiles/counts.ts';
import { bySeat, type Seat } from '../tiles/seat.ts';
import { competitionWall } from '../wall/layout.ts';
import type { Family } from './family.ts';

const HONOURS_FROM = 27;
const NO_SCORE: Score = { total: 0, flowers: 0, fans: [] };

/** Returns the scores of a win where only the winner's hand counts. */
export const winnerAlone = (seat: Seat, score: Score) => bySeat(each => (each === seat ? score : NO_SCORE));

/** Scratch space, overwritten by every call of `completes`. */
const waits: KindMasks = { suits: 0, honours: 0 };

/** The competition's rules: fans of the winner's hand alone (RULEBOOK). */
export const MCR: Family<McrRules> = {
  layoutOf: competitionWall,
  hasExchanges: () => false,
  commonWind: ({ prevalentWind }) => prevalentWind,
  knowsFirstDiscard: false,
  replacementEndsWall: true,
  paymentsOf: winPayments,
  // Takes half a microsecond. Waits cached in a WeakMap were ten times as fast, but cost a full server pauses of 70 ms in
  // garbage collection.
  completes: (concealed, melds, tile) => {
    readWaits(countsOf(concealed), melds.length, waits);
    const { suits, honours } = waits;
    return (tile < HONOURS_FROM ? (suits >> tile) & 1 : (honours >> (tile - HONOURS_FROM)) & 1) === 1;
  },
  scoreWin,
  settle: (attempt, _, rules) => {
    const paid = winPayments(attempt, rules);
    return { scores: winnerAlone(attempt.seat, attempt.score), payments: bySeat(each => paid[each].change) };
  },
};
