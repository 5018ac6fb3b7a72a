import type { Entry } from '@gorrion/protocol';
import type { Ports } from '../runtime/tablePorts.ts';
import type { RunningTable, TableMaker } from './runningTable.ts';

/** A running table. The owner of the host may add data of its own. */
export interface HostedTable {
  readonly table: RunningTable;
}

/** The source of tables that are not running. */
interface TableSource<H extends HostedTable> {
  /** Restores a table from its log; returns undefined, at once or later, if there is no such table. */
  wake(code: string): Promise<H | undefined> | undefined;
  /** Restores a running table from its log once more; rejects if the log cannot be folded. */
  refold(hosted: H): Promise<H>;
}

/** A log as read from a store. */
type StoredLog =
  | { readonly kind: 'whole'; readonly entries: readonly Entry[] }
  | { readonly kind: 'damaged'; readonly reason: string };

/** Restores a table from its log. Rejects if the log is damaged or the table's own code throws. */
export async function restoreTable(
  maker: TableMaker,
  code: string,
  log: StoredLog,
  ports: Ports,
): Promise<RunningTable> {
  if (log.kind === 'damaged') throw new Error(`its log is damaged: ${log.reason}`);
  const table = await maker.restore(code, log.entries, ports);
  if (table.fault !== undefined) throw table.fault;
  return table;
}

/** The running tables of one process: finds, wakes, replaces and removes them. */
export class TableHost<H extends HostedTable> {
  readonly #source: TableSource<H>;
  readonly #running = new Map<string, H>();
  readonly #waking = new Map<string, Promise<void>>();
  #revision = 0;
  #isStopping = false;

  constructor(source: TableSource<H>) {
    this.#source = source;
  }

  /** Changes whenever a table is added, replaced or removed. */
  get revision(): number {
    return this.#revision;
  }

  get size(): number {
    return this.#running.size;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  find(code: string): RunningTable | undefined {
    return this.#running.get(code)?.table;
  }

  /** Returns a running table with what its owner knows of it. */
  get(code: string): H | undefined {
    return this.#running.get(code);
  }

  all(): IterableIterator<H> {
    return this.#running.values();
  }

  /** Adds a table, in place of one with the same code. */
  add(hosted: H): void {
    this.#running.set(hosted.table.id, hosted);
    this.#revision += 1;
  }

  /** Resolves once a table that sleeps can be found; undefined if there is nothing to wait for. */
  waking(code: string): Promise<void> | undefined {
    if (this.#running.has(code) || this.#isStopping) return undefined;
    const known = this.#waking.get(code);
    if (known) return known;
    const woken = this.#source.wake(code);
    if (!woken) return undefined;
    const isWanted = () => this.#waking.get(code) === waking && !this.#isStopping;
    const waking: Promise<void> = woken
      .then(hosted => (hosted && isWanted() ? this.add(hosted) : hosted?.table.dispose()))
      .finally(() => this.#waking.get(code) === waking && this.#waking.delete(code));
    this.#waking.set(code, waking);
    return waking;
  }

  /**
   * Replaces a table by what its log says; resolves with undefined if it has been let go meanwhile, or the host stops.
   * Rejects if the log cannot be folded.
   */
  async refold(code: string): Promise<{ readonly before: RunningTable; readonly after: RunningTable } | undefined> {
    const before = this.#running.get(code);
    if (!before || this.#isStopping) return undefined;
    const after = await this.#source.refold(before);
    if (this.#running.get(code) !== before || this.#isStopping) {
      after.table.dispose();
      return undefined;
    }
    this.add(after);
    return { before: before.table, after: after.table };
  }

  /** Removes a table, or stops waking it. Returns a running one, which its owner must dispose of. */
  remove(code: string): H | undefined {
    this.#waking.delete(code);
    const hosted = this.#running.get(code);
    if (!this.#running.delete(code)) return undefined;
    this.#revision += 1;
    return hosted;
  }

  /** Stops waking and replacing tables. Running ones play on. */
  hold(): void {
    this.#isStopping = true;
  }

  /** Stops every table. Its log keeps the game. */
  stop(): void {
    this.hold();
    for (const { table } of this.#running.values()) table.dispose();
  }
}
