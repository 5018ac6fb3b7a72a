import type { FoulRecord } from '@gorrion/protocol';
import type { ByPlayer, Player } from '@gorrion/rules';
import type { Draw } from '../lots/index.ts';
import type { RotationOrigin } from './commands.ts';
import type { TableDraw } from './facts.ts';
import type { Helper, Right } from './people.ts';
import type { EventPlan } from './plan.ts';
import type {
  BracketRound,
  Chart,
  EventAppeal,
  EventCall,
  EventRuling,
  HandCorrection,
  RoundCut,
  SheetCorrection,
  SheetHand,
  TableResult,
  TableStage,
} from './play.ts';

/* What a person may know of a tournament. Numbers stand for players and helpers; nobody's id is in it. */

export interface PlayerView {
  /** The number in the roster, from 1, for ever. */
  readonly player: number;
  /** The drawn number, by which the rotation seats; null before the draw. */
  readonly drawn: number | null;
  readonly name: string;
  readonly country?: string;
  readonly club?: string;
  readonly team?: string;
  readonly isSubstitute: boolean;
  readonly isWithdrawn: boolean;
  /** Out of the competition by a ruling that stands (3.11.6.10). */
  readonly isDisqualified?: true;
  readonly isHere: boolean;
  readonly hasSworn: boolean;
  /** Whether a person has come by the player's link. */
  readonly isLinked: boolean;
  /** For organisers only. */
  readonly first?: string;
  readonly last?: string;
  readonly ema?: string;
  readonly note?: string;
  readonly key?: string;
  /** The signature under the oath, with the server time (ms). */
  readonly oath?: { readonly name: string; readonly at: number };
}

/** A helper as organisers see them, with the key of their link while nobody has used it. */
export interface HelperView extends Helper {
  readonly key?: string;
  readonly isYou: boolean;
}

/**
 * A draw that everybody can check: what was promised before, and what was opened after (`@gorrion/events/lots`). Without
 * `promisedAt` the check shows only that the numbers follow from the seed, not that it was the only draw.
 */
export interface DrawView {
  readonly commitment: string;
  readonly salt: string;
  readonly seed: string;
  /** Players (roster numbers) in the order of the list that was drawn from. */
  readonly entrants: readonly number[];
  /** The drawn order: number 1 is the first. */
  readonly order: readonly number[];
  /** For whom the organiser drew, because they were not here. */
  readonly absent: readonly number[];
  readonly at: number;
  /** Server time (ms) from which everybody could see the commitment; absent if nobody could before the draw. */
  readonly promisedAt?: number;
  /** How many draws the event has seen with this one. */
  readonly number: number;
  /** The whole draw, which `verifyDraw` takes; its entrants are texts of number and name at that time. */
  readonly lots?: Draw;
}

export interface TableView {
  /** From 1. */
  readonly table: number;
  readonly isReal: boolean;
  /** Roster numbers by starting wind; null for an empty chair. */
  readonly players: ByPlayer<number | null>;
  /** Roster numbers of those who play in their place. */
  readonly substitutes: ByPlayer<number | null>;
  readonly stage: TableStage;
  /** The code of the table on this server, for its players and for those who may watch. */
  readonly code?: string;
  /** The archived game, once it is over. */
  readonly game?: string;
  /** The hand that is played, from 1; after the end the last that was. */
  readonly hand: number;
  readonly totals: ByPlayer<number>;
  /**
   * Entered or told hands. Tables of others leave out fans and tiles until the table has ended, and have no hands once
   * the session is over; organisers and those who correct have all.
   */
  readonly hands: readonly SheetHand[];
  readonly corrections: readonly SheetCorrection[];
  /** Absent while no hand was changed with a reason. */
  readonly handCorrections?: readonly HandCorrection[];
  /** Server time (ms) of each signature. */
  readonly signed: ByPlayer<number | null>;
  /** Names of those who have signed in the place of a player, if anybody has. */
  readonly signedBy?: ByPlayer<string | null>;
  readonly umpireSigned: { readonly name: string; readonly at: number } | null;
  /**
   * Its stage when the event last changed its result, `final` if it ever was: it is signed anew in the event, also if it
   * is a table of this server.
   */
  readonly reopened?: TableStage;
  readonly result: TableResult | null;
  /** Server times (ms) at which it began and ended. */
  readonly from?: number;
  readonly to?: number;
  /** The key with which this umpire comes to the table; for those who may rule. */
  readonly umpireKey?: string;
  /** Offences that a table of this server has recorded (Appendix 6). */
  readonly fouls?: readonly FoulRecord[];
}

/** The draw of the tables of one session, which everybody can check (`drawnTables` of `@gorrion/events/rotation`). */
export interface SessionDraw extends TableDraw {
  readonly event: string;
  readonly commitment: string;
  readonly salt: string;
  readonly seed: string;
  /** Server time (ms) at which the commitment was published, if it was before the draw. */
  readonly promisedAt?: number;
}

/** How the tables of a session were made that no chart seats. `hand`: seats were exchanged since. */
export interface SessionMaking {
  readonly by: 'draw' | 'rank' | 'rounds' | 'hand';
  /** Absent for draws of older events, which nobody can check. */
  readonly draw?: SessionDraw;
}

export interface SessionView {
  /** From 1; rounds of a knock-out go on counting. */
  readonly session: number;
  /** The planned start, as the plan says it. */
  readonly planned: string;
  readonly stage: 'waiting' | 'playing' | 'over';
  /** Server time (ms) of the press that began it. */
  readonly begunAt?: number;
  /** Server time (ms) at which time is called; absent without a limit, and in a pause. */
  readonly endsAt?: number;
  /** Time left (ms) in a pause. */
  readonly pausedWith?: number;
  readonly timeCalledAt?: number;
  readonly making?: SessionMaking;
  /** Server time (ms) at which its tables were made anew; absent if they were made once. */
  readonly remadeAt?: number;
  readonly tables: readonly TableView[];
}

/** One player's part in the standings. */
export interface Standing {
  /** Shared places have the same number; null for who is out of the competition: the place is forfeited (3.11.5). */
  readonly place: number | null;
  readonly player: number;
  readonly tablePoints: number;
  readonly points: number;
  /** By session; null where the player has no result. */
  readonly sessions: readonly ({
    readonly tablePoints: number;
    readonly points: number;
    readonly isLost: boolean;
  } | null)[];
  /** Whether the place is one of the knock-out that follows a round robin. */
  readonly isInKnockOut?: true;
  /** Places gained (positive) or lost by the last finished session; 0 before the second. */
  readonly moved: number;
}

export interface TeamStanding {
  readonly place: number;
  readonly team: string;
  readonly players: readonly number[];
  readonly tablePoints: number;
  readonly points: number;
  readonly sessions: readonly ({ readonly tablePoints: number; readonly points: number } | null)[];
}

export interface JournalLine {
  readonly at: number;
  /** Empty for the server itself. */
  readonly by: string;
  /** The kind of fact, as `session-begun`. */
  readonly what: string;
  /** Numbers and short texts of the fact, as `session` and `table`. */
  readonly figures?: Readonly<Record<string, number | string>>;
}

/** Whether the points of all sheets add up to what penalties allow (zero-sum light). */
export interface SumLight {
  readonly isRight: boolean;
  /** Tables whose totals do not add up, with the difference. */
  readonly wrong: readonly { readonly session: number; readonly table: number; readonly difference: number }[];
}

export interface TournamentView {
  /** Time (ms) by which the reader sees play later than who is there; absent if they see it at once. */
  readonly behind?: number;
  readonly plan: EventPlan;
  readonly stage: 'draft' | 'announced' | 'open' | 'playing' | 'over';
  /** Server time (ms) at which it opens, if it is announced. */
  readonly opensAt?: number;
  /** Sessions and rounds of a knock-out that it will have; null while too few players are known to tell. */
  readonly plannedSessions: number | null;
  /** Whether it has six sessions or rounds at least (3.5.4); so too while too few players are known to tell. */
  readonly isByTheBook: boolean;
  readonly you: {
    /** The reader's number in the roster; null if they are no player. */
    readonly player: number | null;
    readonly rights: readonly Right[];
    readonly tables: readonly [number, number] | null;
    readonly hasSworn: boolean;
    /** Where the reader sits in the session that is played, or in the next one. */
    readonly seat: { readonly session: number; readonly table: number; readonly seat: Player } | null;
  };
  readonly players: readonly PlayerView[];
  readonly teams: readonly string[];
  readonly draw: DrawView | null;
  /** The commitment of the draw that is still to come. */
  readonly promised?: string;
  /** The commitment of the draw of the tables of the next session. */
  readonly sessionPromised?: { readonly session: number; readonly commitment: string };
  readonly rotation: Chart | null;
  readonly rotationOrigin: RotationOrigin | null;
  /** Whether the chart was made or changed after the draw, so that the organiser knew who would meet. */
  readonly isRotationLate: boolean;
  readonly bracket: readonly BracketRound[];
  /** For those who help: whom the cut of the round to be made does not tell apart, and who goes on unplayed, if anybody. */
  readonly cut?: RoundCut;
  readonly sessions: readonly SessionView[];
  readonly standings: readonly Standing[];
  readonly teamStandings: readonly TeamStanding[];
  readonly sum: SumLight;
  /** For those who may rule; others see the calls of their own table. */
  readonly calls: readonly EventCall[];
  readonly rulings: readonly EventRuling[];
  readonly appeals: readonly EventAppeal[];
  /** For organisers. */
  readonly helpers: readonly HelperView[];
  /** What happened, newest last, for those who help: who did what when. */
  readonly journal: readonly JournalLine[];
}

/** The hands of a table of a past session, which views leave out; a page asks for those of one session. */
export interface TableHands {
  readonly table: number;
  readonly hands: readonly SheetHand[];
}

/** Returns the name of the part of an event that has the hands of a session (`TableHands`). */
export const handsPart = (session: number): string => `hands-${session}`;

/** A tournament in a list. */
export interface TournamentCard {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly venue: string;
  readonly stage: TournamentView['stage'];
  readonly players: number;
  readonly isOrganiser: boolean;
  readonly isPlayer: boolean;
}
