import type { Entry, PersonId, TableCode } from '@gorrion/protocol';
import { assertNext } from '@gorrion/table';
import { assemble, type BatchRow, encodeBatch } from './batch.ts';
import type { Heir, KeptDevice } from './devices.ts';
import type { NewGame } from './games.ts';
import { MemoryDevices } from './memoryDevices.ts';
import { MemoryDirectory } from './memoryDirectory.ts';
import { MemoryGames } from './memoryGames.ts';
import { memoryLedgers } from './memoryLedgers.ts';
import { namedIn } from './named.ts';
import type { NodeRecord } from './ownership.ts';
import { scrubbed } from './scrub.ts';
import type { BackgroundListeners, LoadedLog, Store } from './store.ts';
import type { TableRecord } from './tableRecord.ts';

/** The rows of all logs, encoded as the disk has them. */
class MemoryLogs {
  #rows: BatchRow[] = [];

  load(code: TableCode): LoadedLog {
    return assemble(this.#rows.filter(row => row.table_id === code));
  }

  append(row: BatchRow, after: number): void {
    assertNext(after, this.#rows.findLast(({ table_id }) => table_id === row.table_id)?.seq ?? 0);
    this.#rows.push(row);
  }

  remove(code: TableCode): void {
    this.#rows = this.#rows.filter(row => row.table_id !== code);
  }

  isNamed(code: TableCode, person: PersonId): boolean {
    const log = this.load(code);
    return log.kind === 'whole' && namedIn(log.entries).includes(person);
  }

  /** Replaces the name of a person in a log by another. */
  scrub(code: TableCode, person: PersonId, name: string): void {
    const log = this.load(code);
    if (log.kind !== 'whole' || !this.isNamed(code, person)) return;
    this.remove(code);
    this.#rows.push(encodeBatch(code, scrubbed(log.entries, person, name)));
  }
}

/** The tables that were opened, and when (ms since 1970) those that were let go were. */
class MemoryTables {
  readonly #records = new Map<TableCode, TableRecord>();
  readonly #retired = new Map<TableCode, number>();

  /** Adds a table, unless a live one was opened by the same wish: returns that one. */
  register(record: TableRecord): TableRecord | undefined {
    const known = [...this.#records.values()].find(
      ({ host, request }) => host === record.host && request === record.request,
    );
    if (known && !this.#retired.has(known.code)) return known;
    if (known || this.#records.has(record.code)) throw new Error('this code or this request is taken');
    this.#records.set(record.code, record);
    return undefined;
  }

  live(): TableRecord[] {
    return [...this.#records.values()].filter(({ code }) => !this.#retired.has(code));
  }

  retire(code: TableCode): void {
    this.#retired.set(code, Date.now());
  }

  retired(before = Number.POSITIVE_INFINITY): TableCode[] {
    return [...this.#retired].filter(([, at]) => at < before).map(([code]) => code);
  }

  remove(code: TableCode): void {
    this.#retired.delete(code);
    this.#records.delete(code);
  }
}

/** Names that people chose, and the wishes of those who want to be forgotten. */
class MemoryPeople {
  readonly names = new Map<PersonId, string>();
  readonly wishes = new Map<PersonId, { readonly name: string; isSettled: boolean }>();
  readonly listeners: BackgroundListeners = {
    onLeaving: async () => {},
    onClean: person => this.settle(person),
    onUnreadable: () => {},
    onPacked: () => {},
  };
  readonly #tables: MemoryTables;
  readonly #logs: MemoryLogs;

  readonly #games: MemoryGames;
  readonly #devices: MemoryDevices;

  constructor(tables: MemoryTables, logs: MemoryLogs, games: MemoryGames, devices: MemoryDevices) {
    this.#tables = tables;
    this.#logs = logs;
    this.#games = games;
    this.#devices = devices;
  }

  #isNamedNow(person: PersonId): boolean {
    return this.#tables.live().some(({ code }) => this.#logs.isNamed(code, person));
  }

  async settle(person: PersonId, heir?: Heir): Promise<void> {
    const wish = this.wishes.get(person);
    if (!wish || this.#isNamedNow(person)) return;
    wish.isSettled = true;
    this.#games.forget(person);
    this.#games.scrub(person, wish.name);
    this.names.delete(person);
    this.#devices.move(person, heir);
  }

  forget(person: PersonId, name: string, kept?: KeptDevice): void {
    this.names.delete(person);
    this.#devices.forget(person, kept);
    this.#games.forget(person);
    this.wishes.set(person, { name, isSettled: false });
    this.keep();
  }

  /** Notes that people are named in a log or record: if they were forgotten, they have to be forgotten again. */
  named(people: readonly PersonId[]): void {
    for (const person of people) {
      const wish = this.wishes.get(person);
      if (wish) wish.isSettled = false;
    }
  }

  async #tell(person: PersonId): Promise<void> {
    await this.listeners.onLeaving(person);
    await this.listeners.onClean(person);
  }

  /** Does at once what the store on disk does in the background. */
  keep(): void {
    for (const [person, { name, isSettled }] of this.wishes) {
      if (isSettled) continue;
      this.#games.scrub(person, name);
      for (const code of this.#tables.retired()) this.#logs.scrub(code, person, name);
      if (!this.#isNamedNow(person)) queueMicrotask(() => void this.#tell(person));
    }
  }
}

type PeopleStore = Pick<
  Store,
  'nameOf' | 'rename' | 'forget' | 'settle' | 'isForgotten' | 'isSettled' | 'inBackground'
>;

const peopleStore = (people: MemoryPeople): PeopleStore => ({
  nameOf: async person => people.names.get(person),
  async rename(person, name) {
    people.names.set(person, name);
  },
  forget: async (person, name, kept) => people.forget(person, name, kept),
  settle: (person, heir) => people.settle(person, heir),
  isForgotten: async person => people.wishes.has(person),
  isSettled: async person => people.wishes.get(person)?.isSettled ?? false,
  inBackground: own => void Object.assign(people.listeners, own),
});

/** Everything of a store in memory but the owners of its tables. */
function memoryParts(now: () => number, isShared: boolean) {
  const tables = new MemoryTables();
  const logs = new MemoryLogs();
  const games = new MemoryGames();
  const devices = new MemoryDevices();
  const people = new MemoryPeople(tables, logs, games, devices);
  const directory = new MemoryDirectory(tables, now, isShared);
  const kept = games.store();
  const rest = {
    ...peopleStore(people),
    ...kept,
    ...games.messages(),
    ...memoryLedgers(),
    ...devices.store(),
    async keepGame(game: NewGame) {
      await kept.keepGame(game);
      people.named(namedIn(game.record.facts));
      people.keep();
    },
    async close() {},
  };
  return { tables, logs, people, directory, rest };
}

/** The logs of tables in memory, whose writers are checked. */
function memoryLog({ tables, logs, people, directory }: ReturnType<typeof memoryParts>) {
  const remove = (code: TableCode) => {
    tables.remove(code);
    logs.remove(code);
    directory.remove(code);
  };
  return {
    async append(tableId: string, entries: readonly Entry[], epoch: number) {
      const [first] = entries;
      if (!first) return;
      directory.assertOwner(tableId as TableCode, epoch);
      logs.append(encodeBatch(tableId, entries), first.seq - 1);
      people.named(namedIn(entries));
    },
    liveTables: async () => tables.live(),
    load: async (code: TableCode) => logs.load(code),
    read: async (code: TableCode) => logs.load(code),
    async retire(code: TableCode, epoch: number) {
      directory.assertOwner(code, epoch);
      tables.retire(code);
      people.keep();
    },
    async discard(code: TableCode, epoch: number) {
      directory.assertOwner(code, epoch);
      remove(code);
    },
    async purge(before: number) {
      const old = tables.retired(before);
      old.forEach(remove);
      return old.length;
    },
  };
}

/** The memory that nodes share as they would share a database. `now`: the clock of their leases (ms). */
export function memoryWorld(now: () => number = Date.now, isShared = true) {
  const parts = memoryParts(now, isShared);
  const { tables, directory } = parts;
  const shared = { ...parts.rest, ...memoryLog(parts) };

  /** Returns the store as one node uses it. */
  return (node: NodeRecord): Store => ({
    ...shared,
    ...directory.of(node),
    async register(record) {
      const known = tables.register(record);
      if (known) return { kind: 'known', code: known.code };
      return { kind: 'new', epoch: directory.add(record.code, node) };
    },
  });
}

/** Opens a store in memory. It is faithful to the disk in all but durability, and encodes and decodes rows as the disk does. */
export const memoryStore = (): Store => memoryWorld(Date.now, false)({ id: 'here', address: null });
