import type { BotLevel, Entry, TableCode, TableSummary } from '@gorrion/protocol';
import type { Store as TableLog } from '@gorrion/table';

/** A game as it is listed on this device; older programs did not keep its round. */
export type SoloLine = Omit<TableSummary, 'round'> & Partial<Pick<TableSummary, 'round'>>;

/** A game that was begun on this device. */
export interface SoloRecord {
  readonly code: TableCode;
  /** The wish that opened it: the same wish opens it once. */
  readonly request: string;
  readonly against: BotLevel;
  readonly openedAt: number;
  /** How far it is, as the first page shows it; `closed` when nothing waits to be played. */
  readonly line?: SoloLine;
}

export type LoadedLog =
  | { readonly kind: 'whole'; readonly entries: readonly Entry[] }
  | { readonly kind: 'damaged'; readonly reason: string };

/** Where the games of this device are kept. All that it promises is durable when its promise resolves. */
export interface SoloStore extends TableLog {
  /**
   * From now on this one writes and no other: of several pages of one browser the newest plays. False when another one
   * has written since this one last did, so that what is known of its tables may be old.
   */
  takeOver(): Promise<boolean>;
  /** Rejects when its code or its request is taken. */
  register(record: SoloRecord): Promise<void>;
  /** In the order in which they were opened. */
  tables(): Promise<readonly SoloRecord[]>;
  load(code: string): Promise<LoadedLog>;
  note(code: string, line: TableSummary): Promise<void>;
  /** The table and its log are gone. */
  forget(code: string): Promise<void>;
  name(): Promise<string | undefined>;
  rename(name: string): Promise<void>;
  close(): Promise<void>;
}

/** Another page of this browser has taken over. */
export class TakenOver extends Error {}

/** A log as it was found: whole only when no entry is missing from the first on. */
export function assemble(entries: readonly Entry[]): LoadedLog {
  const gap = entries.findIndex(({ seq }, n) => seq !== n + 1);
  return gap < 0 ? { kind: 'whole', entries } : { kind: 'damaged', reason: `entry ${gap + 1} is missing` };
}
