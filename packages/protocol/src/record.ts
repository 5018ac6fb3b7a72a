import type { ByPlayer, EndReason, Player, RulesetId, ScoredFan } from '@gorrion/rules';
import type { Entry } from './events.ts';
import type { BotLevel, HandCount } from './settings.ts';
import type { PersonId, TableCode } from './state.ts';

/* A game as the archive keeps it, sends it and writes it to a file. */

/** The id that every browser gives to its player in games on the device. */
export const DEVICE_PLAYER = 'this-device' as PersonId;

/** Id of a game in links: the code of its table and its number there, as "ab12cd34-1". */
export type GameId = string & { readonly __game: unique symbol };

/** A fact as a record keeps it: without its number, and without the command that caused it. */
export type RecordedFact = Pick<Entry, 'at' | 'event'>;

export const RECORD_FORMAT = 'gorrion-game/1';

/** The result of a hand, as a reader without our rules understands it. */
export interface SheetLine {
  /** Number of the hand, from 1. A hand that was dealt again keeps it. */
  readonly hand: number;
  readonly kind: 'won' | 'exhausted' | 'void';
  readonly winner?: Player;
  /** Who discarded the winning tile; absent if it was self-drawn. */
  readonly from?: Player;
  readonly points?: number;
  readonly fans?: readonly ScoredFan[];
  /** Points that each player gained or paid, penalties included. */
  readonly changes: ByPlayer<number>;
}

/** What the sheet of a game says. It follows from the facts, and a file whose sheet does not is refused. */
export interface GameSheet {
  readonly ruleset: RulesetId;
  /** The name that the host gave to the settings. */
  readonly title?: string;
  readonly hands: HandCount;
  /** Server time (ms) at which a game ended that counts for the rating; absent in all others, and if no hand was decided. */
  readonly ratedAt?: number;
  /**
   * Server time (ms) from which others than the players and the umpire of a game may know it: spectators who watched with a
   * delay have seen its end. Absent where they watched live.
   */
  readonly shownFrom?: number;
  /** `bot` is the bot's level. */
  readonly players: ByPlayer<{ readonly name: string; readonly bot?: BotLevel }>;
  readonly lines: readonly SheetLine[];
  readonly totals: ByPlayer<number>;
  /** Null while the game is not over. */
  readonly tablePoints: ByPlayer<number> | null;
  readonly end: EndReason | null;
}

/**
 * A game that stands by itself: its facts fold from nothing, with the versions of this program that know `log`. It holds
 * every tile of every finished hand and nothing of a hand that is still played.
 */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly id: GameId;
  /** Version of the log whose facts these are. */
  readonly log: number;
  /**
   * Server time (ms) of the first fact, and of the game's end; of its last fact while it is not over. Near 0 in a record of
   * another server that does not say when.
   */
  readonly from: number;
  readonly to: number;
  readonly sheet: GameSheet;
  readonly facts: readonly RecordedFact[];
}

/** Any moment before it (ms since 1970) stands for none: no game is older. */
const FIRST_MOMENT = Date.UTC(1990, 0);

/** Whether it is known when a game was played. */
export const isDated = ({ from }: Pick<GameRecord, 'from'>): boolean => from >= FIRST_MOMENT;

export const GAME_ACCESS = ['players', 'link', 'public'] as const;
/** Lets others than its players read a game: nobody; readers with its link; or everyone, who finds it in a list too. */
export type GameAccess = (typeof GAME_ACCESS)[number];

/** Returns the id of a table's game; `number` counts from 1. */
export const gameIdOf = (table: TableCode, number: number): GameId => `${table}-${number}` as GameId;

/** A game in a list. */
export interface GameSummary extends Omit<GameSheet, 'lines'> {
  readonly id: GameId;
  readonly from: number;
  readonly to: number;
  /** Hands that ended with a result. */
  readonly played: number;
  readonly wins: ByPlayer<number>;
  /** How often each player discarded a winning tile. */
  readonly dealtIn: ByPlayer<number>;
  /** Each player's best win. */
  readonly best: ByPlayer<{ readonly points: number; readonly fans: readonly ScoredFan[] } | null>;
  /** All fans that each player has won with. */
  readonly fans: ByPlayer<readonly ScoredFan[]>;
}
