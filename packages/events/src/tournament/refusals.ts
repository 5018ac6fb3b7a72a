import type { Refused } from '../ledger/index.ts';

/** Why a tournament refuses a command. `figures` of each are named behind it. */
export const TOURNAMENT_REFUSALS = [
  /** right: the right that is missing. */
  'no-right',
  /** A player who helps decides nothing about their own table. */
  'own-table',
  /** Only the player may do this, or the players of the table. */
  'not-your-seat',
  'no-such-player',
  'no-such-helper',
  'no-such-session',
  'no-such-table',
  'no-such-hand',
  'no-such-ruling',
  'no-such-call',
  'no-such-appeal',
  /** Somebody else has changed it since the page was drawn. */
  'changed-meanwhile',
  'event-over',
  'not-open',
  'already-open',
  'play-has-begun',
  /** field: what is missing before the event can be opened. */
  'plan-incomplete',
  /** field: what no longer changes once the event is open. */
  'fixed-after-opening',
  'bad-settings',
  /** most: pages that the operator of the server lets an event have room for. */
  'too-many-pages',
  /** line, name: a player of the list. */
  'bad-country',
  'bad-ema',
  'ema-twice',
  /** most: players of an event. */
  'too-many-players',
  'too-many-helpers',
  'not-drawn',
  'drawn-already',
  'too-few-players',
  /** session, table, number: a number twice in a session, or one that nobody can have. */
  'bad-rotation',
  /** The chart says that it is a design, and is none. */
  'no-design',
  /** needed: sessions or tables of the chart. */
  'rotation-too-short',
  /** players: number of players, which is no multiple of four. */
  'not-fours',
  'session-begun',
  'session-not-begun',
  'session-over',
  'not-paused',
  'paused-already',
  /** session: the one that comes next. */
  'not-next',
  /** session: the one that is played. */
  'session-running',
  'not-paired',
  'paired-already',
  /** Results that the tables would be made by are not shown to everybody yet. */
  'results-held',
  'no-pairing',
  'tie-undecided',
  /** tables: number of sheets that are not ended. */
  'sheets-open',
  'nobody-plays',
  'seated-already',
  'wrong-key',
  'link-used',
  'already-a-player',
  'last-organiser',
  /** The table is played on this server, which takes hands, signatures and calls there. */
  'table-online',
  'wrong-table',
  'table-not-played',
  'table-ended',
  'not-ended',
  'sheet-final',
  /** The umpire signs after the players (3.9.2). */
  'players-sign-first',
  /** It contradicts itself, or changes nothing. */
  'bad-ruling',
  'reason-missing',
  /** expected: the hand that comes next. */
  'hand-out-of-order',
  /** difference: what the four numbers sum to. */
  'not-zero-sum',
  /** expected: the four numbers, in the order of the starting winds. */
  'wrong-payments',
  /** minimum, points. */
  'below-minimum',
  /** fan: its id. */
  'unknown-fan',
  'bad-tiles',
  'tiles-not-winning',
  /** A ruling of this hand says that the winner's hand is dead. */
  'hand-is-dead',
  /** The oath. */
  'signed-already',
  'call-taken',
  /** The player is out of the competition, until the ruling is taken back (3.11.6.10). */
  'disqualified',
  'revoked-already',
  'too-many-appeals',
  /** Others decide about it. */
  'own-appeal',
  'answered-already',
  'not-answered',
  /** Who ruled at a table decides no appeal about it (3.12.4). */
  'ruled-there',
  /** The second answer is the chief umpire's, if they have not given the first (3.13.1). */
  'chief-umpire-decides',
  /** Nobody is above who has answered. */
  'no-chief-umpire',
  'appealed-further',
  'appeal-late',
  'empty',
] as const;

export type TournamentRefusal = (typeof TOURNAMENT_REFUSALS)[number];

/** Refuses a command for a reason of the list. */
export const no = (code: TournamentRefusal, figures?: Refused['figures']): { readonly ok: false } & Refused =>
  figures ? { ok: false, code, figures } : { ok: false, code };
