import type { Ruling } from '@gorrion/protocol';
import type { ByPlayer, Player } from '@gorrion/rules';

/*
 * A table of a session. Its four players are A to D (0 to 3) by their starting winds East, South, West, North; they keep
 * these letters while the seats change.
 */

/** Who meets whom at which table, by session (Appendix 3): drawn numbers in the order of the starting winds. */
export interface Chart {
  readonly sessions: readonly (readonly (readonly [number, number, number, number])[])[];
}

/** A round of a knock-out. */
export interface BracketRound {
  /** The session in which it is played. */
  readonly session: number;
  readonly tables: readonly {
    /** Roster numbers; null where a player of the round before is not known yet. */
    readonly players: readonly (number | null)[];
    /** Those who go on; empty until the table is final. */
    readonly advanced: readonly number[];
  }[];
  /** Players who go on without playing. */
  readonly byes: readonly number[];
}

/** How equals at the cut of a round are told apart: by the order in which they stood before, or by lot. */
export type TieBreak = 'order' | 'lot';

/** What an organiser has to know before a round of a knock-out is made. */
export interface RoundCut {
  readonly session: number;
  /** Players of equal results of whom not all go on, in the order in which they stood before. */
  readonly tied: readonly number[];
  /** Those of them who go on by that order. */
  readonly first: readonly number[];
  /** Players who go on from a table that was not played. */
  readonly unplayed: readonly number[];
  /** Players who come in for those who are gone, the best first; absent if nobody does. */
  readonly comers?: readonly number[];
}

/** How a table stands. */
export type TableStage =
  /** Its session has not begun. */
  | 'waiting'
  | 'playing'
  /** All hands are played, or time was called; the sheet waits for signatures. */
  | 'ended'
  /** All players have signed, or the umpire for them. Only a correction with its reason or an upheld appeal changes it. */
  | 'final'
  /** Too few players came: it is not played (article 90). */
  | 'not-played';

/** A hand on a sheet that a scorer has entered, or of which a table has told. */
export interface SheetHand {
  /** From 1 to 16. */
  readonly hand: number;
  readonly kind: 'won' | 'exhausted' | 'void';
  readonly winner?: Player;
  /** Absent if the winning tile was self-drawn. */
  readonly from?: Player;
  /** Points of the hand, flowers included. */
  readonly points?: number;
  /** Ids of the fans that the scorer has ticked, each as often as it counts. */
  readonly fans?: readonly string[];
  /** The winning hand in the calculator's notation, if it was entered. */
  readonly tiles?: string;
  /** Points that each player gained or paid, without penalties. */
  readonly changes: ByPlayer<number>;
  /** What the ticked fans and the tiles are worth, flowers included. The points stay as they were named (article 41). */
  readonly worth?: { readonly named?: number; readonly tiles?: number };
}

/** What a referee has ruled at a table; rulings at tables of this server come from there. */
export interface EventRuling {
  /** Counts from 1 in each event. */
  readonly number: number;
  readonly session: number;
  readonly table: number;
  /** The hand in which it was given, or after which. */
  readonly hand: number;
  readonly ruling: Ruling;
  /** Name of the person who ruled. */
  readonly by: string;
  /** Server time (ms). */
  readonly at: number;
  /** The reason for which it was taken back later. */
  readonly revoked?: string;
}

/** A call for the umpire. */
export interface EventCall {
  readonly number: number;
  readonly session: number;
  readonly table: number;
  readonly player: Player;
  /** Server time (ms). */
  readonly at: number;
  /** Name of the umpire who has taken it. */
  readonly takenBy?: string;
  readonly isDone: boolean;
}

/** A change of a sheet after it was signed, with its reason. */
export interface SheetCorrection {
  readonly changes: ByPlayer<number>;
  readonly reason: string;
  readonly by: string;
  readonly at: number;
}

/** What a sheet says of how a hand ended. */
export type HandOutcome = Pick<SheetHand, 'kind' | 'winner' | 'points'>;

/** A hand that a scorer has changed or taken off the sheet, or entered after the table had ended, with the reason. */
export interface HandCorrection {
  readonly hand: number;
  /** Absent if the hand was not on the sheet. */
  readonly before?: HandOutcome;
  /** Absent if the hand is not on the sheet any more. */
  readonly after?: HandOutcome;
  readonly reason: string;
  readonly by: string;
  /** Server time (ms). */
  readonly at: number;
}

/** Where an appeal stands: who decides it next. `nobody`: all who might have ruled there, play there, or have not come. */
export type AppealStage = 'committee' | 'chief-umpire' | 'nobody' | 'decided';

interface AppealAnswer {
  readonly isUpheld: boolean;
  readonly remark: string;
  readonly by: string;
  /** Server time (ms). */
  readonly at: number;
}

/** What an appeal is against: a ruling by its number, or a foul by its place in the record of its table, from 0. */
export type AppealAgainst = { readonly ruling: number } | { readonly foul: number };

export interface EventAppeal {
  readonly number: number;
  readonly session: number;
  readonly table: number;
  readonly hand: number;
  /** The player, or the captain of the team. */
  readonly by: string;
  /** Their roster number, where it is known. */
  readonly player?: number;
  /** Absent: the hand as a whole. */
  readonly against?: AppealAgainst;
  readonly text: string;
  readonly at: number;
  readonly stage: AppealStage;
  /** By others than who ruled (3.12.4). */
  readonly answer?: AppealAnswer;
  /** Who took it to the chief umpire (3.13.1), and the server time (ms). */
  readonly further?: { readonly by: string; readonly at: number };
  /** By the chief umpire, for good. */
  readonly final?: AppealAnswer;
  /** Whether the reader decides it now. */
  readonly mayAnswer?: true;
  /** Until when (server ms) the reader may take it to the chief umpire; absent if they may not. */
  readonly furtherUntil?: number;
}

/** The result of a table, from which the standings follow. */
export interface TableResult {
  /** Points (totals) of the session, penalties and corrections included. */
  readonly totals: ByPlayer<number>;
  readonly tablePoints: ByPlayer<number>;
  /** Players who lost the session (article 90, or disqualified). */
  readonly lost: readonly Player[];
  /** What penalties have taken from the table: totals sum to this, 0 or less, if nothing is wrong. */
  readonly toNobody: number;
}
