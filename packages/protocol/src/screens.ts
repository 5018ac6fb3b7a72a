/*
 * A large screen shows a table: any browser gets a short code, somebody at the table uses it, and from then on the browser
 * watches the table as a spectator. Requests are plain HTTP, with the guest's cookie. A code tells nothing of a table.
 */

/** How long (ms) the code of a screen can be used. */
export const SCREEN_CODE_MS = 5 * 60_000;
/** How many signs the code of a screen has. */
export const SCREEN_CODE_LENGTH = 4;
/** How long (ms) a screen may be silent before its table may be shown on another one without a question. */
export const SCREEN_LOST_MS = 60_000;

/** What a browser knows of itself as a screen, and nothing of other screens. */
export type ScreenView =
  /** It is none, or the server has forgotten that it was. */
  | { readonly stage: 'none' }
  /** It shows a code. `msLeft` counts to its end. */
  | { readonly stage: 'open'; readonly code: string; readonly msLeft: number }
  /** Somebody at this table has used the code. */
  | { readonly stage: 'shown'; readonly table: string }
  /** The table is shown on another screen now, or on none. */
  | { readonly stage: 'ended'; readonly why: 'moved' | 'released' };

/** What somebody at a table knows of its screen. */
export interface TableScreen {
  readonly isShown: boolean;
}

/** `offer` answers with `ScreenView`, the others with `TableScreen`. */
export type ScreenWish =
  /** Makes a code for this browser, in the place of what it showed. */
  | { readonly type: 'offer' }
  /** Shows a table on the screen with a code. `isMoved`: also if another screen shows it. */
  | { readonly type: 'pair'; readonly code: string; readonly table: string; readonly isMoved?: boolean }
  /** Takes a table off its screen. */
  | { readonly type: 'release'; readonly table: string };

export const SCREEN_REFUSALS = [
  'bad-request',
  'too-many-requests',
  'too-many-wrong-codes',
  /** The code never was, is over, or has been used. */
  'no-such-screen',
  /** Only who sits at the table, opened it or is its umpire shows it on a screen. */
  'not-at-table',
  /** The game admits no spectators, so a screen neither. */
  'nobody-watches',
  /** The host has removed the screen's guest from the table. */
  'screen-removed',
  /** The screen's browser is one of the players: it would show their tiles. */
  'screen-sits',
  /** The table is on another screen. */
  'second-screen',
  'too-many-screens',
] as const;
export type ScreenRefusal = (typeof SCREEN_REFUSALS)[number];
