import type { FoulRecord, GivenRuling, PersonId, Ruling, UmpireKey } from '@gorrion/protocol';
import type { ByPlayer, Player } from '@gorrion/rules';
import type { LotsSecret } from '../lots/index.ts';
import type { RotationOrigin, SeatPlace } from './commands.ts';
import type { NewPlayer, Right, Role } from './people.ts';
import type { EventPlan } from './plan.ts';
import type { AppealAgainst, Chart, SheetHand, TableStage, TieBreak } from './play.ts';

/* The facts of a tournament. Who did it and when stands beside each (`Fact`). */

/** A player with the number and the key of their link. */
export interface ListedPlayer extends NewPlayer {
  readonly number: number;
  readonly key: string;
}

/** A table as a session begins with it: roster numbers by starting wind, null for an empty chair. */
export interface SeatedTable {
  readonly players: ByPlayer<number | null>;
  readonly isReal: boolean;
  /** Whether too few have come, so that it is not played (article 90). */
  readonly isPlayed: boolean;
}

export interface AtTable {
  readonly session: number;
  readonly table: number;
}

/** What a chart says of itself; older ledgers took any word for it. */
export type ClaimedOrigin = RotationOrigin | { readonly by: 'rank' | 'draw' };

/** What a draw will be made of, kept secret until it is made. Only the commitment is shown before. */
export interface DrawPromise extends LotsSecret {
  /** Random identity of the draw (`Lots.event`). */
  readonly event: string;
  readonly commitment: string;
  /** Roster numbers in the order of the list. */
  readonly entrants: readonly number[];
  readonly names: readonly string[];
}

/** What the tables of one session will be drawn by. Only the commitment is shown before. */
export interface SessionPromise extends LotsSecret {
  /** Random identity of the draw (`Lots.event`). */
  readonly event: string;
  readonly session: number;
  readonly commitment: string;
}

/** What the tables of a session were drawn from: the players as they stood, the best first, and their teams. */
export interface TableDraw {
  readonly list: readonly number[];
  readonly teams: readonly (readonly number[])[];
  /** Whether the commitment was public before. */
  readonly isPromised: boolean;
}

type PlanFact =
  | { readonly type: 'created'; readonly name: string }
  | { readonly type: 'planned'; readonly changes: Partial<EventPlan> }
  | { readonly type: 'announced'; readonly opensAt: number }
  | { readonly type: 'opened' }
  | { readonly type: 'unopened' }
  | { readonly type: 'event-ended' };

type PeopleFact =
  | { readonly type: 'players-set'; readonly players: readonly ListedPlayer[] }
  | { readonly type: 'player-added'; readonly player: ListedPlayer; readonly isDrawn: boolean }
  | { readonly type: 'player-changed'; readonly player: number; readonly changes: Partial<NewPlayer> }
  | { readonly type: 'player-withdrawn' | 'player-reinstated'; readonly player: number }
  | {
      readonly type: 'helper-invited';
      readonly helper: number;
      readonly name: string;
      readonly role: Role;
      readonly rights: readonly Right[];
      readonly tables: readonly [number, number] | null;
      readonly key: string;
    }
  | {
      readonly type: 'helper-changed';
      readonly helper: number;
      readonly rights?: readonly Right[];
      readonly tables?: readonly [number, number] | null;
    }
  | { readonly type: 'helper-removed'; readonly helper: number }
  | { readonly type: 'link-renewed'; readonly helper?: number; readonly player?: number; readonly key: string }
  | { readonly type: 'joined'; readonly helper?: number; readonly player?: number }
  | { readonly type: 'person-forgotten'; readonly person: PersonId }
  | { readonly type: 'checked-in'; readonly player: number; readonly isHere: boolean }
  | { readonly type: 'sworn'; readonly player: number; readonly name: string; readonly note?: string };

type SeatFact =
  | ({ readonly type: 'draw-promised' } & DrawPromise)
  /** `absent`: roster numbers. `isPromised`: by a promise of an earlier fact, which was public; older ledgers lack it. */
  | {
      readonly type: 'lots-drawn';
      readonly order: readonly number[];
      readonly absent: readonly number[];
      readonly isPromised?: boolean;
    }
  | { readonly type: 'rotation-set'; readonly rotation: Chart; readonly origin: ClaimedOrigin }
  | {
      readonly type: 'seats-exchanged';
      readonly session: number;
      readonly one: SeatPlace;
      readonly other: SeatPlace;
    }
  | {
      readonly type: 'substituted';
      readonly session: number;
      readonly player: number;
      readonly by: number;
      readonly isLost: boolean;
    }
  /** A seat for which the draw has nobody. */
  | (AtTable & { readonly type: 'seat-filled'; readonly seat: Player; readonly player: number })
  | (AtTable & { readonly type: 'seat-emptied'; readonly seat: Player })
  | ({ readonly type: 'session-draw-promised' } & SessionPromise)
  /**
   * Tables of roster numbers; a second fact of a session makes them anew. `entrants`: of a round of a knock-out, the best
   * first. `version`: `ROUND_VERSION` of a round; older ledgers lack it. `drawn`: by the promise before; older ledgers
   * have draws without it.
   */
  | {
      readonly type: 'paired';
      readonly session: number;
      readonly tables: readonly ByPlayer<number>[];
      readonly entrants?: readonly number[];
      readonly byes?: readonly number[];
      readonly version?: number;
      readonly drawn?: TableDraw;
      /** How equals at the cut were told apart, and they in that order; absent where there were none. */
      readonly ties?: TieBreak;
      readonly tied?: readonly number[];
      /** Players who go on from a table that was not played. */
      readonly unplayed?: readonly number[];
      /** Made anew with the seats that were exchanged by hand. */
      readonly isExchanged?: true;
    };

type SessionFact =
  | {
      readonly type: 'session-begun';
      readonly session: number;
      readonly tables: readonly SeatedTable[];
      /** Players who have withdrawn and whom nobody replaces. */
      readonly lost: readonly number[];
    }
  | { readonly type: 'session-paused' | 'session-resumed' | 'session-ended'; readonly session: number }
  /** By a person, or by the server when the time is over. */
  | { readonly type: 'time-called'; readonly session: number }
  /** `isRuled`: somebody has ruled so; else the player was not there. Older ledgers do not tell them apart. */
  | { readonly type: 'session-lost'; readonly session: number; readonly player: number; readonly isRuled?: true };

type SheetFact =
  | (AtTable & { readonly type: 'hand-entered'; readonly hand: SheetHand; readonly reason?: string })
  | (AtTable & { readonly type: 'hand-dropped'; readonly hand: number; readonly reason: string })
  | (AtTable & { readonly type: 'table-ended'; readonly isPlayed: boolean })
  | (AtTable & { readonly type: 'signed'; readonly as: Player | 'umpire' })
  | (AtTable & { readonly type: 'corrected'; readonly changes: ByPlayer<number>; readonly reason: string })
  /** The result is not the one that was signed any more. Ledgers from before this fact kept such signatures. */
  | (AtTable & { readonly type: 'signatures-voided' });

/**
 * Of facts with rulings: a disqualified player is out of the competition (3.11.6.10). Facts without it took the session
 * only.
 */
export const RULING_VERSION = 1;

type RulingFact =
  /** From a table with real tiles, or told by a table of this server. */
  | (AtTable & { readonly type: 'called'; readonly player: Player })
  | {
      readonly type: 'call-taken';
      readonly call: number;
      readonly isDone: boolean;
      /** By the player who had called, and not by an umpire. */
      readonly isTakenBack?: true;
    }
  | (AtTable & {
      readonly type: 'ruled';
      readonly hand: number;
      readonly ruling: Ruling;
      readonly version?: typeof RULING_VERSION;
    })
  | { readonly type: 'ruling-revoked'; readonly ruling: number; readonly reason: string }
  | (AtTable & {
      readonly type: 'appealed';
      readonly hand: number;
      readonly against?: AppealAgainst;
      readonly text: string;
    })
  /** To the chief umpire, who answers it once more. */
  | { readonly type: 'appealed-further'; readonly appeal: number }
  | {
      readonly type: 'appeal-answered';
      readonly appeal: number;
      readonly isUpheld: boolean;
      readonly remark: string;
    };

/** A ruling that a table of this server tells of. Facts of earlier versions have the name of its umpire for the key. */
export interface ToldRuling extends GivenRuling {
  readonly name?: string;
}

/** How a table of this server stands. Each of these facts says all again. */
export interface ToldTable {
  /** The hand that is played, from 1. */
  readonly hand: number;
  readonly totals: ByPlayer<number>;
  readonly hands: readonly SheetHand[];
  readonly stage: Exclude<TableStage, 'waiting'>;
  readonly signed: ByPlayer<number | null>;
  readonly umpireSigned: { readonly name?: string; readonly at: number; readonly key?: UmpireKey } | null;
  /** The umpire who is there. */
  readonly umpire?: UmpireKey;
  readonly lost: readonly Player[];
  readonly rulings: readonly ToldRuling[];
  readonly fouls: readonly FoulRecord[];
  /** Server times (ms) at which it began and ended. */
  readonly from?: number;
  readonly to?: number;
}

/** Facts that only the server adds. */
export type ServerFact =
  /** `umpireKey`: of earlier versions, the key of all umpires of the event; it opens nothing any more. */
  | (AtTable & { readonly type: 'table-opened'; readonly code: string; readonly umpireKey?: string })
  | (AtTable & ToldTable & { readonly type: 'table-told'; readonly version?: typeof RULING_VERSION })
  /** `result`: totals of the archived game, which the sheet is held against. */
  | (AtTable & { readonly type: 'table-game'; readonly game: string; readonly result?: ByPlayer<number> });

export type TournamentEvent = PlanFact | PeopleFact | SeatFact | SessionFact | SheetFact | RulingFact | ServerFact;

/** The fact of one type. */
export type FactOf<Type extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: Type }>;

export const tableOpened = (at: AtTable, code: string): FactOf<'table-opened'> => ({
  type: 'table-opened',
  session: at.session,
  table: at.table,
  code,
});

export const tableTold = (at: AtTable, told: ToldTable): FactOf<'table-told'> => ({
  type: 'table-told',
  version: RULING_VERSION,
  ...told,
  session: at.session,
  table: at.table,
});

export const tableGame = (at: AtTable, game: string, result?: ByPlayer<number>): FactOf<'table-game'> => ({
  type: 'table-game',
  session: at.session,
  table: at.table,
  game,
  ...(result !== undefined && { result }),
});

export const tableCalled = (at: AtTable, player: Player): FactOf<'called'> => ({
  type: 'called',
  session: at.session,
  table: at.table,
  player,
});

export const timeCalled = (session: number): FactOf<'time-called'> => ({ type: 'time-called', session });

export const eventOpened = (): FactOf<'opened'> => ({ type: 'opened' });
