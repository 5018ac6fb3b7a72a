import type { GameId } from './record.ts';
import type { TableSettings } from './settings.ts';
import type { Me, PersonId, TableCode, TableState } from './state.ts';

/*
 * How people keep peace with each other: whether somebody stays to the end of their games, whom a person does not want to
 * sit with or hear, and reports to the operator. Requests are plain HTTP, with the guest's cookie, but for a report from a
 * table.
 */

/** The newest games with other people that are counted, and from how many on others are shown the figure. */
export const GAMES_COUNTED = 50;
export const SHOWN_FROM = 10;

/** Of how many of their newest games with other people somebody saw the end. */
export interface Finishes {
  readonly finished: number;
  readonly games: number;
}

/** Whether there are enough games for others to be shown the figure. */
export const isShown = ({ games }: Finishes): boolean => games >= SHOWN_FROM;

/** Returns the percentage of finished games that a public table asks of a person; undefined where it asks nothing. */
export const finishesAsked = (
  { settings, host }: Pick<TableState, 'settings' | 'host'>,
  person: PersonId | undefined,
): TableSettings['finishes'] => (settings.visibility === 'public' && host !== person ? settings.finishes : undefined);

/** Returns why a table that asks for finished games does not take somebody with these; undefined if it does. */
export function tooFewFinishes(
  { finishes: least, newcomers }: Pick<TableSettings, 'finishes' | 'newcomers'>,
  own: Finishes,
): 'games-too-few' | 'finishes-too-few' | undefined {
  if (!isShown(own)) return newcomers === 'refused' ? 'games-too-few' : undefined;
  return own.finished * 100 < (least ?? 0) * own.games ? 'finishes-too-few' : undefined;
}

/** Most people of whom one request asks. */
export const MOST_ASKED = 16;

export const REGARDS = ['apart', 'blocked'] as const;
/** A private list: `apart` are people whom somebody is not seated with, `blocked` those whose words and calls do not reach them. */
export type Regard = (typeof REGARDS)[number];

/** Most people in one list. */
export const MOST_LISTED = 200;

/** What a person sees of their own lists and games; nobody else is told any of it. */
export interface PeaceView {
  /** The newest first, under their present names. */
  readonly lists: Readonly<Record<Regard, readonly Me[]>>;
  readonly finishes: Finishes;
}

/** The figures of people by id; null where there are too few games. */
export type FinishesOf = Readonly<Record<PersonId, Finishes | null>>;

export const REPORT_REASONS = ['insult', 'cheating', 'stalling', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Longest text (code units) of a report. */
export const LONGEST_REPORT = 500;

/** What somebody tells the operator about another person. */
export interface Report {
  /** Made by the client (128 bits, hex). A repeated id is kept once. */
  readonly id: string;
  readonly person: PersonId;
  readonly reason: ReportReason;
  readonly text: string;
}

export type PeaceWish =
  | { readonly type: 'list'; readonly list: Regard; readonly person: PersonId; readonly isListed: boolean }
  /** `game`: one that the reporter may read, and in which both names stand. */
  | { readonly type: 'report'; readonly game: GameId; readonly report: Report };

export const PEACE_REFUSALS = [
  'bad-request',
  'too-many-requests',
  'list-full',
  'own-person',
  'no-such-game',
  'no-such-person',
  'too-many-reports',
  'no-room-left',
] as const;
export type PeaceRefusal = (typeof PEACE_REFUSALS)[number];

/** Where something was reported: a table, the number of its game and hand, and of the newest fact in its log. */
export interface ReportPlace {
  readonly table: TableCode | null;
  readonly game: GameId | null;
  readonly hand: number;
  readonly seq: number;
}
