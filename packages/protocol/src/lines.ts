import type { HandEvent, Seat } from '@gorrion/rules';
import type { BotLevel } from './settings.ts';

/* Other ways to play a hand of a finished game, on the same wall. They stand beside the record, which never changes. */

/** Id of a line in links, as "b3". */
export type LineId = string;

/** Most events of one line; a hand has some 400. */
export const MOST_LINE_EVENTS = 1200;
/** Most lines that one person may keep with a game. */
export const MOST_OWN_LINES = 60;
/** Most lines that are kept with a game. */
export const MOST_LINES = 400;

/**
 * A hand played on from a moment of a game. `branch`: one tried another move; `attempt`: one played the whole hand from
 * its deal in one of the four seats.
 */
export interface GameLine {
  readonly id: LineId;
  readonly kind: 'branch' | 'attempt';
  /** Index among the hands of the record, from 0. */
  readonly hand: number;
  /** Number of facts of the record before the first event of the line. */
  readonly before: number;
  /** Whose seat it is about; for an attempt the seat that the author played. */
  readonly seat: Seat;
  /** Name of the author, as it was; empty where names are hidden. */
  readonly author: string;
  /** Whether the reader made it. */
  readonly isOwn: boolean;
  /** Server time (ms). */
  readonly at: number;
  /** What happened instead. Empty in an attempt whose result is not open to the reader yet. */
  readonly events: readonly HandEvent[];
  /** Points of each seat at the end; null while the hand is not over, or while it is not open to the reader. */
  readonly result: readonly [number, number, number, number] | null;
  /** The bots in the other seats. */
  readonly level?: BotLevel;
  /** Bots played all four seats. */
  readonly isByBots?: true;
}

/** The lines of a game, as one reader may see them. */
export interface LineList {
  readonly lines: readonly GameLine[];
}
