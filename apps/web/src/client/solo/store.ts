import type { BotLevel, Entry, TableCode, TableSummary } from '@gorrion/protocol';
import type { Store as TableLog } from '@gorrion/table';

/** Summary of a game as this device stores it; summaries of older builds lack some. */
export type SoloLine = Omit<TableSummary, 'round' | 'bots' | 'again'> &
  Partial<Pick<TableSummary, 'round' | 'bots' | 'again'>>;

/** A game that was opened on this device. */
export interface SoloRecord {
  readonly code: TableCode;
  /** Id of the request that opened it: the same request opens one game. */
  readonly request: string;
  readonly against: BotLevel;
  readonly openedAt: number;
  /** Summary for the home page; its stage is `closed` when nothing is left to play. */
  readonly line?: SoloLine;
}

export type LoadedLog =
  | { readonly kind: 'whole'; readonly entries: readonly Entry[] }
  | { readonly kind: 'damaged'; readonly reason: string };

/** Stores the games of this device. Every write is durable when its promise resolves. */
export interface SoloStore extends TableLog {
  /**
   * Makes this store the only one that may write: of several pages of one browser the newest plays. Resolves with false
   * if another page has owned the database meanwhile, so that what this one knows of its tables may be old.
   */
  takeOver(): Promise<boolean>;
  /** Adds a game. Rejects if its code or its request is taken. */
  register(record: SoloRecord): Promise<void>;
  /** Resolves with all games in the order in which they were opened. */
  tables(): Promise<readonly SoloRecord[]>;
  load(code: string): Promise<LoadedLog>;
  note(code: string, line: TableSummary): Promise<void>;
  /** Deletes the table and its log. */
  forget(code: string): Promise<void>;
  name(): Promise<string | undefined>;
  rename(name: string): Promise<void>;
  close(): Promise<void>;
}

/** Thrown by a write after another page of this browser has taken over. */
export class TakeoverError extends Error {}

/** Checks a log: it is whole if no entry is missing from the first on. */
export function assemble(entries: readonly Entry[]): LoadedLog {
  const gap = entries.findIndex(({ seq }, n) => seq !== n + 1);
  return gap < 0 ? { kind: 'whole', entries } : { kind: 'damaged', reason: `entry ${gap + 1} is missing` };
}
