import type { Entry, PersonId, TableEnvelope, TableState, TableViewer } from '@gorrion/protocol';
import type { Caller } from '../../decide/context.ts';
import type { Bots, Clock, Entropy, Publisher } from '../../ports/ports.ts';
import type { CommandResult } from '../../runtime/answerRing.ts';
import { Table } from '../../runtime/table.ts';
import type { SimulatedDisk } from './disk.ts';

/** A message to a page: entries or a snapshot, for one viewer. */
export type PageMessage =
  | { readonly kind: 'entries'; readonly viewer: TableViewer; readonly entries: readonly Entry[] }
  | {
      readonly kind: 'snapshot';
      readonly viewer: TableViewer;
      readonly seq: number;
      readonly at: number;
      readonly state: TableState;
    };

/** One page's connection as the server has it. */
export interface Line {
  readonly who: Caller;
  readonly life: number;
  viewer: TableViewer;
  send(message: PageMessage): void;
}

interface HostOptions {
  readonly clock: Clock;
  readonly disk: SimulatedDisk;
  readonly entropy: Entropy;
  readonly bots: Bots;
  readonly report: (fault: string) => void;
}

/** Time (ms) after which a person without a page is away. */
const ABSENCE_GRACE = 3000;

/** A minimal server of one table. It crashes and restarts from its disk. */
export class SimulatedHost implements Publisher {
  readonly #options: HostOptions;
  table: Table | undefined;
  /** Number of starts. */
  life = 0;
  readonly lines = new Map<PersonId, Line>();
  #isFrozen = false;

  constructor(options: HostOptions) {
    this.#options = options;
  }

  get isUp(): boolean {
    return this.table !== undefined;
  }

  get #ports() {
    const { clock, disk, entropy, bots } = this.#options;
    return { clock, store: disk, entropy, bots, publisher: this };
  }

  async open(settings: TableState['settings'], host: Caller): Promise<void> {
    const life = ++this.life;
    const table = await Table.open('table', settings, host, this.#ports);
    if (life === this.life) this.table = table;
  }

  crash(): void {
    this.life++;
    this.table?.dispose();
    this.table = undefined;
    this.#isFrozen = false;
    this.lines.clear();
    this.#options.disk.crash();
  }

  async restart(): Promise<void> {
    const life = ++this.life;
    const table = await Table.restore('table', [...this.#options.disk.log], this.#ports);
    if (life === this.life) this.table = table;
  }

  /** Connects a page, which may have entries already. */
  enter(line: Line, since?: { readonly seq: number; readonly viewer: TableViewer }): void {
    const { table } = this;
    if (!table || line.life !== this.life) return;
    const { id } = line.who;
    const isNew = this.lines.get(id) !== line;
    this.lines.set(id, line);
    line.viewer = table.viewerOf(id);
    if (isNew && line.viewer !== 'spectator') table.arrived(line.who);
    const missed = since?.viewer === line.viewer ? table.since(line.viewer, since.seq) : undefined;
    if (missed) line.send({ kind: 'entries', viewer: line.viewer, entries: missed });
    else this.#snapshot(table, line);
  }

  leave(line: Line): void {
    const { clock } = this.#options;
    if (this.lines.get(line.who.id) !== line) return;
    this.lines.delete(line.who.id);
    clock.at(clock.now() + ABSENCE_GRACE, () => {
      const { table } = this;
      if (!table || line.life !== this.life || this.lines.has(line.who.id)) return;
      if (table.viewerOf(line.who.id) !== 'spectator') table.departed(line.who.id);
    });
  }

  execute(line: Line, envelope: TableEnvelope): Promise<CommandResult> | undefined {
    return line.life === this.life ? this.table?.execute(line.who, envelope) : undefined;
  }

  publish(_tableId: string, viewer: TableViewer, entries: readonly Entry[]): void {
    const { disk, report } = this.#options;
    if (this.table && this.table.seq > disk.log.length) report('[9] told before it was durable');
    if (this.#isFrozen) report('[15] told while frozen');
    if (entries.some(({ event }) => event.type === 'seated' || event.type === 'seats-drawn')) this.#regroup();
    for (const line of this.lines.values()) if (line.viewer === viewer) line.send({ kind: 'entries', viewer, entries });
  }

  frozen(_tableId: string, isFrozen: boolean): void {
    this.#isFrozen = isFrozen;
  }

  #regroup(): void {
    const { table } = this;
    if (!table) return;
    for (const line of this.lines.values()) {
      const viewer = table.viewerOf(line.who.id);
      if (viewer === line.viewer) continue;
      line.viewer = viewer;
      queueMicrotask(() => this.#snapshot(table, line));
    }
  }

  #snapshot(table: Table, line: Line): void {
    if (this.#options.disk.log.length < table.seq) this.#options.report('[9] shown before it was durable');
    line.send({ kind: 'snapshot', viewer: line.viewer, ...table.snapshot(line.viewer) });
  }
}
