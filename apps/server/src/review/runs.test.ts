import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type GameRecord, gameIdOf, type PersonId, type TableCode } from '@gorrion/protocol';
import { dealtHands } from '@gorrion/review';
import type { Player } from '@gorrion/rules';
import { finishedGames } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';
import pino from 'pino';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { gameToKeep } from '../archive/archivist.ts';
import { DATABASE } from '../config/files.ts';
import { LIMITS } from '../limits/limits.ts';
import { memoryStore } from '../persistence/memoryStore.ts';
import { NOTHING_SEALED, OpenGames } from '../persistence/openGames.ts';
import { sqliteStore } from '../persistence/sqlite/sqliteStore.ts';
import { slowReads } from '../testing/slowReads.ts';
import { ReviewRuns } from './runs.ts';
import { ReviewThreads } from './threads.ts';

// A game and real threads on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const PATIENCE = { timeout: 55_000 };

/** A thread that ends in the middle of its work. */
const DYING = new URL(
  "data:text/javascript,import{workerData}from'node:worker_threads';workerData.port.on('message',()=>process.exit(1))",
);
/** A thread that never ends its work. */
const IDLE = new URL(
  "data:text/javascript,import{workerData}from'node:worker_threads';workerData.port.on('message',()=>{})",
);
const GAME = gameIdOf('AB23CD45' as TableCode, 1);
const ana = person('Ana');
let record: GameRecord;
beforeAll(async () => {
  const world = new World('runs');
  await world.start({ clock: 'fast', hands: 4 }, ana);
  await until(world, () => world.table.state.session.phase === 'over');
  record = finishedGames(world.store.logOf('table'), () => GAME)[0]!.record;
});

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).toReversed()) await one.close();
});

/** Returns runs over a store that has the game, and the messages of their errors. */
async function runsOf({
  script,
  store = memoryStore(),
}: {
  script?: URL;
  store?: ReturnType<typeof memoryStore>;
} = {}) {
  const told: string[] = [];
  const log = pino({ level: 'error' }, { write: line => void told.push(JSON.parse(line).msg) });
  await store.keepGame(gameToKeep(record));
  const threads = new ReviewThreads(log, 1, 0, script);
  const runs = new ReviewRuns({
    games: new OpenGames(store, NOTHING_SEALED),
    store,
    threads,
    most: 2,
    limits: LIMITS,
    log,
    now: () => 1000.5,
  });
  opened.push(runs);
  return { runs, store, threads, told };
}
/** Returns a game that is no copy of another number's: its first fact of play says another thing. */
function otherGame(number: number): GameRecord {
  const first = record.facts.findIndex(({ event }) => event.type === 'session');
  const facts = record.facts.map((fact, n) =>
    n === first && fact.event.type === 'session'
      ? { ...fact, event: { ...fact.event, event: { ...fact.event.event, number } } }
      : fact,
  ) as GameRecord['facts'];
  return { ...record, id: gameIdOf('AB23CD45' as TableCode, number), facts };
}
const wish = { game: GAME, person: ana.id, network: undefined, players: [0] as Player[] };

it('a thread that dies is replaced: each hand is tried twice, and the run ends', async () => {
  const { runs, store, threads, told } = await runsOf({ script: DYING });
  expect(await runs.start(wish)).toBe('started');
  expect(await store.reviewRuns()).toMatchObject([{ game: GAME, players: [0], at: 1000 }]);
  await vi.waitFor(async () => expect(await store.reviewRuns()).toEqual([]), PATIENCE);
  expect(runs.progressOf(GAME)).toBeUndefined();
  expect(threads.hasFree).toBe(true);
  const jobs = 2 * dealtHands(record).filter(({ changes }) => changes !== undefined).length;
  expect(told).toEqual(Array.from({ length: 2 * jobs }, () => 'a hand could not be reviewed'));
});

it('a game that cannot be read when its turn comes ends its run and leaves the thread free', async () => {
  const store = memoryStore();
  let reads = 0;
  const damaged = { ...store, readGame: async (id: typeof GAME) => (reads++ === 0 ? store.readGame(id) : undefined) };
  const { runs, threads } = await runsOf({ store: damaged });
  await runs.start(wish);
  await vi.waitFor(async () => expect(await store.reviewRuns()).toEqual([]), PATIENCE);
  expect([runs.progressOf(GAME), threads.hasFree]).toEqual([undefined, true]);
  expect(await runs.start(wish)).toBe('game-damaged');
});

it('wishes that come at once are counted one after another, and two for one game are one run', async () => {
  const disk = memoryStore();
  const { runs, threads } = await runsOf({ store: slowReads(disk).store, script: IDLE });
  const ids = [1, 2, 3].map(number => gameIdOf('AB23CD45' as TableCode, number));
  for (const number of [2, 3]) await disk.keepGame(gameToKeep(otherGame(number)));
  const started = ids.map((game, n) => runs.start({ ...wish, game, person: `p${n}` as PersonId }));
  const joined = runs.start({ ...wish, players: [1] });
  expect(await Promise.all(started)).toEqual(['started', 'started', 'too-many-reviews']);
  expect(await joined).toBe('started');
  expect(runs.progressOf(GAME)).toMatchObject({ players: [0, 1], others: 1 });
  expect(threads.hasFree).toBe(false);
  expect((await disk.reviewRuns()).map(({ game, players }) => [game, players])).toEqual([
    [ids[0], [0, 1]],
    [ids[1], [0]],
  ]);
});

it('copies of one game are one run, and a network has its share of the runs', async () => {
  const { runs, store } = await runsOf({ script: IDLE });
  const copy = { ...record, id: gameIdOf('AB23CD45' as TableCode, 9), from: record.from - 1 };
  for (const one of [copy, ...[2, 3, 4].map(otherGame)]) await store.keepGame(gameToKeep(one));
  const start = (game: number, network: string) =>
    runs.start({ ...wish, game: gameIdOf('AB23CD45' as TableCode, game), person: `p${game}` as PersonId, network });
  expect(await start(1, 'hall')).toBe('started');
  expect(await start(9, 'elsewhere')).toBe('too-many-reviews');
  expect(await start(2, 'hall')).toBe('started');
  expect(await start(3, 'hall')).toBe('too-many-reviews');
  expect(await start(4, 'elsewhere')).toBe('started');
});

it('a run that is cancelled while its game is read ends all the same, and is not stored', async () => {
  const disk = memoryStore();
  const { runs } = await runsOf({ store: slowReads(disk).store, script: IDLE });
  const started = runs.start(wish);
  await runs.cancel(GAME);
  expect(await started).toBe('started');
  expect([runs.progressOf(GAME), await disk.reviewRuns()]).toEqual([undefined, []]);
});

it('a stop while a game is read leaves the run to the next start', async () => {
  const disk = memoryStore();
  const { promise: late, reject } = Promise.withResolvers<undefined>();
  let reads = 0;
  const readGame: typeof disk.readGame = id => (reads++ === 0 ? disk.readGame(id) : late);
  const { runs } = await runsOf({ store: { ...disk, readGame }, script: IDLE });
  await runs.start(wish);
  await vi.waitFor(() => expect(reads).toBe(2), 20_000);
  const closing = runs.close();
  reject(new Error('the store is closed'));
  await closing;
  expect(await disk.reviewRuns()).toMatchObject([{ game: GAME }]);
});

it('a stored run with players that are none goes on for the others, or is over', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'runs-'));
  try {
    const before = await sqliteStore(directory);
    for (const number of [1, 2]) {
      const game = otherGame(number);
      await before.keepGame(gameToKeep(game));
      await before.keepRun({ game: game.id, person: 'ana' as PersonId, players: [0, 1], at: number });
    }
    await before.close();
    const db = new DatabaseSync(join(directory, DATABASE));
    db.exec("UPDATE review_runs SET players = iif(at = 1, '9x1', '-')");
    db.close();
    const store = await sqliteStore(directory);
    opened.push(store);
    expect((await store.reviewRuns()).map(({ players }) => players)).toEqual([[1], []]);
    const { runs } = await runsOf({ store, script: DYING });
    await runs.resume();
    expect(runs.progressOf(GAME)).toMatchObject({ players: [1] });
    await vi.waitFor(
      async () => expect((await store.reviewRuns()).map(({ game }) => game)).not.toContain('AB23CD45-2'),
      PATIENCE,
    );
    await runs.cancel(GAME);
    expect(await store.reviewRuns()).toEqual([]);
  } finally {
    for (const one of opened.splice(0).toReversed()) await one.close();
    rmSync(directory, { recursive: true });
  }
});
