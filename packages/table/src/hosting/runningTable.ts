import type {
  BotLevel,
  Entry,
  Envelope,
  Me,
  PersonId,
  TableRefusal,
  TableSettings,
  TableState,
  TableViewer,
} from '@gorrion/protocol';
import type { Caller } from '../decide/context.ts';
import type { Ports } from '../runtime/tablePorts.ts';

/** What the server needs of a table; `Table` of @gorrion/table is one, and so is a stand-in of the tests. */
export interface RunningTable {
  readonly id: string;
  /** Whole: never leaves the server. */
  readonly state: TableState;
  /** It cannot write: nothing is played until it can. */
  readonly isFrozen: boolean;
  /** The program's own fault that has stopped it; undefined as it should be. */
  readonly fault: unknown;
  viewerOf(person: PersonId): TableViewer;
  snapshot(viewer: TableViewer): { readonly seq: number; readonly at: number; readonly state: TableState };
  /** Entries after `seq`; undefined when they are not kept any more. */
  since(viewer: TableViewer, seq: number): readonly Entry[] | undefined;
  execute(
    person: Me,
    envelope: Envelope,
  ): Promise<{ readonly ok: true; readonly seq: number } | { readonly ok: false; readonly code: TableRefusal }>;
  /** A person's first page has come; it says where it reaches the table. */
  arrived(person: Caller): unknown;
  departed(person: PersonId): unknown;
  startAgainstBots(host: Me, level: BotLevel): unknown;
  /** Closes the table for everybody who looks at it. */
  close(): Promise<void>;
  dispose(): void;
}

export interface TableMaker {
  open(id: string, settings: TableSettings, host: Caller, ports: Ports): Promise<RunningTable>;
  restore(id: string, entries: readonly Entry[], ports: Ports): Promise<RunningTable>;
}
