import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Entry, PersonId, TableCode } from '@gorrion/protocol';
import { below, seeded } from '@gorrion/rules';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DATABASE } from '../../config/files.ts';
import { readRevoked, writeRevoked } from '../../identity/revoked.ts';
import { loadSecret } from '../../identity/secret.ts';
import { appendTo } from '../../testing/appending.ts';
import { restoreMoment } from '../folder/backup.ts';
import { lockFolder } from '../folder/lock.ts';
import { openForReading, openForWriting } from '../sqlite/schema.ts';
import { sqliteStore } from '../sqlite/sqliteStore.ts';
import { CHANGES, generationsIn, nameOfGeneration, packedChange, UNFINISHED } from './generations.ts';
import { restoreStream } from './restoreStream.ts';
import { Streamer, type StreamNews } from './streamer.ts';

vi.setConfig({ testTimeout: 60_000 });

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stream-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const SECOND = 1000;
const HOUR = 3600 * SECOND;

const dumpOf = (db: DatabaseSync): string =>
  JSON.stringify(['guests', 'sat', 'log', 'secrets'].map(table => db.prepare(`SELECT * FROM ${table}`).all()));

function dumpIn(folder: string): string {
  const db = openForReading(join(folder, DATABASE));
  try {
    return dumpOf(db);
  } finally {
    db.close();
  }
}

/** A database whose writes are streamed, with a clock that is told what time it is. */
function streamed(days = 7) {
  const file = join(root, DATABASE);
  const folder = join(root, 'stream');
  const { db } = openForWriting(file);
  const clock = { now: Date.UTC(2026, 0, 1) };
  const news: StreamNews[] = [];
  const streamer = new Streamer(
    db,
    file,
    { folder, days },
    told => void news.push(told),
    () => clock.now,
  );
  const until = async (isSo: () => boolean) => expect.poll(isSo, { interval: 5, timeout: 30_000 }).toBe(true);
  /** Resolves once the copy that began now is whole. */
  const copied = () => until(() => generationsIn(folder).some(({ at, isWhole }) => isWhole && at === clock.now));
  /** Resolves once everything until now is appended. */
  const appended = () => until(() => news.some(told => 'streamedTo' in told && told.streamedTo === clock.now));
  const failed = () => until(() => news.some(told => 'streamError' in told));
  /** Names a guest, a second later. */
  const write = (id: string, name: string) => {
    db.prepare('INSERT INTO guests (id, name) VALUES (?, ?) ON CONFLICT DO UPDATE SET name = excluded.name').run(
      id,
      name,
    );
    clock.now += SECOND;
    streamer.look();
  };
  /** What is restored of the newest moment. */
  const restored = (name: string) => {
    const { brokenAt } = restoreStream(folder, clock.now, join(root, name));
    return { dump: dumpIn(join(root, name)), brokenAt };
  };
  return { db, file, folder, clock, news, streamer, until, copied, appended, failed, write, restored };
}

/** Fills a database, so that its copy takes several steps. */
const fill = (db: DatabaseSync) =>
  db
    .prepare("INSERT INTO log (version, table_id, seq, body, checksum) VALUES (1, 'full', 1, ?, 0)")
    .run('x'.repeat(8_000_000));

/** Writes, changes and deletes rows of several tables at random. */
function disturb(db: DatabaseSync, random: ReturnType<typeof seeded>): void {
  for (let n = below(random, 6); n > 0; n--) {
    const id = `p${below(random, 30)}`;
    const text = 'x'.repeat(below(random, 300));
    switch (below(random, 4)) {
      case 0:
        db.prepare('INSERT INTO guests (id, name) VALUES (?, ?) ON CONFLICT DO UPDATE SET name = excluded.name').run(
          id,
          text,
        );
        break;
      case 1:
        db.prepare('DELETE FROM guests WHERE id = ?').run(id);
        break;
      case 2:
        db.prepare('INSERT OR REPLACE INTO log (version, table_id, seq, body, checksum) VALUES (1, ?, ?, ?, ?)').run(
          id,
          n,
          text,
          0,
        );
        break;
      default:
        db.prepare('INSERT OR IGNORE INTO sat (person, table_id) VALUES (?, ?)').run(id, `t${below(random, 5)}`);
    }
  }
}

it('gives back any moment to the second, across generations, and not what the days do not reach', async () => {
  const { db, folder, clock, streamer, until, news } = streamed(1);
  const random = seeded('stream');
  const seen: { readonly at: number; readonly dump: string }[] = [];
  for (let day = 0; day < 4; day++) {
    streamer.look();
    await until(() => generationsIn(folder).at(-1)?.isWhole === true && generationsIn(folder).at(-1)!.at === clock.now);
    for (let n = 0; n < 12; n++) {
      clock.now += SECOND;
      disturb(db, random);
      streamer.look();
      seen.push({ at: clock.now, dump: dumpOf(db) });
    }
    clock.now += 24 * HOUR;
  }
  await streamer.end();
  db.close();
  expect(news.filter(told => 'streamError' in told)).toEqual([]);
  const oldest = generationsIn(folder)[0]!.at;
  expect(generationsIn(folder).length).toBe(2);
  for (const [n, { at, dump }] of seen.entries()) {
    const target = join(root, `restored-${n}`);
    if (at < oldest) expect(() => restoreStream(folder, at, target), `${n}`).toThrow('there is no copy');
    else {
      // Half a second later nothing else is known yet.
      expect(restoreStream(folder, at + SECOND / 2, target).at).toBeLessThanOrEqual(at);
      expect(dumpIn(target) === dump, `${n}`).toBe(true);
    }
  }
});

it('reads a torn end, and damage, up to what is whole', async () => {
  const { db, folder, clock, streamer, until } = streamed();
  streamer.look();
  await until(() => generationsIn(folder).at(-1)?.isWhole === true);
  const dumps: string[] = [];
  for (const name of ['Ana', 'Bea']) {
    db.prepare('INSERT INTO guests (id, name) VALUES (?, ?)').run(name, name);
    clock.now += SECOND;
    streamer.look();
    dumps.push(dumpOf(db));
  }
  await streamer.end();
  db.close();
  const file = join(generationsIn(folder)[0]!.folder, CHANGES);
  const whole = readFileSync(file);
  const restored = (bytes: Buffer, name: string) => {
    writeFileSync(file, bytes);
    restoreStream(folder, clock.now, join(root, name));
    return dumpIn(join(root, name));
  };
  expect(restored(whole, 'whole')).toBe(dumps[1]);
  expect(restored(whole.subarray(0, -3), 'torn')).toBe(dumps[0]);
  const flipped = Buffer.from(whole);
  flipped[whole.length - 5]! ^= 1;
  expect(restored(flipped, 'flipped')).toBe(dumps[0]);
});

it('says that a folder cannot be written, and begins anew a minute later', async () => {
  const { db, folder, clock, streamer, news, until } = streamed();
  writeFileSync(folder, 'not a folder');
  streamer.look();
  await until(() => news.some(told => 'streamError' in told));
  db.prepare("INSERT INTO guests (id, name) VALUES ('ana', 'Ana')").run();
  rmSync(folder);
  mkdirSync(folder);
  clock.now += 59 * SECOND;
  streamer.look();
  expect(generationsIn(folder)).toEqual([]);
  clock.now += 2 * SECOND;
  streamer.look();
  await until(() => generationsIn(folder).at(-1)?.isWhole === true);
  await streamer.end();
  restoreStream(folder, clock.now, join(root, 'restored'));
  expect(dumpIn(join(root, 'restored'))).toBe(dumpOf(db));
  db.close();
});

it.skipIf(!existsSync('/dev/full'))(
  'begins anew after a full disk, and is held up by no copy from before it',
  async () => {
    const { db, folder, clock, news, streamer, copied, appended, failed, write, restored } = streamed();
    fill(db);
    const first = join(folder, nameOfGeneration(clock.now));
    mkdirSync(first, { recursive: true });
    symlinkSync('/dev/full', join(first, CHANGES));
    streamer.look();
    write('ana', 'Ana');
    await failed();
    clock.now += 60 * SECOND;
    streamer.look();
    await copied();
    write('bea', 'Bea');
    await appended();
    // Nothing could have been restored before.
    expect(news.findIndex(told => 'streamedTo' in told)).toBeGreaterThan(
      news.findLastIndex(told => 'streamError' in told),
    );
    expect(generationsIn(folder)).toMatchObject([{ at: clock.now - SECOND }]);
    expect(restored('new').dump).toBe(dumpOf(db));
    await streamer.end();
    db.close();
  },
);

it('goes on with the copy of before where the next one fails', async () => {
  const { db, folder, clock, streamer, copied, appended, failed, write, restored } = streamed();
  streamer.look();
  await copied();
  clock.now += 24 * HOUR;
  mkdirSync(join(folder, nameOfGeneration(clock.now), UNFINISHED), { recursive: true });
  streamer.look();
  await failed();
  write('ana', 'Ana');
  await appended();
  expect(restored('old').dump).toBe(dumpOf(db));
  clock.now += 60 * SECOND;
  streamer.look();
  await copied();
  expect(generationsIn(folder).map(({ isWhole }) => isWhole)).toEqual([true, true]);
  write('bea', 'Bea');
  await appended();
  expect(restored('new').dump).toBe(dumpOf(db));
  await streamer.end();
  db.close();
});

it('begins anew where changes could not be recorded any more', async () => {
  const { db, streamer, copied, appended, failed, write, restored } = streamed();
  streamer.look();
  await copied();
  vi.spyOn(db, 'createSession').mockImplementationOnce(() => {
    throw new Error('no memory');
  });
  write('ana', 'Ana');
  await failed();
  for (let second = 0; second < 60; second++) write('bea', `Bea ${second}`);
  await copied();
  write('eva', 'Eva');
  await appended();
  expect(restored('new').dump).toBe(dumpOf(db));
  await streamer.end();
  db.close();
});

it('begins anew once another program has written, and restores up to where that broke the order', async () => {
  const { db, file, folder, clock, streamer, copied, appended, write, restored } = streamed();
  streamer.look();
  await copied();
  write('ana', 'Ana');
  await appended();
  const before = dumpOf(db);
  const other = new DatabaseSync(file);
  other.exec("UPDATE guests SET name = 'Eve' WHERE id = 'ana'");
  other.close();
  clock.now += SECOND;
  streamer.look();
  await copied();
  const begun = generationsIn(folder).length;
  const session = db.createSession();
  write('ana', 'Ana B');
  const change = { at: clock.now, changeset: session.changeset() };
  await appended();
  write('bea', 'Bea');
  await appended();
  expect(restored('new')).toEqual({ dump: dumpOf(db), brokenAt: undefined });
  expect([begun, generationsIn(folder).length]).toEqual([2, 2]);
  await streamer.end();
  db.close();
  const [older, newer] = generationsIn(folder);
  rmSync(newer!.folder, { recursive: true });
  appendFileSync(join(older!.folder, CHANGES), await packedChange(change));
  expect(restored('old')).toEqual({ dump: before, brokenAt: change.at });
});

it('has whom the operator has revoked since the copy', async () => {
  const { db, folder, clock, streamer, until, copied } = streamed();
  const guest = '1'.repeat(32) as PersonId;
  streamer.look();
  await copied();
  const { folder: own } = generationsIn(folder)[0]!;
  writeRevoked(root, [guest]);
  clock.now += SECOND;
  streamer.look();
  await until(() => readRevoked(own).has(guest));
  rmSync(join(root, 'revoked'));
  clock.now += SECOND;
  streamer.look();
  await until(() => !readRevoked(own).has(guest));
  await streamer.end();
  db.close();
});

it('ends at once while it copies, and leaves no half copy', async () => {
  const { db, folder, streamer, news } = streamed();
  fill(db);
  streamer.look();
  await streamer.end();
  expect([generationsIn(folder), news]).toEqual([[], []]);
  db.close();
});

it('a server that is gone with its disk is put up again from the other folder', async () => {
  const [data, folder] = [join(root, 'data'), join(root, 'elsewhere')];
  const news: StreamNews[] = [];
  const key = loadSecret(data);
  const store = await sqliteStore(data, { folder, days: 7 });
  store.onStream!(told => void news.push(told));
  await expect.poll(() => generationsIn(folder).some(({ isWhole }) => isWhole), { timeout: 30_000 }).toBe(true);
  const code = 'ABCDEFGH' as TableCode;
  await store.register({ code, host: 'ana' as PersonId, request: 'r', openedAt: 1 });
  const entries: Entry[] = [{ seq: 1, at: 1, event: { type: 'readied', place: 1 } }];
  await appendTo(store, code, entries);
  const written = Date.now();
  await expect
    .poll(() => news.some(told => 'streamedTo' in told && told.streamedTo >= written), { timeout: 30_000 })
    .toBe(true);
  const restored = await restoreMoment(folder, Number.POSITIVE_INFINITY, join(root, 'new'));
  await store.close();
  const lock = lockFolder(data);
  // Nothing is read for a folder that is in use.
  await expect(restoreMoment('nowhere', Number.POSITIVE_INFINITY, data)).rejects.toThrow(`process id ${process.pid}`);
  lock.release();
  expect([restored.tables, restored.batches]).toEqual([1, 1]);
  expect(loadSecret(join(root, 'new'))).toEqual(key);
  const again = await sqliteStore(join(root, 'new'));
  expect(await again.load(code)).toMatchObject({ kind: 'whole', entries });
  await again.close();
});
