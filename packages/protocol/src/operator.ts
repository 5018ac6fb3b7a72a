import type { ReportPlace, ReportReason } from './peace.ts';
import type { GameId } from './record.ts';
import type { PersonId, TableCode } from './state.ts';

/*
 * What the operator's page asks of its server, over plain HTTP with a cookie of its own. It shows numbers and what is public
 * of tables: no tile, no chat but that of a report which is opened, no address and no cookie of anybody.
 */

/** Longest notice to all (code units). */
export const LONGEST_ANNOUNCEMENT = 300;
/** Longest time (minutes) for which a notice to all is shown: a week. */
export const LONGEST_ANNOUNCED = 10_080;

/** The operator's words on every page, until a time (server ms). */
export interface Announcement {
  /** Counts up: who has closed one sees the next. */
  readonly number: number;
  readonly text: string;
  readonly until: number;
}

/** How a table is played. */
export const TABLE_SORTS = ['friends', 'public', 'bots', 'lesson', 'tournament', 'duplicate', 'daily'] as const;
export type TableSort = (typeof TABLE_SORTS)[number];

/** A table that is open, as its spectators know it. */
export interface OperatorTable {
  readonly code: TableCode;
  readonly sort: TableSort;
  readonly stage: 'gathering' | 'playing' | 'over';
  /** From 1; 0 before the first hand. */
  readonly hand: number;
  readonly people: number;
  readonly bots: number;
  readonly watchers: number;
  /** Server time (ms) at which it was opened. */
  readonly since: number;
}

/** An event whose tables are open. */
export interface OperatorEvent {
  readonly id: string;
  readonly kind: 'tournament' | 'duplicate' | 'daily';
  /** Null unless everybody may find the event. */
  readonly name: string | null;
  readonly tables: number;
  readonly people: number;
}

/** What one node has, and how it is doing. */
export interface NodeFigures {
  readonly version: string;
  /** Server time (ms) of its start. */
  readonly startedAt: number;
  readonly isHome: boolean;
  readonly isDraining: boolean;
  readonly tables: number;
  readonly frozen: number;
  readonly faulty: number;
  readonly damagedLedgers: number;
  readonly people: number;
  readonly pages: number;
  /** Time (ms) in which 99 of 100 messages were answered in the last minute; null where there were none. */
  readonly answerMs: number | null;
  /** Delay (ms) of the event loop, 99 of 100. */
  readonly loopMs: number;
  /** Part of one processor in the last minute; 1 is all of it. */
  readonly processor: number;
  readonly memoryBytes: number;
  readonly memoryOfBytes: number;
  /** Files of the database and room on the disk; null where a database keeps them elsewhere. */
  readonly disk: { readonly usedBytes: number; readonly ofBytes: number; readonly freeBytes: number } | null;
  /** Questions to bots that wait, and threads that think. */
  readonly botQuestions: number;
  readonly botThreads: number;
  /** Seconds since the lease among other nodes was renewed. */
  readonly leaseSeconds: number;
  readonly isBusUp: boolean;
  /** How often each limit has refused something since the start; those that never did are absent. */
  readonly limitHits: Readonly<Record<string, number>>;
}

/** A node as the page shows it; `figures` are its last ones. */
export interface OperatorNode {
  readonly id: string;
  /** Where the others reach it; null for the only one. */
  readonly address: string | null;
  /** False once the others know it no more, or it has fallen silent. */
  readonly isThere: boolean;
  readonly figures: NodeFigures | null;
}

/** What is wrong, as far as the server knows. */
export const OPERATOR_ALARMS = [
  'tables-frozen',
  'tables-faulty',
  'ledgers-damaged',
  'disk-full',
  'disk-low',
  'copy-late',
  'bus-down',
  'lease-old',
  'node-gone',
  'answers-slow',
] as const;
export interface OperatorAlarm {
  readonly what: (typeof OPERATOR_ALARMS)[number];
  /** Tables, ledgers or nodes; minutes of a copy that is late, seconds of a lease, ms of an answer. */
  readonly count: number;
}

/** Somebody, by their public id and present name. */
export interface NamedPerson {
  readonly id: PersonId;
  readonly name: string;
}

/** A report that is open; its text and chat are read one by one. */
export interface OperatorReport {
  readonly id: string;
  readonly at: number;
  readonly reason: ReportReason;
  readonly about: NamedPerson;
  readonly game: GameId | null;
}

/** A report with all that the operator may read of it. */
export interface OpenedReport extends OperatorReport {
  readonly by: NamedPerson;
  readonly text: string;
  readonly place: ReportPlace;
  readonly lines: readonly { readonly name: string; readonly text: string; readonly at: number }[];
  readonly closedAt: number | null;
}

/** What the operator has done, by page or by command. */
export const OPERATOR_ACTS = [
  'make-key',
  'end-key',
  'sign-in',
  'sign-out',
  'read-report',
  'close-report',
  'ban',
  'lift-ban',
  'announce',
  'end-announcement',
  'drain',
  'undrain',
  'back-up',
] as const;
export interface OperatorAct {
  readonly number: number;
  /** Server time (ms). */
  readonly at: number;
  /** Number of the key with which it was done. */
  readonly key: number;
  readonly act: (typeof OPERATOR_ACTS)[number];
  /** On whom or what: an id, a code, a text; empty where the act says all. */
  readonly subject: string;
  /** The present name of a person on whom it was done. */
  readonly name: string | null;
}

/** A copy of the data by the server's hand. */
export interface BackupState {
  /** Whether this server can make one: PostgreSQL has backups of its own. */
  readonly isPossible: boolean;
  /** Part that is copied, from 0 to 1; null while none is being made. */
  readonly progress: number | null;
  /** Why the last one failed, in the words of the system; null if it did not. */
  readonly failure: string | null;
  /** The newest whole one, server time (ms) and size; null if there is none. */
  readonly last: { readonly at: number; readonly bytes: number } | null;
  /** Server time (ms) up to which `BACKUP_DIR` has everything; null without it. */
  readonly copiedTo: number | null;
}

/** The last hour in minutes, the oldest first. */
export interface OperatorHistory {
  readonly people: readonly number[];
  readonly tables: readonly number[];
  readonly answerMs: readonly number[];
  readonly processor: readonly number[];
  readonly memoryBytes: readonly number[];
  readonly diskBytes: readonly number[];
  /** Most people at a time within a day. */
  readonly mostPeople: number;
}

/** All that the page shows at first sight. */
export interface OperatorView {
  /** Number of the key with which one is signed in. */
  readonly key: number;
  readonly alarms: readonly OperatorAlarm[];
  readonly nodes: readonly OperatorNode[];
  readonly history: OperatorHistory;
  /** The newest `MOST_TABLES`; `tableCount` is how many there are. */
  readonly tables: readonly OperatorTable[];
  readonly tableCount: number;
  readonly playing: number;
  readonly events: readonly OperatorEvent[];
  readonly reports: readonly OperatorReport[];
  /** At most a hundred; `banCount` is how many there are. */
  readonly bans: readonly NamedPerson[];
  readonly banCount: number;
  readonly backup: BackupState;
  readonly announcement: Announcement | null;
  /** The newest first. */
  readonly acts: readonly OperatorAct[];
}

/** Most tables in one view. */
export const MOST_TABLES = 200;
/** Acts in each page of the whole log: a shorter one is the last. */
export const ACTS_AT_ONCE = 100;

export type OperatorWish =
  | { readonly type: 'sign-in'; readonly key: string }
  | { readonly type: 'sign-out' }
  | { readonly type: 'close-report'; readonly report: string }
  /** `guest`: an id, or a chosen name that only one guest has. */
  | { readonly type: 'ban'; readonly guest: string }
  | { readonly type: 'lift-ban'; readonly person: PersonId }
  | { readonly type: 'announce'; readonly text: string; readonly minutes: number }
  | { readonly type: 'end-announcement' }
  | { readonly type: 'drain' | 'undrain'; readonly node: string }
  | { readonly type: 'back-up' };

export const OPERATOR_REFUSALS = [
  'bad-request',
  'too-many-requests',
  'signed-out',
  'wrong-key',
  'too-many-keys',
  'no-such-report',
  'no-such-guest',
  'several-guests',
  'no-such-node',
  'node-silent',
  'no-backups',
  'backup-runs',
  'no-room-left',
] as const;
export type OperatorRefusal = (typeof OPERATOR_REFUSALS)[number];
