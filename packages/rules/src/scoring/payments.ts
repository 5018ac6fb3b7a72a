import type { McrRules } from '../rulesets/ruleset.ts';
import { type BySeat, bySeat, SEATS, type Seat } from '../tiles/seat.ts';
import type { Score } from './types.ts';

/** Why a loser pays: the tile came from the wall, from this seat's discard or kong, or from another seat. */
export type ShareReason = 'self-drawn' | 'discarded' | 'robbed' | 'base';

/**
 * What one seat pays for a win, or gains by it (`change` is positive). The winner's `base` and `points` are 0. Where
 * `isDoubled` the seat pays twice `base` and `points`, since it or the winner is East.
 */
export interface WinPayment {
  readonly reason: ShareReason | 'wins';
  readonly base: number;
  readonly points: number;
  readonly isDoubled?: true;
  readonly change: number;
}

/** How a winning tile came: the winner drew it (`from` is `seat`), or `from` discarded it or added it to a kong. */
export interface PaidWin {
  readonly seat: Seat;
  readonly from: Seat;
  readonly robbed: boolean;
  readonly score: Pick<Score, 'total' | 'flowers'>;
}

/** Returns the points that a win is paid by: the fans and one for each flower (article 38). */
export const pointsPaid = ({ total, flowers }: Pick<Score, 'total' | 'flowers'>): number => total + flowers;

/** Whose tile won: the winner's own by self-draw, another seat's, or that of any of the three alike. */
type Giver = Seat | 'any-other';

type PaymentRules = Pick<McrRules, 'extraPoints' | 'eastDouble'>;

const EAST: Seat = 0;

/** Returns by how much a payment between two seats is multiplied: 2 if one is East, where East pays and receives double. */
const factorOf = (payer: Seat, seat: Seat, { eastDouble }: PaymentRules): number =>
  eastDouble && (payer === EAST || seat === EAST) ? 2 : 1;

/**
 * Returns how often `payer` pays the points of a win, beside the base that every loser pays (article 80): all three by
 * self-draw, else the giver of the tile. `factorOf` multiplies both. Nothing else says who pays what.
 */
function timesPaid(payer: Seat, seat: Seat, from: Giver): number {
  if (from === 'any-other') return 1 / 3;
  return from === seat || from === payer ? 1 : 0;
}

/**
 * Returns what the winner in `seat` receives from the three others together for a win of `points`; the mean where the
 * giver is not known.
 */
export function winnings(points: number, seat: Seat, from: Giver, rules: PaymentRules): number {
  let bases = 0;
  let times = 0;
  for (const payer of SEATS) {
    if (payer === seat) continue;
    const factor = factorOf(payer, seat, rules);
    bases += factor;
    times += factor * timesPaid(payer, seat, from);
  }
  return bases * rules.extraPoints + times * points;
}

/** Returns what each seat gains or pays for a win, and why; the changes add up to 0 (articles 80, 81). */
export function winPayments({ seat, from, robbed, score }: PaidWin, rules: PaymentRules): BySeat<WinPayment> {
  const worth = pointsPaid(score);
  const given = robbed ? 'robbed' : 'discarded';
  return bySeat(payer => {
    if (payer === seat) return { reason: 'wins', base: 0, points: 0, change: winnings(worth, seat, from, rules) };
    const times = timesPaid(payer, seat, from);
    const [base, points] = [rules.extraPoints, times * worth];
    const reason = times === 0 ? 'base' : from === seat ? 'self-drawn' : given;
    const factor = factorOf(payer, seat, rules);
    const doubled = factor === 2 && ({ isDoubled: true } as const);
    return { reason, base, points, ...doubled, change: -factor * (base + points) };
  });
}
