import type { BotLevel, DuplicateWalls, GameId, HandCount, PersonId, PresetClock, TableCode } from '@gorrion/protocol';
import type { ByPlayer, McrRulesetId, Player, ScoredFan } from '@gorrion/rules';
import type { Scale } from './scale.ts';

/* The words of a duplicate: the same deals at several tables, compared hand by hand and seat by seat. */

export const FORMS = ['individual', 'team'] as const;
/** Whether everybody plays for themselves, or teams of four do, one member at each seat. */
export type Form = (typeof FORMS)[number];

/** Fewest and most tables of a duplicate. A single result compares with nothing. */
export const FEWEST_TABLES = 2;
export const MOST_TABLES = 16;
export const LONGEST_NAME = 40;
export const LONGEST_TEAM_NAME = 24;

/** What an organiser wants to play. */
export interface DuplicateWish {
  readonly name: string;
  readonly hands: HandCount;
  readonly walls: DuplicateWalls;
  /** With a shared wall only; own walls have none. */
  readonly flowers: boolean;
  readonly ruleset: McrRulesetId;
  readonly clock: PresetClock;
  readonly form: Form;
  readonly tables: number;
  /** Names of the teams, one for each table; with the form `team` only. */
  readonly teams?: readonly string[];
  /** Players that bots are at every table; with the form `individual` only. */
  readonly bots?: readonly Player[];
  readonly botLevel?: BotLevel;
  /** A table of four bots plays as well, for people to be compared with. */
  readonly hasBotTable?: boolean;
  readonly scale?: Scale;
  /** Id of the group whose evening it is. */
  readonly group?: string;
}

/** Salt and seed of a deal, 32 bytes each in hex. */
export interface DealSecret {
  readonly salt: string;
  readonly seed: string;
}

export type DuplicateChair =
  | { readonly kind: 'free' }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | { readonly kind: 'person'; readonly id: PersonId }
  /** A person who wanted to be forgotten. */
  | { readonly kind: 'gone' };

/** The result of a hand at one table. */
export interface HandResult {
  readonly hand: number;
  readonly kind: 'won' | 'exhausted' | 'void';
  readonly winner?: Player;
  /** Absent if the winner drew the tile. */
  readonly from?: Player;
  readonly points?: number;
  /** The fan that is worth most. */
  readonly fan?: ScoredFan;
  readonly changes: ByPlayer<number>;
}

export const STAGES = ['waiting', 'wanted', 'playing', 'played', 'withdrawn'] as const;
/**
 * Where a table is: people sit down; the server is about to open it; it plays; its results are here; it does not
 * count.
 */
export type Stage = (typeof STAGES)[number];

export interface DuplicateTable {
  readonly chairs: ByPlayer<DuplicateChair>;
  readonly stage: Stage;
  readonly code?: TableCode;
  /** Begins without those who are missing. */
  readonly isHurried?: true;
  readonly game?: GameId;
  readonly results?: readonly HandResult[];
}

export interface DuplicateState {
  readonly plan: DuplicateWish;
  /** Empty once the owner is forgotten and nobody is left to take over. */
  readonly owner: PersonId;
  /** Names the deals (128 bits, hex). */
  readonly duplicate: string;
  readonly secrets: readonly DealSecret[];
  /** Empty until the server has sealed the deals. */
  readonly commitments: readonly string[];
  readonly tables: readonly DuplicateTable[];
  readonly isOpen: boolean;
}

/** What people do in a duplicate. Tables count from 1, players from 0 (A). */
export type DuplicateCommand =
  | { readonly type: 'sit'; readonly table: number; readonly player: Player }
  | { readonly type: 'stand' }
  /** Owner: seats a bot on a free seat, or frees a seat. */
  | { readonly type: 'seat-bot'; readonly table: number; readonly player: Player; readonly level: BotLevel }
  | { readonly type: 'free-seat'; readonly table: number; readonly player: Player }
  /** Who sits at the table, or the owner: lets the server open it. */
  | { readonly type: 'open-table'; readonly table: number }
  /** Who sits at the table, or the owner: it begins without those who have not come. Bots play for them meanwhile. */
  | { readonly type: 'begin-table'; readonly table: number }
  /** Owner: another table, until the results are open. */
  | { readonly type: 'add-table' }
  /** Owner: a table that will not be played, or not to its end. */
  | { readonly type: 'withdraw-table'; readonly table: number };

export type DuplicateEvent =
  | {
      readonly type: 'opened';
      readonly plan: DuplicateWish;
      readonly owner: PersonId;
      readonly duplicate: string;
      readonly secrets: readonly DealSecret[];
    }
  /** The server's commitment to every deal, before anybody plays. */
  | { readonly type: 'sealed'; readonly commitments: readonly string[] }
  | { readonly type: 'seated'; readonly table: number; readonly player: Player; readonly who: DuplicateChair }
  | { readonly type: 'table-added' }
  | { readonly type: 'table-wanted'; readonly table: number }
  | { readonly type: 'table-opened'; readonly table: number; readonly code: TableCode }
  | { readonly type: 'begin-wanted'; readonly table: number }
  /** The table was closed before its first hand, and may be opened again. */
  | { readonly type: 'table-lost'; readonly table: number }
  | {
      readonly type: 'table-played';
      readonly table: number;
      /** Absent if the game was broken off; its finished hands count. */
      readonly game?: GameId;
      readonly results: readonly HandResult[];
    }
  | { readonly type: 'table-withdrawn'; readonly table: number }
  /** All tables have played: results and deals are open. */
  | { readonly type: 'revealed' }
  | { readonly type: 'forgotten'; readonly person: PersonId }
  /** Null: nobody is there, and what was not played is withdrawn. */
  | { readonly type: 'owner-passed'; readonly to: PersonId | null };

export const DUPLICATE_REFUSALS = [
  'not-the-owner',
  'no-such-seat',
  'seat-taken',
  'already-seated',
  'not-seated',
  'seats-free',
  'table-begun',
  'table-not-open',
  'too-many-tables',
  'teams-are-fixed',
  'results-open',
  'not-sealed-yet',
  'no-table-left',
] as const;
export type DuplicateRefusal = (typeof DUPLICATE_REFUSALS)[number];

export type ChairView =
  | { readonly kind: 'free' | 'gone' }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | { readonly kind: 'person'; readonly name: string; readonly you?: true };

export interface TableView {
  /** From 1. */
  readonly number: number;
  readonly chairs: ByPlayer<ChairView>;
  readonly stage: Stage;
  /** The viewer sits here. */
  readonly you?: true;
  /** The table's code, for those who sit at it. */
  readonly code?: TableCode;
}

/** What is open once everybody has played. */
export interface OpenDuplicate {
  /** By hand. */
  readonly secrets: readonly DealSecret[];
  /** By table; a table that does not count has none. */
  readonly results: readonly (readonly HandResult[] | null)[];
  readonly games: readonly (GameId | null)[];
}

export interface DuplicateView {
  readonly plan: DuplicateWish;
  readonly duplicate: string;
  readonly isOwner: boolean;
  readonly commitments: readonly string[];
  readonly tables: readonly TableView[];
  readonly open?: OpenDuplicate;
}

/** What a list shows of a duplicate. */
export interface DuplicateCard {
  readonly name: string;
  readonly hands: HandCount;
  readonly tables: number;
  readonly played: number;
  readonly isOpen: boolean;
  readonly group?: string;
}
