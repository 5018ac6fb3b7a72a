import type { GameId, PersonId, Regard, ReportPlace, ReportReason } from '@gorrion/protocol';

/* What the store keeps of how people keep peace: who stayed in which game, private lists, and reports to the operator. */

/** How a person was in a game with others. */
export interface AttendedGame {
  readonly person: PersonId;
  readonly hasFinished: boolean;
}

/** A person in somebody's private list. */
export interface RegardedPerson {
  readonly person: PersonId;
  readonly list: Regard;
}

/** A line of the chat in a report. */
export interface ReportedLine {
  readonly person: PersonId;
  readonly name: string;
  /** The text, or the id of a quick word. */
  readonly text: string;
  /** Server time (ms). */
  readonly at: number;
}

export interface StoredReport {
  readonly id: string;
  readonly at: number;
  readonly by: PersonId;
  readonly about: PersonId;
  readonly reason: ReportReason;
  readonly text: string;
  readonly place: ReportPlace;
  /** Oldest first. */
  readonly lines: readonly ReportedLine[];
  /** Server time (ms) at which the operator closed it; null while it is open. */
  readonly closedAt: number | null;
}

/** Reports, as the operator reads and closes them. */
export interface ReportBox {
  /** Returns reports without their lines, the oldest first: open ones only, or all. */
  reports(all: boolean): Promise<readonly StoredReport[]>;
  report(id: string): Promise<StoredReport | undefined>;
  closeReport(id: string, closedAt: number): Promise<void>;
}

export interface PeaceStore extends ReportBox {
  /**
   * Returns the newest games of a person that count by a time (server ms), at most `most`: how many, and of how many they saw
   * the end.
   */
  attended(person: PersonId, most: number, by: number): Promise<{ readonly games: number; readonly finished: number }>;
  /** Keeps who stayed in a game that is over, or let go; it counts from `at` on (server ms). An earlier word about it is replaced. */
  noteAttendance(game: GameId, at: number, people: readonly AttendedGame[]): Promise<void>;
  /** Returns games from before attendance was kept, of which it is still to be noted. */
  unattended(most: number): Promise<readonly GameId[]>;
  /** Returns the private lists of a person, the newest entry first. */
  regardsOf(person: PersonId): Promise<readonly RegardedPerson[]>;
  /** Puts somebody into a list unless it has `most`, or takes them out. */
  regard(person: PersonId, entry: RegardedPerson, isListed: boolean, at: number, most: number): Promise<void>;
  /** Keeps a report once. */
  keepReport(report: StoredReport): Promise<void>;
  /** Deletes reports from before (ms since 1970). */
  purgeReports(before: number): Promise<void>;
}
