import type { ByPlayer, SessionState, SessionViewer, Tile } from '@gorrion/rules';
import type { ClockPreset } from './clock.ts';
import type { BotLevel, TableSettings } from './settings.ts';
import type { Redeals, ShuffleProof, TableAddress } from './shuffle.ts';

/** A person as other people may know him: public, the same at every table, no credential. */
export type PersonId = string & { readonly __person: unique symbol };

/** A table's name in links: eight letters and digits that cannot be confused (at least 39 bits). */
export type TableCode = string & { readonly __code: unique symbol };

/** Readable characters of a name, after cleaning. */
export const LONGEST_NAME = 24;

/** A person with the name that he goes by now. */
export interface Me {
  readonly id: PersonId;
  readonly name: string;
}

export type Presence =
  | 'here'
  /** No page of his is connected: the table's absence policy applies. */
  | 'away'
  /** Left for good; his seat is played for him and he may still come back. */
  | 'left';

/** One of the four chairs. Before the game any chair; once seats are drawn, the index is the player's letter A-D. */
export type Chair =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly name: string }
  | {
      readonly kind: 'person';
      readonly id: PersonId;
      readonly name: string;
      readonly presence: Presence;
      /** Since when (server ms) they sit here or are gone, where that happened after a game. */
      readonly since?: number;
    };

export const SMALL_WINS = ['let-go', 'ask'] as const;
/** Let go: the seat is not asked about such a win of a discard, and nobody waits for it. */
export type SmallWins = (typeof SMALL_WINS)[number];

/** What a seat has armed for this hand; lives in the seat, so it works while the phone sleeps, and only its owner sees it. */
export interface Switches {
  /** Never asked to chow, pung or kong; Hu is still asked. */
  readonly noClaims: boolean;
  readonly playDrawn: boolean;
  readonly autoWin: boolean;
  /** What a win must be worth, without flowers, to be declared by itself; up to the table's minimum: any legal win. */
  readonly autoWinFrom: number;
  /** What happens to a win that is worth less; the player is asked when left out, as in logs that are older than this. */
  readonly smallWins?: SmallWins | undefined;
  /** Kinds that it is never asked to chow, pung or kong; Hu is still asked. */
  readonly silentTiles: readonly Tile[];
  /** Shows flowers by itself where the rules leave the moment to the player; the only one that outlasts the hand. */
  readonly autoFlowers: boolean;
}

export interface TableClock {
  /** Since when (server ms) the present turn or window runs; deadlines follow from it. */
  readonly since: number;
  /** Milliseconds left in each player's time bank. */
  readonly banks: ByPlayer<number>;
  /** Milliseconds left of each player's own time for claims in this hand; in a view, the others' are always full. */
  readonly reserves: ByPlayer<number>;
  /** When time is called for the session (server ms); undefined = no limit. */
  readonly sessionEndsAt: number | undefined;
}

export interface TableState {
  readonly settings: TableSettings;
  /** What the table's clock allows; fixed when it was opened. */
  readonly clockPreset: ClockPreset;
  readonly host: PersonId | undefined;
  readonly stage: 'gathering' | 'playing' | 'closed';
  readonly places: ByPlayer<Chair>;
  /** Who is ready for the next hand, or at the end of the game for another game. Bots always are. */
  readonly ready: ByPlayer<boolean>;
  readonly pause: { readonly asked: ByPlayer<boolean>; readonly since: number | undefined };
  /** Asked to stop the game before its end: agreed by all people present. */
  readonly endAsked: ByPlayer<boolean>;
  readonly switches: ByPlayer<Switches>;
  readonly session: SessionState;
  readonly proof: ShuffleProof | undefined;
  /** Withheld nonces of the present game. Logs are older than this. */
  readonly redeals?: Redeals;
  /** Where pages reach the table, as its first player's page had it. Logs are older than this. */
  readonly address?: TableAddress;
  /** Salt and seed of the hand until they are opened; never in a view. */
  readonly secret: { readonly salt: string; readonly seed: string } | undefined;
  readonly clock: TableClock;
  /** Games finished at this table before the present one (rematches). */
  readonly gamesPlayed: number;
  /** The places of the game that is over, as soon as a chair changes hands after it; gone when another game begins. */
  readonly played?: ByPlayer<Chair> | undefined;
  /** Taken off their places by the host before a game: they do not sit down here again. Logs are older than this. */
  readonly barred?: readonly PersonId[];
  /** Those who may not even watch, the newest last; never in a view. Logs are older than this. */
  readonly shownOut?: readonly PersonId[] | undefined;
}

/** Who looks at a table: one of its players, or anybody else. */
export type TableViewer = SessionViewer;
