import type { FoulId } from '../fouls/fouls.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { FanId } from '../scoring/fans/ids.ts';
import type { BySeat, Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Dice } from '../wall/dice.ts';
import type { WallLayout } from '../wall/layout.ts';
import type { UmpireRuling } from './umpire.ts';

/** All chance of a hand, made outside the state machine: the wall by ring index (ruling 5), two throws of two dice. */
export interface Deal {
  readonly ring: readonly Tile[];
  readonly dice: Dice;
  readonly prevalentWind: Seat;
  readonly rules: Ruleset;
  /** The competition's wall when left out. */
  readonly layout?: WallLayout;
  /** Offences of the players at these seats earlier in the session; none when left out. */
  readonly fouls?: BySeat<readonly FoulId[]>;
}

/** One answer to a discard or an added kong. `win` may name its fans where the winner counts (ruling 41). */
export type Claim =
  | { readonly kind: 'win'; readonly declared?: readonly FanId[] }
  | { readonly kind: 'kong' }
  | { readonly kind: 'pung' }
  | { readonly kind: 'chow'; readonly low: Tile }
  | { readonly kind: 'pass' };

/** What a player may ask for. */
export type SeatCommand =
  | { readonly type: 'discard'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'claim'; readonly seat: Seat; readonly claim: Claim }
  | { readonly type: 'declare-kong'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'expose-flower'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'declare-win'; readonly seat: Seat; readonly declared?: readonly FanId[] };

/** What the table does: it deals, calls out a claim, and closes the window, unanswered seats passing (rulings 18, 22). */
export type TableCommand =
  | { readonly type: 'deal'; readonly deal: Deal }
  | { readonly type: 'announce-claim'; readonly seat: Seat }
  | { readonly type: 'close-claims' }
  | { readonly type: 'stop-hand' }
  | { readonly type: 'umpire'; readonly ruling: UmpireRuling };

export type HandCommand = SeatCommand | TableCommand;
