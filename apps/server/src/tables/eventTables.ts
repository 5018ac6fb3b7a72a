import { createHash } from 'node:crypto';
import type {
  Chair,
  Entry,
  EventTable,
  PersonId,
  TableCode,
  TableEvent,
  TableSettings,
  TableState,
} from '@gorrion/protocol';
import type { ByPlayer, SessionEvent } from '@gorrion/rules';
import { type EventOrder, openingOfEvent } from '@gorrion/table';
import type { Asker } from '../bots/fairQueue.ts';
import type { Store } from '../persistence/store.ts';
import type { Registry } from './registry.ts';

/* The tables of events: opened by the server itself, which orders what happens at them and hears what has happened. */

/** Facts of a session after which an event has something to hear. */
const HEARD_IN_SESSION: ReadonlySet<SessionEvent['type']> = new Set([
  'session-started',
  'hand-begun',
  'hand-scored',
  'hand-voided',
  'totals-adjusted',
  'disqualified',
  'session-ended',
]);
const HEARD: ReadonlySet<TableEvent['type']> = new Set([
  'presence-changed',
  'paused',
  'resumed',
  'came-late',
  'ruled',
  'umpire-called',
  'umpire-appointed',
  'umpire-left',
  'play-stopped',
  'play-continued',
  'sheet-signed',
  'appealed',
  'appeal-answered',
  'table-closed',
]);

const isHeard = ({ event }: Entry): boolean =>
  event.type === 'session' ? HEARD_IN_SESSION.has(event.event.type) : HEARD.has(event.type);

/** What an event wants of a table that does not exist yet. */
export interface WantedTable {
  /** Names the table for ever: the same wish of the same event opens one table. */
  readonly request: string;
  readonly settings: TableSettings;
  readonly event: EventTable;
  readonly chairs: ByPlayer<Chair>;
  /** For whom the bots of the table think, if not for the event: its name among the tables of the event, and the network. */
  readonly asker?: { readonly name: string; readonly network: string | undefined };
}

/** Returns the id under which an event opens its tables. It is nobody's: no cookie can name it. */
const opener = ({ kind, id }: EventTable, name = ''): PersonId =>
  createHash('sha256').update(`event ${kind} ${id}${name}`).digest('hex').slice(0, 32) as PersonId;

/** Returns for whom the bots at the tables of an event think, by the event's id and the opener. */
type AskerOf = (event: string, opener: PersonId) => Asker;

export class EventTables {
  readonly #registry: Registry;
  readonly #askerOf: AskerOf;
  readonly #listeners = new Set<(code: TableCode, state: TableState) => void>();
  readonly #due = new Set<TableCode>();

  constructor(registry: Registry, askerOf: AskerOf) {
    this.#registry = registry;
    this.#askerOf = askerOf;
  }

  /** Calls back with an event's table after something has happened there, once it is durable. */
  onChange(listener: (code: TableCode, state: TableState) => void): void {
    this.#listeners.add(listener);
  }

  /** Opens a table, or finds the one that was opened by the same request. Rejects if it cannot be written. */
  async open({ request, settings, event, chairs, asker }: WantedTable): Promise<TableCode> {
    const facts = openingOfEvent(settings, event, chairs);
    const by = opener(event, asker?.name);
    const { network } = asker ?? this.#askerOf(event.id, by);
    const opened = await this.#registry.openForEvent(by, request, facts, network);
    if (!opened.ok) throw new Error(opened.code);
    return opened.code;
  }

  /** Does what an event orders at its table. Resolves with whether the table is there. */
  async order(code: TableCode, order: EventOrder): Promise<boolean> {
    await this.#registry.waking(code);
    const table = this.#registry.find(code);
    if (!table?.state.event) return false;
    await table.order(order);
    return true;
  }

  /** Resolves with the state of an event's table; undefined if it is gone. */
  async stateOf(code: TableCode): Promise<TableState | undefined> {
    await this.#registry.waking(code);
    const state = this.#registry.find(code)?.state;
    return state?.event ? state : undefined;
  }

  /** Hears entries that are durable now. The table folds them before its listeners are called. */
  hear(tableId: string, entries: readonly Entry[]): void {
    const code = tableId as TableCode;
    if (this.#due.has(code) || !entries.some(isHeard)) return;
    this.#due.add(code);
    setImmediate(() => {
      this.#due.delete(code);
      const state = this.#registry.find(code)?.state;
      if (state?.event) for (const listener of this.#listeners) listener(code, state);
    });
  }
}

/** What hears of entries; it comes after the store that is heard. */
export interface Ears {
  hear: (tableId: string, entries: readonly Entry[]) => void;
}

/** Wraps a store, so that ears hear of entries once they are durable. */
export const heard = (inner: Store, ears: Ears): Store => ({
  ...inner,
  async append(tableId, entries, epoch) {
    await inner.append(tableId, entries, epoch);
    ears.hear(tableId, entries);
  },
});

/** Opens the tables of events, which hear what is stored. */
export function openEventTables(registry: Registry, ears: Ears, askerOf: AskerOf): EventTables {
  const tables = new EventTables(registry, askerOf);
  ears.hear = (id, entries) => tables.hear(id, entries);
  return tables;
}
