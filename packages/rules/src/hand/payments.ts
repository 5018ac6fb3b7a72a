import { type WinPayment, winPayments } from '../scoring/payments.ts';
import { type BySeat, bySeat } from '../tiles/seat.ts';
import { type HandState, winnersScore } from './state.ts';

/** What a seat gains or pays when a hand ends, and why. `nothing`: nobody won. */
export interface SeatPayment {
  readonly reason: WinPayment['reason'] | 'nothing';
  /** Points that a loser pays for any win, and for the worth of this one; 0 for others. */
  readonly base: number;
  readonly points: number;
  /** Points by fouls and rulings of an umpire in this hand; negative if the seat pays (ruling 96). */
  readonly penalty: number;
  /** Change of the total: the recorded payment and the penalty. */
  readonly change: number;
}

/** Returns what each seat gains or pays for a hand that is over; undefined before (rulings 80, 96). */
export function paymentsOf({ phase, penalties, rules }: HandState): BySeat<SeatPayment> | undefined {
  if (phase.name !== 'over') return undefined;
  const { outcome } = phase;
  const paid = outcome.kind === 'won' ? winPayments({ ...outcome, score: winnersScore(outcome) }, rules) : undefined;
  return bySeat(seat => {
    const { reason, base, points } = paid?.[seat] ?? { reason: 'nothing', base: 0, points: 0 };
    const penalty = penalties[seat];
    return { reason, base, points, penalty, change: outcome.payments[seat] + penalty };
  });
}
