import type { HandCommand } from '../hand/commands.ts';
import type { RuleErrorCode } from '../hand/errors.ts';
import type { HandEvent } from '../hand/events.ts';
import type { BySeat, Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Dice } from '../wall/dice.ts';
import type { WallLayout } from '../wall/layout.ts';
import type { ByPlayer, Player } from './players.ts';
import type { EndReason, HandRecord, SessionOptions } from './state.ts';

export type SessionCommand =
  | { readonly type: 'start'; readonly options: SessionOptions }
  /** Begins the next hand with its chance: the wall by ring index, and the dice. */
  /** `layout`: the walls, where they are not those of the rules. */
  | {
      readonly type: 'begin-hand';
      readonly ring: readonly Tile[];
      readonly dice: Dice;
      readonly layout?: WallLayout;
    }
  | { readonly type: 'play'; readonly command: Exclude<HandCommand, { type: 'deal' }> }
  /** Stops the hand in progress, which is void and dealt again under its number (article 98). */
  | { readonly type: 'replay-hand' }
  /** Moves points outside a hand: a penalty, or a correction of the score sheet (article 98). */
  | { readonly type: 'adjust'; readonly changes: ByPlayer<number> }
  /** Takes the session from a player: they get no table points (3.11.6.10). */
  | { readonly type: 'disqualify'; readonly player: Player }
  /** Ends the session: its time is up (article 85), or the players agree to stop. */
  | { readonly type: 'end'; readonly reason: 'time' | 'abandoned' };

export type SessionEvent =
  | { readonly type: 'session-started'; readonly options: SessionOptions }
  | {
      readonly type: 'hand-begun';
      readonly number: number;
      readonly dealer: Player;
      /** Also the prevalent wind. */
      readonly round: Seat;
      readonly seating: BySeat<Player>;
    }
  | { readonly type: 'hand'; readonly event: HandEvent }
  | { readonly type: 'hand-scored'; readonly record: HandRecord }
  /** The hand was stopped and is void. Penalties given in it stay. */
  | { readonly type: 'hand-voided'; readonly number: number; readonly changes: ByPlayer<number> }
  | {
      readonly type: 'totals-adjusted';
      readonly changes: ByPlayer<number>;
      /** The new table points, after the end of the session. */
      readonly tablePoints?: ByPlayer<number>;
    }
  | { readonly type: 'disqualified'; readonly player: Player }
  | { readonly type: 'time-called' }
  | { readonly type: 'session-ended'; readonly reason: EndReason; readonly tablePoints: ByPlayer<number> };

export const SESSION_ERRORS = ['session-not-started', 'session-started', 'session-over', 'hand-in-progress'] as const;
export type SessionErrorCode = RuleErrorCode | (typeof SESSION_ERRORS)[number];
export interface SessionError {
  readonly code: SessionErrorCode;
}
