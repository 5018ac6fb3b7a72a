import { familyOf } from '../family/familyOf.ts';
import type { WinPayment } from '../scoring/payments.ts';
import { type BySeat, bySeat } from '../tiles/seat.ts';
import { type HandState, winnersScore } from './state.ts';

/** What a seat gains or pays when a hand ends, and why. `nothing`: nobody won. `counted`: all hands were counted. */
export interface SeatPayment {
  readonly reason: WinPayment['reason'] | 'counted' | 'nothing';
  /** Points that a loser pays for any win, and for the worth of this one; 0 for others. */
  readonly base: number;
  readonly points: number;
  /** The seat pays twice `base` and `points`, since it or the winner is East. */
  readonly isDoubled?: true;
  /** Points by fouls and rulings of an umpire in this hand; negative if the seat pays (article 96). */
  readonly penalty: number;
  /** Change of the total: the recorded payment and the penalty. */
  readonly change: number;
}

const NO_SHARE = { base: 0, points: 0 } as const;

/** Returns what each seat gains or pays for a hand that is over; undefined before (articles 80, 96). */
export function paymentsOf({ phase, penalties, rules }: HandState): BySeat<SeatPayment> | undefined {
  if (phase.name !== 'over') return undefined;
  const { outcome } = phase;
  const paid =
    outcome.kind === 'won'
      ? familyOf(rules).paymentsOf({ ...outcome, score: winnersScore(outcome) }, rules)
      : undefined;
  const reason = outcome.kind === 'won' ? 'counted' : 'nothing';
  return bySeat(seat => {
    const share = paid?.[seat] ?? { ...NO_SHARE, reason };
    const penalty = penalties[seat];
    return { ...share, penalty, change: outcome.payments[seat] + penalty };
  });
}
