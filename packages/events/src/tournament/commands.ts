import type { Ruling } from '@gorrion/protocol';
import type { ByPlayer, Player } from '@gorrion/rules';
import type { NewPlayer, Right, Role } from './people.ts';
import type { EventPlan } from './plan.ts';
import type { AppealAgainst, Chart, SheetHand, TieBreak } from './play.ts';

/** A seat of a rotation: a table, from 1, and a starting wind. */
export interface SeatPlace {
  readonly table: number;
  readonly seat: Player;
  /** Who the page shows there (roster number): the exchange is refused if somebody else sits there by now. */
  readonly player?: number | null;
}

/** How a rotation was made, which its page says. What calls itself a design is held against it; a search is a claim. */
export type RotationOrigin =
  | { readonly by: 'design' }
  | { readonly by: 'search'; readonly seed: string; readonly steps: number }
  | { readonly by: 'hand' };

interface AtTable {
  readonly session: number;
  readonly table: number;
}

/** What people do to a tournament. The server knows who; rights are checked for each. */
export type TournamentCommand =
  /** Organise. Refused once the event is open, but for name, dates, texts, times, room and prizes. */
  | { readonly type: 'plan'; readonly changes: Partial<EventPlan> }
  /** Organise: makes the public page visible, now or at a time (ms); or takes it back before the first session. */
  | { readonly type: 'open-event'; readonly at?: number }
  | { readonly type: 'unopen-event' }
  /** Organise: the whole list anew, before the draw. Who stays keeps their link. */
  | {
      readonly type: 'set-players';
      readonly players: readonly NewPlayer[];
      /** The roster numbers that the page shows: refused if the list is another one by now. */
      readonly replaces?: readonly number[];
    }
  | { readonly type: 'add-player'; readonly player: NewPlayer }
  | { readonly type: 'change-player'; readonly player: number; readonly changes: Partial<NewPlayer> }
  /** Organise, at any time: plays no session from now on. */
  | { readonly type: 'withdraw-player'; readonly player: number }
  | { readonly type: 'reinstate-player'; readonly player: number }
  /** Organise: draws the numbers of all players, also of absent ones (3.5.1). */
  | { readonly type: 'draw-lots' }
  /** Organise: sets the chart of sessions that have not begun. */
  | { readonly type: 'set-rotation'; readonly rotation: Chart; readonly origin: RotationOrigin }
  | { readonly type: 'exchange-seats'; readonly session: number; readonly one: SeatPlace; readonly other: SeatPlace }
  /** Organise or rule: somebody plays a session in the place of a player, whose session is lost or not. */
  | {
      readonly type: 'substitute';
      readonly session: number;
      readonly player: number;
      readonly by: number;
      readonly isLost: boolean;
    }
  /** Organise or rule: somebody without a seat in a session takes an empty one of its chart; null leaves it empty again. */
  | (AtTable & { readonly type: 'fill-seat'; readonly seat: Player; readonly by: number | null })
  /** Organise: a helper, who comes by a link. */
  | { readonly type: 'invite'; readonly name: string; readonly role: Role; readonly tables?: readonly [number, number] }
  | {
      readonly type: 'change-helper';
      readonly helper: number;
      readonly rights?: readonly Right[];
      readonly tables?: readonly [number, number] | null;
    }
  /** Organise: a new link for a helper or player; the old one dies, and its person loses the role. */
  | { readonly type: 'new-link'; readonly helper?: number; readonly player?: number }
  | { readonly type: 'remove-helper'; readonly helper: number }
  /** Becomes the helper or player of a link. */
  | { readonly type: 'join'; readonly key: string }
  /** A player of the event, or an organiser for them: is here. */
  | { readonly type: 'check-in'; readonly player: number; readonly isHere: boolean }
  | { readonly type: 'check-in-all' }
  /** The player only: takes the oath (Appendix 2), with a name as signature and what the organiser should know. */
  | { readonly type: 'swear'; readonly name: string; readonly note?: string }
  /** Clock. */
  | { readonly type: 'begin-session'; readonly session: number }
  | { readonly type: 'pause-session'; readonly session: number; readonly isPaused: boolean }
  /** Clock: the gong. Tables stop at once, or after the hand, as the rules say. */
  | { readonly type: 'call-time'; readonly session: number }
  /** Clock: the session is over; all its sheets must be ended. */
  | { readonly type: 'end-session'; readonly session: number }
  /**
   * Clock: makes the tables of the next session by standing, by a draw, or the next round of the knock-out. `ties`: how
   * equals at the cut of a round are told apart (`RoundCut`); without it the round is refused where there are some.
   */
  | { readonly type: 'pair-next'; readonly ties?: TieBreak }
  /** Rule: a player loses a session (article 90). */
  | { readonly type: 'lose-session'; readonly session: number; readonly player: number }
  /** Enter: a hand of a table with real tiles, a new one or in the place of one that was entered; then with a reason. */
  | (AtTable & { readonly type: 'enter-hand'; readonly hand: SheetHand; readonly reason?: string })
  | (AtTable & { readonly type: 'drop-hand'; readonly hand: number; readonly reason: string })
  /** Enter: the last hand is played. */
  | (AtTable & { readonly type: 'end-table' })
  /**
   * A player of the table; or rule: the umpire, after the players (3.9.2), in whose place they may sign. Tables of this
   * server sign there, unless the event has changed their result. `totals`: what the page shows; refused if they are others
   * by now.
   */
  | (AtTable & {
      readonly type: 'sign';
      readonly as: Player | 'umpire';
      /** The umpire signs for all players whose signature is missing, and then as umpire. */
      readonly isForMissing?: true;
      readonly totals?: ByPlayer<number>;
    })
  /** A player of the table with real tiles. */
  | (AtTable & { readonly type: 'call-umpire' })
  /** The player who has called, until an umpire takes the call. */
  | { readonly type: 'take-back-call'; readonly call: number }
  /** Rule. */
  | { readonly type: 'take-call'; readonly call: number; readonly isDone: boolean }
  /** Rule, at a table with real tiles; tables of this server take rulings themselves. */
  | (AtTable & { readonly type: 'rule'; readonly hand: number; readonly ruling: Ruling })
  | { readonly type: 'revoke-ruling'; readonly ruling: number; readonly reason: string }
  /** Correct: changes a sheet, with a reason that everybody reads. */
  | (AtTable & { readonly type: 'correct'; readonly changes: ByPlayer<number>; readonly reason: string })
  /** A player of the table, or the captain of their team, within thirty minutes of its end (3.12.2). */
  | (AtTable & {
      readonly type: 'appeal';
      readonly hand: number;
      readonly against?: AppealAgainst;
      readonly text: string;
    })
  /** Who may appeal at its table: takes an answered appeal to the chief umpire, within thirty minutes (3.13.1). */
  | { readonly type: 'appeal-further'; readonly appeal: number }
  /** Appeals, organise, or the chief umpire: who has not ruled at the table. Once more: the chief umpire. */
  | { readonly type: 'answer-appeal'; readonly appeal: number; readonly isUpheld: boolean; readonly remark: string }
  /** Organise: the event is over, and its results stand. */
  | { readonly type: 'end-event' };
