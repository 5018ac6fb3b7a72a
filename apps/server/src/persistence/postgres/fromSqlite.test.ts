import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  EVALUATOR,
  type GameId,
  type GameRecord,
  gameIdOf,
  type PersonId,
  type TableCode,
  USUAL_WISHES,
} from '@gorrion/protocol';
import { finishedGames, type NewLine } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { gameToKeep } from '../../archive/archivist.ts';
import { DATABASE } from '../../config/files.ts';
import { appendTo, registered, retireAt } from '../../testing/appending.ts';
import { nodeNamed, postgresForTests } from '../../testing/postgres.ts';
import { openForReading } from '../sqlite/schema.ts';
import { sqliteStore } from '../sqlite/sqliteStore.ts';
import type { Store } from '../store.ts';
import { openDatabase } from './database.ts';
import { moveFromSqlite } from './fromSqlite.ts';
import { migrate } from './migrate.ts';
import { postgresStore } from './postgresStore.ts';
import { sharedKey } from './shared.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const engine = await postgresForTests();
const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean();
});

const [CODE, LIVE] = ['AB23CD45', 'EF67GH89'] as [TableCode, TableCode];
const GAME = gameIdOf(CODE, 1);
const ana = person('Ana');
const [bea, gone] = ['b'.repeat(32), 'c'.repeat(32)] as [PersonId, PersonId];
let log: ReturnType<World['store']['logOf']>;
let record: GameRecord;
beforeAll(async () => {
  const world = new World('moved');
  await world.start({ clock: 'fast', hands: 4 }, ana);
  await until(world, () => world.table.state.session.phase === 'over');
  log = world.store.logOf('table');
  record = finishedGames(log, () => GAME)[0]!.record;
});

const label = { browser: 'firefox', system: 'linux', kind: 'computer' } as const;
const place = { hand: 0, move: 3, line: null };

/** Fills a store with something of each kind. */
async function fill(store: Store): Promise<void> {
  for (const [code, request] of [
    [CODE, 'one'],
    [LIVE, 'two'],
  ] as const)
    await registered(store, { code, host: ana.id, request, openedAt: 7 });
  for (let at = 0; at < log.length; at += 20) await appendTo(store, CODE, log.slice(at, at + 20));
  await appendTo(store, LIVE, log.slice(0, 30));
  await retireAt(store, CODE);
  await store.rename(ana.id, 'Ana María');
  await store.rename(gone, 'Gone');
  await store.forget(gone, 'Quiet Heron');
  await store.keepDevice(bea, { device: 'd1' as never, label, since: 5, seenAt: 6, isSignedOut: false });
  await store.keepPasskey({
    id: 'key',
    person: bea,
    handle: 'h',
    publicKey: 'p',
    counter: 3,
    transports: ['usb'],
    label,
    since: 1,
    usedAt: null,
  });
  await store.keepToken({
    ...{
      id: 'token',
      person: bea,
      bot: 'b' as PersonId,
      hash: 'h',
      name: 'My bot',
      scope: 'read',
      since: 5,
      usedAt: null,
      ends: 9,
    },
  });
  await store.keepSubscription({
    ...{ person: bea, device: 'd1' as never, language: 'pt', zone: 'America/Bahia', wishes: USUAL_WISHES, since: 5 },
    ...{
      address: { endpoint: 'https://push.example/1', keys: { p256dh: 'k', auth: 'a' } },
      calledAt: null,
      evening: '',
    },
  });
  await store.noteAttendance(GAME as GameId, 7, [{ person: bea, hasFinished: false }]);
  await store.regard(bea, { person: ana.id, list: 'apart' }, true, 5, 9);
  const lines = [{ person: bea, name: 'Bea', text: 'hm', at: 3 }];
  const reported = {
    id: 'r1',
    at: 4,
    by: ana.id,
    about: bea,
    reason: 'other',
    text: 'so',
    closedAt: 9,
    lines,
  } as const;
  await store.keepReport({ ...reported, place: { table: CODE, game: GAME as GameId, hand: 2, seq: 30 } });
  await store.closeReport('r1', 9);
  await store.sharedSecret('push', () => 'made first');
  await store.keepGame(gameToKeep(record));
  await store.setAlias(GAME, 'alias-1');
  await store.star(ana.id, GAME, true);
  for (const text of ['first', 'second']) {
    const line = { kind: 'branch', hand: 0, seat: 0, before: 3, events: [], result: null, text } as unknown as NewLine;
    await store.addLine(GAME, { person: bea, author: 'Bea', at: 9, line });
  }
  await store.dropLine(GAME, 2);
  await store.sayInReview(GAME, {
    number: 1,
    id: 'm',
    person: bea,
    name: 'Bea',
    player: null,
    text: 'hm',
    at: place,
    time: 4,
  });
  await store.keepTalk(CODE, GAME, { person: bea, player: 1, at: 5, text: 'hm' });
  await store.keepTalk(CODE, GAME, { person: ana.id, player: 0, at: 6, word: 'thanks' });
  const review = { hand: 0, player: 0, stage: 'full', decisions: [{ verdict: 'mistake' }] } as never;
  await store.keepReview(GAME, { evaluator: EVALUATOR, review }, 'server');
  await store.keepRun({ game: GAME, person: ana.id, players: [0, 2], at: 8 });
  const fact = (seq: number) => ({ seq, at: seq, by: ana.id, command: `c${seq}`, event: { type: 'said', seq } });
  await store.addFacts({ id: 'LEDGER', kind: 'group' }, [fact(1), fact(2)], { people: [ana.id, bea], isPublic: true });
}

/** Everything that can be read of a store. */
async function read(store: Store) {
  const line = (await store.linesOf(GAME)).map(one => ({ ...one }));
  return {
    tables: await store.liveTables(),
    logs: [await store.read(CODE), await store.read(LIVE)],
    names: [await store.nameOf(ana.id), await store.nameOf(gone)],
    forgotten: [await store.isForgotten(gone), await store.isForgotten(ana.id)],
    devices: [await store.devicesOf(bea), await store.passkeysOf(bea), await store.subscriptionsOf(bea)],
    tokens: await store.tokensOf(bea),
    peace: [await store.attended(bea, 9, 7), await store.regardsOf(bea), await store.report('r1')],
    secret: await store.sharedSecret('push', () => 'made later'),
    game: [await store.findGame('alias-1'), await store.readGame(GAME as GameId)],
    people: (await store.peopleOf(GAME)).toSorted((a, b) => (a.player ?? 9) - (b.player ?? 9)),
    lists: [await store.gamesOf(ana.id, { limit: 9, text: 'ana' }), await store.publicGames({ limit: 9 })],
    counts: await store.countGames(ana.id),
    line,
    said: [await store.reviewMessages(GAME), await store.talkOf(GAME)],
    reviews: [await store.reviewsOf(GAME), await store.reviewRuns()],
    ledger: [
      await store.readLedger('LEDGER'),
      await store.ledgersOf(bea, 'group'),
      await store.publicLedgers('group', 50),
    ],
  };
}

/** Fills a folder, and returns it once its finished hands are packed. */
async function filledFolder(): Promise<{ readonly folder: string; readonly before: Awaited<ReturnType<typeof read>> }> {
  const folder = mkdtempSync(join(tmpdir(), 'moved-'));
  cleaning.push(() => rmSync(folder, { recursive: true }));
  const store = await sqliteStore(folder);
  await fill(store);
  const db = new DatabaseSync(join(folder, DATABASE), { readOnly: true });
  await vi.waitFor(() => expect(Number(db.prepare('SELECT count(*) AS n FROM hands').get()?.n)).toBeGreaterThan(3), {
    timeout: 60_000,
  });
  db.close();
  const before = await read(store);
  await store.close();
  return { folder, before };
}

async function emptyDatabase() {
  const url = await engine!.freshUrl();
  const database = openDatabase(url, 0);
  cleaning.push(() => database.close());
  await migrate(database);
  return { url, database };
}

describe.skipIf(!engine)('what a server has kept in SQLite', () => {
  it('is in PostgreSQL after the move, all of it, and is played on', async () => {
    const { folder, before } = await filledFolder();
    const { url, database } = await emptyDatabase();
    const db = openForReading(join(folder, DATABASE));
    cleaning.push(() => db.close());
    const key = Buffer.alloc(32, 5);
    const moved = await moveFromSqlite(db, { key, revoked: [gone] }, database);
    expect(moved).toMatchObject({ tables: 2, entries: log.length + 30, rows: { games: 1, ledgers: 1, game_lines: 2 } });
    const store = await postgresStore(url, nodeNamed());
    cleaning.push(() => store.close());
    expect(await read(store)).toEqual(before);
    expect(await sharedKey(url)).toEqual(key);
    await appendTo(store, LIVE, log.slice(30, 40));
    expect(await store.read(LIVE)).toMatchObject({ kind: 'whole', entries: { length: 40 } });
    // A number that a deleted line has had is given to no other.
    await store.addLine(GAME, { person: bea, author: 'Bea', at: 9, line: before.line[0]!.line });
    expect((await store.linesOf(GAME)).map(({ number }) => number)).toEqual([1, 3]);
  });

  it('is not moved into a database that has anything, nor in part', async () => {
    const { folder } = await filledFolder();
    const { database } = await emptyDatabase();
    const db = new DatabaseSync(join(folder, DATABASE));
    cleaning.push(() => db.close());
    db.exec('UPDATE hands SET checksum = checksum + 1 WHERE seq = (SELECT max(seq) FROM hands)');
    const secrets = { key: Buffer.alloc(32), revoked: [] };
    await expect(moveFromSqlite(db, secrets, database)).rejects.toThrow('is damaged');
    expect(await database.query('SELECT 1 FROM tables UNION ALL SELECT 1 FROM guests')).toEqual([]);
    await database.query("INSERT INTO guests (id, name) VALUES ('a', 'Ana')");
    await expect(moveFromSqlite(db, secrets, database)).rejects.toThrow('not empty');
  });
});
