import type { ByPlayer, Player, SessionState, SessionViewer, Tile, TwoDice } from '@gorrion/rules';
import type { ClockPreset } from './clock.ts';
import type { BotLevel, TableSettings } from './settings.ts';
import type { SessionForms } from './sheet.ts';
import type { Redeals, ShuffleProof, TableAddress, WindDraw } from './shuffle.ts';
import type { Pointed, Retry } from './teaching.ts';
import type { GivenRuling, ProposedRuling, UmpireKey } from './umpire.ts';

/** Public id of a person, the same at every table. Not a credential. */
export type PersonId = string & { readonly __person: unique symbol };

/** Id of a table in links: eight characters that are not easily confused (at least 39 bits). */
export type TableCode = string & { readonly __code: unique symbol };

/** Longest name (visible characters, after cleaning). */
export const LONGEST_NAME = 24;

/** A person with their present name. */
export interface Me {
  readonly id: PersonId;
  readonly name: string;
}

export type Presence =
  | 'here'
  /** No page of this person is connected; the table's absence policy applies. */
  | 'away'
  /** Left the game: the table plays their seat, and they may still come back. */
  | 'left';

/** One of a table's four chairs. After the draw of seats, its index is the number of its player. */
export type Chair =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly name: string }
  | {
      readonly kind: 'person';
      readonly id: PersonId;
      readonly name: string;
      readonly presence: Presence;
      /** Server time (ms) at which they sat down or went away, if that was after a game. */
      readonly since?: number;
      /** Their mark at this table, if somebody who sat there before them had their own. */
      readonly mark?: number;
    };

export const SMALL_WINS = ['let-go', 'ask'] as const;
/** `let-go`: the table neither offers the seat such a win of a discard nor waits for it. */
export type SmallWins = (typeof SMALL_WINS)[number];

/** Automatic play that a player has switched on for this hand. Works while their phone sleeps; only they see it. */
export interface Switches {
  /** Does not offer chow, pung or kong; still offers Hu. */
  readonly noClaims: boolean;
  readonly playDrawn: boolean;
  readonly autoWin: boolean;
  /** Least points, without flowers, of a win that is declared automatically; 0 to the table's minimum = any legal win. */
  readonly autoWinFrom: number;
  /** What happens to a smaller win; undefined = `ask`, as in older logs. */
  readonly smallWins?: SmallWins | undefined;
  /** Kinds for which chow, pung and kong are not offered; Hu still is. */
  readonly silentTiles: readonly Tile[];
  /** Shows flowers automatically where the rules leave the moment to the player. The only switch that outlasts a hand. */
  readonly autoFlowers: boolean;
}

export interface TableClock {
  /** Server time (ms) at which the present turn or window began; deadlines count from it. */
  readonly since: number;
  /** Time (ms) left in each player's bank. */
  readonly banks: ByPlayer<number>;
  /** Time (ms) left for each player's claims in this hand. A view shows the other players' as full. */
  readonly reserves: ByPlayer<number>;
  /** Server time (ms) at which the session's time is called; undefined = no limit. */
  readonly sessionEndsAt: number | undefined;
}

/** The umpire of a table; `key` is what a helper of an event has come with. */
interface Umpire {
  readonly id: PersonId;
  readonly name: string;
  readonly presence: Exclude<Presence, 'left'>;
  readonly key?: UmpireKey;
}

export interface UmpireState {
  /** SHA-256 (hex) of the key in the umpire's link, until somebody has used it. */
  readonly invited?: string | undefined;
  /** At a table of an event: who may come as the umpire. Its helpers take the role over from each other. */
  readonly keys?: readonly UmpireKey[];
  readonly person?: Umpire;
  /** Whether the umpire has stopped play. */
  readonly isStopped: boolean;
  /** Players who called the umpire and were not heard yet. */
  readonly callers: readonly Player[];
  readonly proposed?: ProposedRuling | undefined;
  /** Rulings of the present game, oldest first. */
  readonly rulings: readonly GivenRuling[];
}

/** People without a seat who asked to watch, and the host's answers. Players see it, spectators do not. */
export interface WatchRequests {
  readonly asked: readonly Me[];
  readonly admitted: readonly PersonId[];
  readonly refused: readonly PersonId[];
}

/**
 * An event's table: the event seats its players, begins it and calls time; nobody at it is the host. Chair n becomes
 * player n, because the event's chart draws the winds (Appendix 3).
 */
export interface EventTable {
  readonly kind: 'tournament' | 'duplicate' | 'daily';
  /** Id of the event in links. */
  readonly id: string;
  /** Name of the event, as its page shows it. */
  readonly name: string;
  /** From 1. */
  readonly session: number;
  readonly table: number;
}

/** What everybody knows of a lesson at a teacher's table. */
export interface LessonState {
  readonly teacher: { readonly id: PersonId; readonly name: string; readonly presence: 'here' | 'away' };
  /** Whether the teacher has paused play. */
  readonly isPaused: boolean;
  /** Whether the players see each other's hands. */
  readonly isOpen: boolean;
  readonly pointed?: Pointed | undefined;
  readonly retry?: Retry | undefined;
  /** How often the session was set to another point: a table bears so many. */
  readonly positions: number;
}

export interface TableState {
  /** Present at an event's table. */
  readonly event?: EventTable;
  readonly settings: TableSettings;
  /** Present at a teacher's table, and only there. */
  readonly lesson?: LessonState;
  /** Figures of the table's clock, fixed when it was opened. */
  readonly clockPreset: ClockPreset;
  readonly host: PersonId | undefined;
  readonly stage: 'gathering' | 'playing' | 'closed';
  readonly places: ByPlayer<Chair>;
  /** Who agrees with the settings since they were last changed. Undefined = they were never changed, and all agree. */
  readonly agreed?: ByPlayer<boolean>;
  /** Readiness for the next hand, or after the game for another game. Bots are always ready. */
  readonly ready: ByPlayer<boolean>;
  readonly pause: { readonly asked: ByPlayer<boolean>; readonly since: number | undefined };
  /** Requests to end the game early. It ends when all people present agree. */
  readonly endAsked: ByPlayer<boolean>;
  readonly switches: ByPlayer<Switches>;
  readonly session: SessionState;
  /** Present while the seats of the next game are drawn by wind tiles. */
  readonly winds?: WindDraw | undefined;
  /** The throws of each player for the seats of this game; absent where lots decided them. */
  readonly seatThrows?: ByPlayer<readonly TwoDice[]> | undefined;
  readonly proof: ShuffleProof | undefined;
  /** Withheld nonces of the present game. Older logs lack it. */
  readonly redeals?: Redeals;
  /** Address of the table as its first player's page had it. Older logs lack it. */
  readonly address?: TableAddress;
  /** Salt and seed of the hand until they are opened. Never in a view. */
  readonly secret: { readonly salt: string; readonly seed: string } | undefined;
  readonly clock: TableClock;
  /** Games finished at this table before the present one. */
  readonly gamesPlayed: number;
  /** Chairs of the finished game, set when a chair changes hands after it, until another game begins. */
  readonly played?: ByPlayer<Chair> | undefined;
  /** People whom the host removed before a game; they may not sit down again. Older logs lack it. */
  readonly barred?: readonly PersonId[];
  /** Undefined = nobody was ever asked to be the umpire, and nothing was ruled. */
  readonly umpire?: UmpireState;
  /** Forms of the present session. Older logs lack it. */
  readonly forms?: SessionForms;
  /** Undefined = nobody ever asked to watch. */
  readonly watchers?: WatchRequests | undefined;
  /** Excluded spectators, newest last. Never in a view. Older logs lack it. */
  readonly shownOut?: readonly PersonId[] | undefined;
}

/** The viewer of a table: one of its players, a spectator, or at a teacher's table its teacher. */
export type TableViewer = SessionViewer;
/** Who reads a table: a viewer, or spectators before whom the hands of the four lie open once each hand is over. */
export type TableReader = TableViewer | 'open-hands';
