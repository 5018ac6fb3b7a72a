import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Entry, TableCode } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { pagesOf, person, World } from '@gorrion/table/testing';
import { type BatchRow, decodeBatch, encodeBatch } from '../../src/persistence/batch.ts';
import { jobRunner } from '../../src/persistence/sqlite/jobs.ts';
import { openForReading, openForWriting } from '../../src/persistence/sqlite/schema.ts';
import { sqliteStore } from '../../src/persistence/sqlite/sqliteStore.ts';
import { appendTo, retireAt } from '../../src/testing/appending.ts';

/* Measures the size of a hand on the disk, during play and packed, and the time to read one. */

const CODE = 'DISK' as TableCode;
const pause = (ms: number) => new Promise(done => setTimeout(done, ms));

/** Returns the appends of a table of four players, with random ids and digests like those of real clients. */
async function appendsOf(hands: number): Promise<readonly (readonly Entry[])[]> {
  const world = new World('disk');
  const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
  await world.start({ clock: 'club', hands: 16 }, ...people);
  pagesOf(world, people, seeded('disk'));
  const isOver = ({ event }: Entry) => event.type === 'shuffle-opened';
  while (world.store.logOf('table').filter(isOver).length < hands && !world.table.isOver)
    await world.clock.advance(5000);
  let text = JSON.stringify(world.store.logOf('table'));
  for (const { id } of people) text = text.replaceAll(`"${id}"`, `"${randomBytes(16).toString('hex')}"`);
  const log = (JSON.parse(text) as Entry[]).map(entry =>
    entry.cause
      ? {
          ...entry,
          cause: { ...entry.cause, id: randomBytes(16).toString('hex'), digest: randomBytes(8).toString('hex') },
        }
      : entry,
  );
  const { ends } = world.store;
  return ends.map((end, n) => log.slice(ends[n - 1] ?? 0, end)).filter(entries => entries.length > 0);
}

const usedBytes = (db: DatabaseSync): number =>
  Number(
    db
      .prepare(
        'SELECT (page_count - freelist_count) * page_size AS n FROM pragma_page_count, pragma_freelist_count, pragma_page_size',
      )
      .get()?.n,
  );

/** Returns the bytes that the appends use during play, before hands are packed. */
function playedBytes(file: string, appends: readonly (readonly Entry[])[]): number {
  const { db, start } = openForWriting(file);
  const run = jobRunner(db, start);
  const empty = usedBytes(db);
  for (const entries of appends)
    run({ kind: 'append', row: encodeBatch(CODE, entries), after: entries[0]!.seq - 1, named: [], endsHand: false });
  const used = usedBytes(db) - empty;
  db.close();
  return used;
}

/** Returns the time (ms) to read and decode each packed hand by its number. */
function readingTimes(db: DatabaseSync): number[] {
  const one = db.prepare('SELECT version, table_id, seq, body, checksum FROM hands WHERE table_id = ? AND seq = ?');
  const numbers = db.prepare('SELECT seq FROM hands WHERE table_id = ?').all(CODE);
  return numbers.map(({ seq }) => {
    const started = performance.now();
    decodeBatch(one.get(CODE, seq!) as unknown as BatchRow);
    return performance.now() - started;
  });
}

/** Plays `hands` hands, writes them to a store and measures sizes and reading times. */
export async function measureHands(hands: number) {
  const directory = mkdtempSync(join(tmpdir(), 'disk-'));
  try {
    const appends = await appendsOf(hands);
    const asPlayed = playedBytes(join(directory, 'played.sqlite'), appends);
    const store = await sqliteStore(directory);
    const db = openForReading(join(directory, 'gorrion.sqlite'));
    const empty = usedBytes(db);
    await store.register({ code: CODE, host: person('Ana').id, request: 'r', openedAt: 0 });
    for (const entries of appends) await appendTo(store, CODE, entries);
    await retireAt(store, CODE);
    while (db.prepare('SELECT 1 FROM log LIMIT 1').get()) await pause(20);
    const asPacked = usedBytes(db) - empty;
    const [first, ...others] = readingTimes(db);
    const times = others.toSorted((a, b) => a - b);
    const started = performance.now();
    const log = await store.read(CODE);
    const wholeMs = performance.now() - started;
    db.close();
    await store.close();
    return {
      hands,
      entries: log.kind === 'whole' ? log.entries.length : 0,
      playedKbAHand: Math.round((10 * asPlayed) / hands / 1024) / 10,
      packedKbAHand: Math.round((10 * asPacked) / hands / 1024) / 10,
      readMsMedian: Math.round(100 * times[Math.floor(times.length / 2)]!) / 100,
      readMsFirst: Math.round(100 * first!) / 100,
      readMsWorst: Math.round(100 * times.at(-1)!) / 100,
      wholeLogMs: Math.round(10 * wholeMs) / 10,
    };
  } finally {
    rmSync(directory, { recursive: true });
  }
}
