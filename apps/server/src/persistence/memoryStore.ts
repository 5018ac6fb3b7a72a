import type { PersonId, TableCode } from '@gorrion/protocol';
import { assertNext } from '@gorrion/table';
import { assemble, type BatchRow, encodeBatch } from './batch.ts';
import type { Heir, KeptDevice } from './devices.ts';
import { MemoryDevices } from './memoryDevices.ts';
import { MemoryGames } from './memoryGames.ts';
import { memoryLedgers } from './memoryLedgers.ts';
import { namedIn } from './named.ts';
import { scrubbed } from './scrub.ts';
import type { BackgroundListeners, LoadedLog, Store, TableRecord } from './store.ts';

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

  register(record: TableRecord): void {
    const isTaken =
      this.#records.has(record.code) ||
      [...this.#records.values()].some(other => other.host === record.host && other.request === record.request);
    if (isTaken) throw new Error('this code or this request is taken');
    this.#records.set(record.code, record);
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

  /** Does at once what the store on disk does in the background. */
  keep(): void {
    for (const [person, { name, isSettled }] of this.wishes) {
      if (isSettled) continue;
      this.#games.scrub(person, name);
      for (const code of this.#tables.retired()) this.#logs.scrub(code, person, name);
      if (!this.#isNamedNow(person)) queueMicrotask(() => void this.listeners.onClean(person));
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

/** Opens a store in memory. It is faithful to the disk in all but durability, and encodes and decodes rows as the disk does. */
export function memoryStore(): Store {
  const tables = new MemoryTables();
  const logs = new MemoryLogs();
  const games = new MemoryGames();
  const devices = new MemoryDevices();
  const people = new MemoryPeople(tables, logs, games, devices);
  const remove = (code: TableCode) => {
    tables.remove(code);
    logs.remove(code);
  };

  const kept = games.store();
  return {
    ...peopleStore(people),
    ...kept,
    ...games.messages(),
    ...memoryLedgers(),
    ...devices.store(),
    async keepGame(game) {
      await kept.keepGame(game);
      people.named(namedIn(game.record.facts));
      people.keep();
    },
    register: async record => tables.register(record),
    async append(tableId, entries) {
      const [first] = entries;
      if (!first) return;
      logs.append(encodeBatch(tableId, entries), first.seq - 1);
      people.named(namedIn(entries));
    },
    liveTables: async () => tables.live(),
    load: async code => logs.load(code),
    read: async code => logs.load(code),
    async retire(code) {
      tables.retire(code);
      people.keep();
    },
    discard: async code => remove(code),
    async purge(before) {
      const old = tables.retired(before);
      old.forEach(remove);
      return old.length;
    },
    async close() {},
  };
}
