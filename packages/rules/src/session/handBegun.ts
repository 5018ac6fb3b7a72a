import type { McrRules } from '../rulesets/ruleset.ts';
import type { BySeat, Seat } from '../tiles/seat.ts';
import { type Player, roundOf, seating } from './players.ts';

/** Who deals a hand and where everybody sits. */
export interface HandBegun {
  readonly type: 'hand-begun';
  readonly number: number;
  readonly dealer: Player;
  readonly round: Seat;
  readonly seating: BySeat<Player>;
}

/** Returns the fact that a hand begins: the deal passes on with every hand, and East deals (article 82). */
export function handBegun(number: number, seatChange: McrRules['seatChange']): HandBegun {
  const players = seating(number, seatChange);
  return { type: 'hand-begun', number, dealer: players[0], round: roundOf(number), seating: players };
}
