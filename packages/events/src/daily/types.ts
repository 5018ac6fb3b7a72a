import type { BotLevel, GameId, PersonId, TableCode } from '@gorrion/protocol';
import type { DealSecret, HandResult } from '../duplicate/types.ts';

/* The words of the deal of a day: four sealed hands, the same for everybody of a pool, each played against three bots. */

/** A day by its name, as 2026-11-28. Days are those of UTC. */
export type DailyDate = string;

/** Number of deals of a day. Who passes one on helps one of so many others. */
export const POOLS = 8;
export const DAILY_HANDS = 4;
/** Level of the three bots. */
export const DAILY_LEVEL: BotLevel = 'strong';
/** Levels of the server's own bots that a small field is compared with, and how many games of each. */
export const COMPARED_LEVELS = ['easy', 'regular', 'strong'] as const satisfies readonly BotLevel[];
export const GAMES_OF_LEVEL = 5;
/** Level of the bot whose line everybody is shown, beside the field. */
export const EXPERT_LEVEL: BotLevel = 'expert';
/** People of a pool from whom on bots are compared with nobody, and per cent are told in the place of places. */
export const FULL_FIELD = 20;

/** The deals of one pool: a duplicate of its own. */
export interface DailyPool {
  /** Names the deals (128 bits, hex). */
  readonly duplicate: string;
  /** By hand. */
  readonly secrets: readonly DealSecret[];
  readonly commitments: readonly string[];
}

/** What the server wants of a day. */
export interface DailyWish {
  readonly date: DailyDate;
  readonly level: BotLevel;
  readonly pools: readonly DailyPool[];
}

/** What a person, or a bot in their place, made of the deals. */
export interface DailyGame {
  /** Finished hands; those that are missing were left. */
  readonly results: readonly HandResult[];
  /** Absent if the game was broken off. */
  readonly game?: GameId;
}

export interface DailyPlay {
  /** Null once the person wanted to be forgotten. */
  readonly person: PersonId | null;
  /** From 0. */
  readonly pool: number;
  /** Begun once the day was over: compared, and counted nowhere. */
  readonly isLate?: true;
  readonly code?: TableCode;
  /** Present once the person has nothing more to play. */
  readonly played?: DailyGame;
}

export interface DailyBot extends DailyGame {
  readonly pool: number;
  readonly level: BotLevel;
  /** From 0: games of one level are told apart by it. */
  readonly run: number;
  /** The table of its game, if the game is kept. */
  readonly code?: TableCode;
}

export interface DailyState extends DailyWish {
  /** In the order in which they were begun. */
  readonly plays: readonly DailyPlay[];
  readonly bots: readonly DailyBot[];
  /** The day is over: deals and games are open. */
  readonly isOver: boolean;
}

/** Plays count from 0. */
export type DailyEvent =
  | ({ readonly type: 'opened' } & DailyWish)
  | { readonly type: 'begun'; readonly person: PersonId; readonly pool: number; readonly isLate?: true }
  | { readonly type: 'table-opened'; readonly play: number; readonly code: TableCode }
  /** The table was closed before its first hand, and may be opened again. */
  | { readonly type: 'table-lost'; readonly play: number }
  | ({ readonly type: 'played'; readonly play: number } & DailyGame)
  | ({ readonly type: 'bot-played' } & DailyBot)
  | { readonly type: 'over' }
  | { readonly type: 'forgotten'; readonly person: PersonId };

export const DAILY_REFUSALS = [
  'daily-future',
  'daily-unknown',
  'daily-played',
  'daily-forgetting',
  'too-many-dailies',
] as const;
export type DailyRefusal = (typeof DAILY_REFUSALS)[number];
