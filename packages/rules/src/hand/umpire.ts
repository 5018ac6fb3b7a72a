import { penaltyShares } from '../fouls/penalty.ts';
import { type BySeat, bySeat, type Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';

/** Points that an umpire may set (RULEBOOK 98). */
export const UMPIRE_POINTS = [5, 10, 20, 30, 40, 50, 60] as const;
export type UmpirePoints = (typeof UMPIRE_POINTS)[number];

/** An order of an umpire during a hand; `article` is the section of the book that they apply. */
export type UmpireRuling =
  | { readonly kind: 'warn'; readonly seat: Seat; readonly article: string }
  | {
      readonly kind: 'points';
      readonly seat: Seat;
      readonly points: UmpirePoints;
      /** A seat: the injured player receives them (3.11.6.7). */
      readonly paidTo: 'nobody' | 'each-opponent' | Seat;
      readonly article: string;
    }
  /** Obliges the seat to discard tiles that all have seen (3.4.27). */
  | { readonly kind: 'discard-shown'; readonly seat: Seat; readonly tiles: readonly Tile[]; readonly article: string }
  | { readonly kind: 'dead-hand'; readonly seat: Seat; readonly article: string }
  /** Removes a claim before the window closes. */
  | { readonly kind: 'void-claim'; readonly seat: Seat; readonly article: string };

/** Returns the points that a ruling moves; they count when the hand ends. */
export const rulingPayments = (ruling: UmpireRuling): BySeat<number> =>
  ruling.kind === 'points' ? penaltyShares(ruling.seat, ruling.points, ruling.paidTo) : bySeat(() => 0);

const ARTICLE = /^3\.\d{1,2}(\.\d{1,2}){0,3}$/;
export const isArticle = (text: string): boolean => ARTICLE.test(text);
