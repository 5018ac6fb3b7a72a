import type { ByPlayer, FoulId, Player, Sanction, Seat } from '@gorrion/rules';
import type { UmpireKey } from './umpire.ts';

/* What the forms of a session hold beside its results: the score sheet, the record of fouls, appeals (articles 99-102). */

/** Longest text of an appeal (visible characters, after cleaning). */
export const LONGEST_APPEAL = 1000;

/** An offence as the record of fouls keeps it. */
export interface FoulRecord {
  readonly player: Player;
  readonly hand: number;
  /** Prevalent wind of the hand, and the player's seat in it. */
  readonly round: Seat;
  readonly seat: Seat;
  readonly foul: FoulId;
  readonly sanction: Sanction;
  readonly isDead: boolean;
  /** Server time (ms). */
  readonly at: number;
}

/** An appeal in writing, signed by its player's name and time (article 99). */
export interface Appeal {
  readonly by: Player;
  readonly name: string;
  /** Number of the hand that it is about. */
  readonly hand: number;
  /** What it is against, by its number among what the player was charged with in the hand, from 0. */
  readonly charge?: number;
  readonly text: string;
  /** Server time (ms). */
  readonly at: number;
  /** What the other players have said; they decide first (3.12.4). */
  readonly votes?: readonly AppealVote[];
  readonly answer?: AppealAnswer;
  /** Who took it to the umpire, who decides once more (3.13.1), and the server time (ms). */
  readonly further?: { readonly name: string; readonly at: number };
  /** The umpire's, for good. */
  readonly final?: AppealAnswer;
}

export interface AppealAnswer {
  /** The other players, together; else the umpire. */
  readonly by?: 'players';
  readonly isUpheld: boolean;
  readonly remark: string;
  /** The umpire's name; empty if the players have decided. */
  readonly name: string;
  /** Server time (ms). */
  readonly at: number;
}

export interface AppealVote {
  readonly by: Player;
  readonly isUpheld: boolean;
  readonly remark: string;
  readonly name: string;
  /** Server time (ms). */
  readonly at: number;
}

/** The offences of coming late (article 90). */
export type LatenessFoul = Extract<FoulId, 'late-10' | 'late-15' | 'late-over-15'>;

/** A player who is not at the table: since when (server ms), and whether they were missing when the session began. */
export interface Absence {
  readonly since: number;
  readonly isLate: boolean;
}

/** The forms of one session. Logs of tables that were opened before there were forms lack it. */
export interface SessionForms {
  /** Server times (ms) at which the session began and ended. */
  readonly from: number;
  readonly to?: number;
  readonly fouls: readonly FoulRecord[];
  /** Server time (ms) of each player's signature, null without one; and of the umpire's with the name. */
  readonly signed: ByPlayer<number | null>;
  readonly umpire?: { readonly name: string; readonly at: number; readonly key?: UmpireKey } | undefined;
  readonly appeals: readonly Appeal[];
  /** Players who are absent now; null for those who are here (article 90). */
  readonly absent: ByPlayer<Absence | null>;
}
