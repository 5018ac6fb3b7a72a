import type { McrRules } from '../rulesets/ruleset.ts';
import { type BySeat, bySeat, type Seat } from '../tiles/seat.ts';
import type { Score } from './types.ts';

/** Why a loser pays: the tile came from the wall, from this seat's discard or kong, or from another seat. */
export type ShareReason = 'self-drawn' | 'discarded' | 'robbed' | 'base';

/**
 * Points that each of `payers` seats pays to the winner for the same reason: `base` for any win, `points` for its
 * worth.
 */
export interface WinShare {
  readonly reason: ShareReason;
  readonly payers: number;
  readonly base: number;
  readonly points: number;
}

/** What one seat pays for a win, or gains by it (`change` is positive). The winner's `base` and `points` are 0. */
export interface WinPayment {
  readonly reason: ShareReason | 'wins';
  readonly base: number;
  readonly points: number;
  readonly change: number;
}

/** How a winning tile came: the winner drew it (`from` is `seat`), or `from` discarded it or added it to a kong. */
export interface PaidWin {
  readonly seat: Seat;
  readonly from: Seat;
  readonly robbed: boolean;
  readonly score: Score;
}

/** Returns the points that a win is paid by: the fans and one for each flower (ruling 38). */
export const pointsPaid = ({ total, flowers }: Pick<Score, 'total' | 'flowers'>): number => total + flowers;

/**
 * Returns who pays what for a win of `points` (ruling 80). By self-draw each of three pays base and points; else the
 * giver of the tile pays both, and each of the two others the base alone. The base is `rules.extraPoints`.
 */
export function winShares(
  points: number,
  how: { readonly selfDrawn: boolean; readonly robbingKong: boolean },
  { extraPoints: base }: Pick<McrRules, 'extraPoints'>,
): readonly WinShare[] {
  if (how.selfDrawn) return [{ reason: 'self-drawn', payers: 3, base, points }];
  return [
    { reason: how.robbingKong ? 'robbed' : 'discarded', payers: 1, base, points },
    { reason: 'base', payers: 2, base, points: 0 },
  ];
}

/** Returns what the winner receives from the three others together. */
export const winnings = (points: number, selfDrawn: boolean, base: number): number =>
  3 * base + (selfDrawn ? 3 : 1) * points;

/** Returns what each seat gains or pays for a win, and why; the changes add up to 0 (rulings 80, 81). */
export function winPayments({ seat, from, robbed, score }: PaidWin, rules: McrRules): BySeat<WinPayment> {
  const points = pointsPaid(score);
  const selfDrawn = from === seat;
  const [giver, others = giver] = winShares(points, { selfDrawn, robbingKong: robbed }, rules);
  return bySeat(payer => {
    if (payer === seat) {
      return { reason: 'wins', base: 0, points: 0, change: winnings(points, selfDrawn, rules.extraPoints) };
    }
    const share = payer === from ? giver! : others!;
    return { reason: share.reason, base: share.base, points: share.points, change: -(share.base + share.points) };
  });
}
