import type { ByPlayer } from '@gorrion/rules';
import type { ListedGame, OpenedGame } from './archive.ts';
import type { TableSummary } from './messages.ts';
import type { ListedRating } from './ratings.ts';
import type { GameRecord, RecordedFact, SheetLine } from './record.ts';
import type { BotLevel } from './settings.ts';
import type { Me } from './state.ts';
import type { ListedToken } from './tokens.ts';

/* What programs are answered at /api/v1, with a token of their person. They are told what the pages show that person. */

/** Whose games or tables a list has: those of the person, or those that everybody finds. */
export const WHOSE = ['mine', 'public'] as const;
export type Whose = (typeof WHOSE)[number];

/** The person of a token, and the token itself. */
export interface ApiMe extends Me {
  readonly token: Pick<ListedToken, 'id' | 'name' | 'scope' | 'ends'>;
}

/** One page of a list. `next`: the cursor of the page after it; null on the last one. */
interface Paged {
  readonly next: string | null;
}

export interface ApiGames extends Paged {
  readonly games: readonly ListedGame[];
}

/** A game without its facts. */
export type ApiGame = Omit<OpenedGame, 'record'> & Pick<GameRecord, 'id' | 'from' | 'to' | 'sheet'>;

/** A hand of a game. One that was stopped and dealt again has no line in the sheet. */
export interface ApiHand {
  /** Number of the hand, from 1. A hand that was dealt again keeps it. */
  readonly hand: number;
  /** The player of each seat, East first. */
  readonly seating: readonly number[];
  readonly line: SheetLine | null;
  readonly facts: readonly RecordedFact[];
}

export interface ApiHands {
  readonly hands: readonly ApiHand[];
}

export interface ApiRatings {
  readonly people: readonly ListedRating[];
  readonly mine: ListedRating | null;
  readonly count: number;
  readonly bots: readonly { readonly level: BotLevel; readonly value: number }[];
}

/** A table in a list; null is the name of a free chair. */
export interface ApiListedTable extends Omit<TableSummary, 'names'> {
  readonly names: ByPlayer<string | null>;
}

export interface ApiTables {
  readonly tables: readonly ApiListedTable[];
}

export const API_PROBLEMS = [
  /** The request has no token; or one that never was, has expired, or was revoked. */
  'no-token',
  'bad-token',
  /** Of a connection by which a program would play. */
  'token-only-reads',
  'too-many-pages',
  'too-many-pages-nearby',
  'too-many-wrong-codes',
  'too-many-requests',
  'no-such-route',
  'bad-method',
  'not-acceptable',
  'bad-request',
  'no-such-game',
  'game-for-players',
  'game-sealed',
  'game-damaged',
  'server-fault',
] as const;
export type ApiProblem = (typeof API_PROBLEMS)[number];

/** A refusal (RFC 9457, `application/problem+json`). */
export interface ApiRefusal {
  /** Where the code is explained. */
  readonly type: string;
  readonly code: ApiProblem;
  readonly status: number;
  /** What is wrong and what to do, in the language that was asked for. */
  readonly title: string;
  /** What of the request is wrong. */
  readonly detail?: string;
}
