import type { ClassicalRules } from '../rulesets/ruleset.ts';
import type { OtherHand, Settlement, WinAttempt } from '../scoring/settlement.ts';
import type { Score } from '../scoring/types.ts';
import { type BySeat, bySeat, othersInTurn, type Seat, withSeat } from '../tiles/seat.ts';
import { countHand } from './count.ts';

/* Who pays whom when a hand is over (CLASSICAL, section "Payments"). */

/** One payment between two seats. `points` is what crosses the table: doubled if one of the two is the banker. */
export interface Transfer {
  readonly from: Seat;
  readonly to: Seat;
  /** A loser pays the winner's total; two losers settle the difference of their totals. */
  readonly reason: 'win' | 'difference';
  readonly isDoubled: boolean;
  readonly points: number;
}

const BANKER: Seat = 0;

function transfer(from: Seat, to: Seat, reason: Transfer['reason'], base: number): Transfer {
  const isDoubled = from === BANKER || to === BANKER;
  return { from, to, reason, isDoubled, points: isDoubled ? 2 * base : base };
}

/** Returns every payment of a hand that `winner` won, by the totals of the four hands; without payments of 0. */
export function transfersOf(winner: Seat, totals: BySeat<number>): readonly Transfer[] {
  const losers = othersInTurn(winner);
  const won = losers.map(loser => transfer(loser, winner, 'win', totals[winner]));
  const settled = losers.flatMap((one, n) =>
    losers.slice(n + 1).map(other => {
      const [from, to] = totals[one] < totals[other] ? [one, other] : [other, one];
      return transfer(from, to, 'difference', totals[to] - totals[from]);
    }),
  );
  return [...won, ...settled].filter(({ points }) => points > 0);
}

/** Returns what each seat gains or pays by these payments. */
export const changesOf = (transfers: readonly Transfer[]): BySeat<number> =>
  transfers.reduce<BySeat<number>>(
    (changes, { from, to, points }) =>
      bySeat(seat => changes[seat] + (seat === to ? points : 0) - (seat === from ? points : 0)),
    [0, 0, 0, 0],
  );

/** Returns the scores of all four hands after a win, and what each seat gains or pays. */
export function settleHands(attempt: WinAttempt, others: BySeat<OtherHand>, rules: ClassicalRules): Settlement {
  const opener = attempt.claim.prevalentWind;
  const score = (seat: Seat): Score => {
    const counted = countHand({ ...others[seat], seat, opener }, rules);
    return { total: counted.total, flowers: 0, fans: [], counted };
  };
  const scores = withSeat(bySeat(score), attempt.seat, attempt.score);
  return {
    scores,
    payments: changesOf(
      transfersOf(
        attempt.seat,
        bySeat(seat => scores[seat].total),
      ),
    ),
  };
}
