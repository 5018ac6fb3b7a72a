import type { Entry } from '@gorrion/protocol';

/* What every store of logs promises to a table, told without a test runner: the store of a browser is held to it inside a page. */

/** A store under test, whatever else it keeps. Tables are registered before their first entry. */
export interface LogUnderTest {
  append(table: string, entries: readonly Entry[]): Promise<void>;
  load(table: string): Promise<{ readonly kind: string; readonly entries?: readonly Entry[] }>;
  /** Registers a table for a request. Rejects if the code or the request is taken. */
  register(table: string, request: string): Promise<void>;
  /** Deletes the table and its log. */
  discard(table: string): Promise<void>;
  /** Resolves with the codes of the registered tables, in the order in which they were registered. */
  tables(): Promise<readonly string[]>;
}

export interface LogPromise {
  readonly title: string;
  /** Rejects with what differs when the store, empty before, does not keep the promise. */
  readonly check: (store: LogUnderTest) => Promise<void>;
}

const entry = (seq: number): Entry => ({ seq, at: 1000 + seq, event: { type: 'readied', place: 1 } });
const entries = (from: number, to: number): Entry[] => Array.from({ length: to - from + 1 }, (_, n) => entry(from + n));

function assertEqual(found: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`found ${a} instead of ${b}`);
}

/** Checks that a log is whole and holds the entries 1 to `last`, byte for byte. */
async function assertLog(store: LogUnderTest, table: string, last: number): Promise<void> {
  const log = await store.load(table);
  assertEqual([log.kind, log.entries], ['whole', entries(1, last)]);
}

/** The name of the error with which a write is rejected; `stored` if it is not. */
const fateOf = (written: Promise<void>): Promise<string> =>
  written.then(
    () => 'stored',
    error => error.constructor.name,
  );

/** The promises, each to be checked on an empty store of its own. */
export const LOG_PROMISES: readonly LogPromise[] = [
  {
    title: 'returns the log of each table in the order in which it was written',
    async check(store) {
      await store.append('A', [entry(1), entry(2)]);
      await store.append('B', [entry(1)]);
      await store.append('A', [entry(3)]);
      await store.append('A', []);
      await assertLog(store, 'A', 3);
      await assertLog(store, 'B', 1);
      await assertLog(store, 'C', 0);
    },
  },
  {
    title: 'keeps order among appends that do not wait for one another',
    async check(store) {
      await Promise.all(entries(1, 200).map(one => store.append('A', [one])));
      await assertLog(store, 'A', 200);
    },
  },
  {
    title: 'refuses entries that do not follow the newest one as stale, and keeps the log whole',
    async check(store) {
      await store.append('A', [entry(1), entry(2)]);
      for (const stale of [[entry(1)], [entry(2)], [entry(2), entry(3)], [entry(4)]])
        assertEqual(await fateOf(store.append('A', stale)), 'StaleAppend');
      assertEqual(await fateOf(store.append('B', [entry(2)])), 'StaleAppend');
      await assertLog(store, 'A', 2);
      await store.append('A', [entry(3)]);
      await assertLog(store, 'A', 3);
      await assertLog(store, 'B', 0);
    },
  },
  {
    title: 'takes a code once and a request once',
    async check(store) {
      await store.register('A', 'one');
      assertEqual((await fateOf(store.register('A', 'other'))) === 'stored', false);
      assertEqual((await fateOf(store.register('B', 'one'))) === 'stored', false);
      assertEqual(await store.tables(), ['A']);
    },
  },
  {
    title: 'lets a refused write harm nothing that was asked at the same moment',
    async check(store) {
      await store.register('A', 'one');
      const asked = [
        store.append('A', [entry(1)]),
        store.register('A', 'one'),
        store.append('A', [entry(3)]),
        store.append('A', [entry(2)]),
      ];
      assertEqual(
        (await Promise.allSettled(asked)).map(({ status }) => status),
        ['fulfilled', 'rejected', 'rejected', 'fulfilled'],
      );
      await assertLog(store, 'A', 2);
    },
  },
  {
    title: 'discards a table with its log and no other, and takes its code again',
    async check(store) {
      for (const table of ['A', 'B']) {
        await store.register(table, table);
        await store.append(table, [entry(1)]);
      }
      await store.discard('A');
      assertEqual(await store.tables(), ['B']);
      await assertLog(store, 'A', 0);
      await assertLog(store, 'B', 1);
      await store.register('A', 'A');
      await store.append('A', [entry(1)]);
      await assertLog(store, 'A', 1);
    },
  },
];
