import type {
  BotLevel,
  Entry,
  Me,
  PersonId,
  Snapshot,
  TableEnvelope,
  TableEvent,
  TableRefusal,
  TableSettings,
  TableState,
  TableViewer,
} from '@gorrion/protocol';
import type { EventOrder } from '../decide/chore.ts';
import type { Caller } from '../decide/context.ts';
import type { TableStream } from '../ports/ports.ts';
import type { Delayed } from '../runtime/delayed.ts';
import type { Ports } from '../runtime/tablePorts.ts';

/** What everybody without a seat may know of a table that is shown with a delay. */
type ShownLate = Pick<Delayed, 'state' | 'shownSeq' | 'hasShown' | 'later'>;

/** The interface of a running table, which `Table` and the tests' stand-ins implement. */
export interface RunningTable {
  readonly id: string;
  /** The whole state. Never leaves the server. */
  readonly state: TableState;
  /** Number of the newest entry of the log. Never leaves the server. */
  readonly seq: number;
  /** True while the table cannot write. Nothing is played until it can. */
  readonly isFrozen: boolean;
  /** Exception of the table's own code that has stopped it; undefined while it runs. */
  readonly fault: unknown;
  viewerOf(person: PersonId): TableViewer;
  /** What spectators are shown with a delay; undefined where they watch live. */
  readonly delayed?: ShownLate | undefined;
  snapshot(stream: TableStream): Omit<Snapshot, 'code' | 'viewer' | 'watchers'>;
  /** Returns the entries after `seq`; undefined if they are no longer kept. */
  since(stream: TableStream, seq: number): readonly Entry[] | undefined;
  execute(
    person: Me,
    envelope: TableEnvelope,
  ): Promise<{ readonly ok: true; readonly seq: number } | { readonly ok: false; readonly code: TableRefusal }>;
  /** Records that a person's first page has connected. It tells the table's address. */
  arrived(person: Caller): unknown;
  departed(person: PersonId): unknown;
  startAgainstBots(host: Me, level: BotLevel): unknown;
  /** Does what an event orders at its table. */
  order(order: EventOrder): Promise<void>;
  /** Closes the table for all its viewers. */
  close(): Promise<void>;
  dispose(): void;
}

export interface TableMaker {
  open(id: string, settings: TableSettings, host: Caller, ports: Ports): Promise<RunningTable>;
  /** Opens a table with its first facts. */
  openWith(id: string, facts: readonly TableEvent[], ports: Ports): Promise<RunningTable>;
  restore(id: string, entries: readonly Entry[], ports: Ports): Promise<RunningTable>;
}
