import type { FoulRecord, PersonId, Ruling } from '@gorrion/protocol';
import type { ByPlayer, Player } from '@gorrion/rules';
import type { ClaimedOrigin, DrawPromise, SessionPromise, TableDraw } from './facts.ts';
import type { NewPlayer, Right, Role } from './people.ts';
import { type EventPlan, FIRST_PLAN } from './plan.ts';
import type { AppealAgainst, Chart, HandCorrection, SheetHand, TableStage, TieBreak } from './play.ts';

/* What a tournament is, folded from its facts. Person ids are in links only. */

/** Who did something: a helper or a player, by number; null for the server. */
export type Actor = { readonly helper: number } | { readonly player: number } | null;

export interface PlayerState extends NewPlayer {
  readonly number: number;
  readonly key: string;
  readonly person: PersonId | null;
  readonly isWithdrawn: boolean;
  readonly isHere: boolean;
  readonly oath: { readonly name: string; readonly at: number; readonly note?: string } | null;
}

export interface HelperState {
  readonly number: number;
  /** Null for who made the event, who has their own name. */
  readonly name: string | null;
  readonly role: Role;
  readonly rights: readonly Right[];
  readonly tables: readonly [number, number] | null;
  readonly key: string | null;
  readonly person: PersonId | null;
  readonly isGone: boolean;
}

export interface PromiseState extends DrawPromise {
  /** Server time (ms). */
  readonly at: number;
  /** Server time (ms) from which everybody could see the commitment; absent while the event was not open. */
  readonly publishedAt?: number;
}

export interface DrawState {
  readonly promise: PromiseState;
  /** Roster numbers in the drawn order, with those who were added later at the end. */
  readonly order: readonly number[];
  readonly absent: readonly number[];
  readonly at: number;
  /** How many draws the event has seen with this one. */
  readonly number: number;
  /**
   * Whether everybody could see the commitment before. A promise that is made with its draw proves nothing, however often
   * it is repeated; one that is published is used once, because a draw is final once the event was open.
   */
  readonly isPromised: boolean;
}

export interface CorrectionState {
  readonly changes: ByPlayer<number>;
  readonly reason: string;
  readonly by: Actor;
  readonly at: number;
}

export type HandCorrectionState = Omit<HandCorrection, 'by'> & { readonly by: Actor };

export interface TableState {
  readonly table: number;
  readonly isReal: boolean;
  readonly players: ByPlayer<number | null>;
  readonly stage: Exclude<TableStage, 'waiting'>;
  readonly code?: string;
  readonly game?: string;
  readonly hand: number;
  /** Totals that a table of this server has told. */
  readonly told: ByPlayer<number> | null;
  readonly hands: readonly SheetHand[];
  readonly corrections: readonly CorrectionState[];
  /** Absent while no hand was changed with a reason. */
  readonly handCorrections?: readonly HandCorrectionState[];
  readonly signed: ByPlayer<number | null>;
  /** Who has signed in the place of a player; absent while everybody signs for themself. */
  readonly signedBy?: ByPlayer<Actor> | undefined;
  readonly umpireSigned: { readonly by: Actor; readonly name?: string; readonly at: number } | null;
  /** Its stage when the event changed its result, so that it is signed anew here: `final` if it ever was. */
  readonly reopened?: Exclude<TableStage, 'waiting'>;
  /** Players who lost the session at a table of this server. */
  readonly toldLost: readonly Player[];
  readonly fouls: readonly FoulRecord[];
  readonly from?: number;
  readonly to?: number;
}

export interface SessionState {
  readonly session: number;
  readonly stage: 'playing' | 'over';
  readonly begunAt: number;
  /** Server time (ms) at which the pause began. */
  readonly pausedAt?: number;
  /** Length (ms) of all pauses that are over. */
  readonly pausedFor: number;
  readonly timeCalledAt?: number;
  readonly tables: readonly TableState[];
}

export interface SubstituteState {
  readonly session: number;
  readonly player: number;
  readonly by: number;
  readonly isLost: boolean;
}

/** Who sits in a session where the chart has a number that nobody has drawn. */
export interface FilledSeat {
  readonly session: number;
  /** The number of the chart. */
  readonly drawn: number;
  /** Roster number. */
  readonly player: number;
}

export interface PairingState {
  readonly session: number;
  readonly tables: readonly ByPlayer<number>[];
  /** Of a round of a knock-out: those who enter it, the best first. */
  readonly entrants?: readonly number[];
  readonly byes?: readonly number[];
  /** Of a round of a knock-out: by which rules it sends players on (`ROUND_VERSION`); absent in ledgers from before. */
  readonly version?: number;
  /** Of a drawn session: what was promised, when (server ms), and what it was drawn from. */
  readonly draw?: TableDraw & { readonly promise: SessionPromise & { readonly at: number } };
  /** How equals at the cut were told apart, and they in that order; absent where there were none. */
  readonly ties?: TieBreak;
  readonly tied?: readonly number[];
  /** Players who go on from a table that was not played. */
  readonly unplayed?: readonly number[];
  /** Whether seats were exchanged by hand. */
  readonly isExchanged?: true;
  /** Server time (ms) at which the tables were made anew; absent if they were made once. */
  readonly remadeAt?: number;
}

export interface CallState {
  readonly number: number;
  readonly session: number;
  readonly table: number;
  readonly player: Player;
  readonly at: number;
  readonly takenBy?: Actor;
  readonly isDone: boolean;
}

export interface RulingState {
  readonly number: number;
  readonly session: number;
  readonly table: number;
  readonly hand: number;
  readonly ruling: Ruling;
  readonly by: Actor;
  /** Name of the umpire of a table of this server. */
  readonly name?: string;
  /** Whether a table of this server told of it, so that its totals hold it. */
  readonly isTold: boolean;
  readonly at: number;
  /** Roster number of the one whom it takes out of the competition, until it is revoked. */
  readonly out?: number;
  readonly revoked?: string;
}

interface AnswerState {
  readonly isUpheld: boolean;
  readonly remark: string;
  readonly by: Actor;
  readonly at: number;
}

export interface AppealState {
  readonly number: number;
  readonly session: number;
  readonly table: number;
  readonly hand: number;
  readonly against?: AppealAgainst;
  readonly by: Actor;
  readonly text: string;
  readonly at: number;
  readonly answer?: AnswerState;
  /** Who took it to the chief umpire, and when. */
  readonly further?: { readonly by: Actor; readonly at: number };
  readonly final?: AnswerState;
}

export interface JournalState {
  readonly at: number;
  readonly by: Actor;
  readonly what: string;
  readonly figures: Readonly<Record<string, number | string>>;
}

export interface TournamentState {
  readonly plan: EventPlan;
  readonly stage: 'draft' | 'announced' | 'open' | 'over';
  readonly opensAt?: number;
  /** Whether it has ever been open: a draw is final then, also if the event is taken back. */
  readonly wasOpen: boolean;
  readonly players: readonly PlayerState[];
  /** The next roster number: a number is never given twice. */
  readonly nextPlayer: number;
  readonly helpers: readonly HelperState[];
  readonly promise: PromiseState | null;
  readonly draw: DrawState | null;
  /** How many draws have been made, also those that were thrown away. */
  readonly draws: number;
  readonly rotation: Chart | null;
  readonly origin: ClaimedOrigin | null;
  /** Whether the chart was made or changed when its numbers were drawn, so that who did it knew who would meet. */
  readonly isChartLate: boolean;
  /** The draw of the tables of the next session. */
  readonly sessionPromise: (SessionPromise & { readonly at: number }) | null;
  readonly pairings: readonly PairingState[];
  readonly substitutes: readonly SubstituteState[];
  /** Absent as long as nobody has filled a seat. */
  readonly filled?: readonly FilledSeat[];
  /** Sessions that players have lost (article 90); `by`: who has ruled so. */
  readonly lost: readonly { readonly session: number; readonly player: number; readonly by?: Actor }[];
  /** Sessions that have begun, in their order. */
  readonly sessions: readonly SessionState[];
  readonly calls: readonly CallState[];
  readonly rulings: readonly RulingState[];
  readonly appeals: readonly AppealState[];
  /** The newest last; the oldest are dropped. */
  readonly journal: readonly JournalState[];
}

export const NO_TOURNAMENT: TournamentState = {
  plan: FIRST_PLAN,
  stage: 'draft',
  wasOpen: false,
  players: [],
  nextPlayer: 1,
  helpers: [],
  promise: null,
  draw: null,
  draws: 0,
  rotation: null,
  origin: null,
  isChartLate: false,
  sessionPromise: null,
  pairings: [],
  substitutes: [],
  lost: [],
  sessions: [],
  calls: [],
  rulings: [],
  appeals: [],
  journal: [],
};
