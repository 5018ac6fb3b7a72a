import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EVALUATOR, type GameId, gameIdOf, type HandReview, type PersonId, type TableCode } from '@gorrion/protocol';
import { FAN_IDS, seeded } from '@gorrion/rules';
import { finishedGames } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';
import { Archive } from '../../src/archive/reader.ts';
import { DATABASE } from '../../src/config/files.ts';
import { checksumOf, encodeGame, type NewGame, personRows } from '../../src/persistence/games.ts';
import { NOTHING_SEALED, OpenGames } from '../../src/persistence/openGames.ts';
import { encodeReview } from '../../src/persistence/reviews.ts';
import { sharedRunner } from '../../src/persistence/sqlite/dialect.ts';
import { openForWriting } from '../../src/persistence/sqlite/schema.ts';
import { sqliteStore } from '../../src/persistence/sqlite/sqliteStore.ts';

/*
 * Measures lists, searches and openings of an archive with many games, and prints one JSON object:
 * npm run -s archive -- --games 100000. Ends with 1 if a person with hundreds of games, or a reader of the public list,
 * waits longer than the limit.
 */

const { values } = parseArgs({ options: { games: { type: 'string', default: '100000' } } });
const games = Number(values.games);
/** People who share the games, so that each has hundreds; one has all, as nobody will. */
const PEOPLE = 400;
const EVERYWHERE = 'p0' as PersonId;
const LOOKS = 300;
/** Longest time (ms) that a list or a search may take, for 95 in 100. */
const LIMIT_MS = 100;

/** Plays whole games of four rounds; their records stand for all others. */
async function someGames(count: number): Promise<readonly NewGame['record'][]> {
  const records: NewGame['record'][] = [];
  for (let n = 0; n < count; n++) {
    const world = new World(`archive ${n}`);
    await world.start({ clock: 'fast', hands: 16 }, person('Ana'));
    await until(world, () => world.table.state.session.phase === 'over');
    const [game] = finishedGames(world.store.logOf('table'), number => gameIdOf('A' as TableCode, number));
    records.push(game!.record);
  }
  return records;
}

/** Every so many games have a review of their first two players; it has mistakes in each tenth of those. */
const REVIEWED_EACH = 10;

/** A review of a hand with a mistake or without: lists read how many there are, never what they are. */
const reviewOf = (player: 0 | 1, hasMistake: boolean): HandReview => ({
  hand: 0,
  player,
  stage: 'full',
  decisions: hasMistake ? [{ verdict: 'mistake' } as HandReview['decisions'][number]] : [],
  luck: { draws: 0, others: 0, decisions: 0, result: 0, plusMinus: 0 },
});

/** Fills a database with games of known people, a second apart. */
function fill(file: string, records: readonly NewGame['record'][]): void {
  const { db } = openForWriting(file);
  const run = sharedRunner(db);
  const random = seeded('who plays');
  const rows = records.map(record => encodeGame({ record, host: EVERYWHERE, access: 'public', origin: 'table' }));
  db.exec('BEGIN');
  for (let n = 0; n < games; n++) {
    const kind = n % records.length;
    const id = `GAME${n}-1` as GameId;
    const others = [1, 2, 3].map(player => ({ person: `p${1 + (random() % PEOPLE)}` as PersonId, player }));
    const people = [{ person: EVERYWHERE, player: 0 }, ...others] as NewGame['people'];
    const { version, body, summary: told } = rows[kind]!;
    const summary = JSON.stringify({ ...JSON.parse(told), id });
    const row = { ...rows[kind]!, id, summary, endedAt: n * 1000, checksum: checksumOf(id, version, body) };
    const record = records[kind]!;
    run({
      kind: 'keep-game',
      row,
      people: personRows({ record, host: EVERYWHERE, access: 'link', origin: 'table', people }),
      named: people.map(one => one.person),
      attended: [],
      countsFrom: n * 1000,
    });
    if (n % REVIEWED_EACH !== 0) continue;
    for (const player of [0, 1] as const) {
      const review = reviewOf(player, n % (10 * REVIEWED_EACH) === 0);
      run({ kind: 'keep-review', row: encodeReview(id, { evaluator: EVALUATOR, review }, 'server') });
    }
  }
  db.exec('COMMIT');
  db.close();
}

function percentiles(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number(sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1));
  return { p50: at(0.5), p95: at(0.95), worst: at(1) };
}

/** One person who played every game on the server: shown, not held to the limit. */
const EXTREME = 'all games of one person';

/** Returns the time (ms) that this thread has used of a processor: what other work beside it does not lengthen. */
const workOf = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const directory = mkdtempSync(join(tmpdir(), 'archive-'));
try {
  const records = await someGames(6);
  const file = join(directory, DATABASE);
  fill(file, records);
  const hands = records.reduce((sum, { sheet }) => sum + sheet.lines.length, 0) / records.length;
  const bytes = statSync(file).size;
  const store = await sqliteStore(directory);
  const archive = new Archive(new OpenGames(store, NOTHING_SEALED), store, 0);
  const random = seeded('what is looked for');
  const one = (): PersonId => `p${1 + (random() % PEOPLE)}` as PersonId;
  const fan = () => FAN_IDS[random() % FAN_IDS.length]!;
  const looks: Record<string, () => unknown> = {
    'public list of all games': () => archive.listPublic(one(), { limit: 50 }),
    'public search for a name that nobody has': () => archive.listPublic(one(), { text: 'zzz', limit: 50 }),
    'list of a person with hundreds of games': () => archive.list(one(), { limit: 50 }),
    [`list, ${EXTREME}`]: () => archive.list(EVERYWHERE, { limit: 50 }),
    'search for a name, hundreds of games': () => archive.list(one(), { text: 'ana', limit: 50 }),
    [`search for a name that nobody has, ${EXTREME}`]: () => archive.list(EVERYWHERE, { text: 'zzz', limit: 50 }),
    'search for a fan, hundreds of games': () => archive.list(one(), { fan: fan(), limit: 50 }),
    [`search for a fan that nobody made, ${EXTREME}`]: () => archive.list(EVERYWHERE, { fan: 'nine-gates', limit: 50 }),
    'search for mistakes, hundreds of games': () => archive.list(one(), { mistakes: true, limit: 50 }),
    [`search for mistakes, ${EXTREME}`]: () => archive.list(EVERYWHERE, { mistakes: true, limit: 50 }),
    [`search for mistakes against a name that nobody has, ${EXTREME}`]: () =>
      archive.list(EVERYWHERE, { mistakes: true, text: 'zzz', limit: 50 }),
    'open a game': async () => {
      if (!(await archive.read(`GAME${random() % games}-1`, EVERYWHERE)).ok)
        throw new Error('a game could not be read');
    },
  };
  const before = loadavg();
  const ms: Record<string, { wall: ReturnType<typeof percentiles>; processor: ReturnType<typeof percentiles> }> = {};
  for (const [name, look] of Object.entries(looks)) {
    const count = name.includes('nobody') ? LOOKS / 10 : LOOKS;
    // The first look of each kind reads from the disk what later ones find in memory.
    await look();
    const [wall, own]: [number[], number[]] = [[], []];
    for (let n = 0; n < count; n++) {
      const [began, worked] = [performance.now(), workOf()];
      await look();
      wall.push(performance.now() - began);
      own.push(workOf() - worked);
    }
    ms[name] = { wall: percentiles(wall), processor: percentiles(own) };
  }
  const isMet = Object.entries(ms).every(([name, { wall }]) => name.includes(EXTREME) || wall.p95 <= LIMIT_MS);
  const size = { bytesPerHand: Math.round(bytes / games / hands), megabytes: Math.round(bytes / 2 ** 20) };
  const load = { before: before.map(Math.round), after: loadavg().map(Math.round) };
  process.stdout.write(
    `${JSON.stringify({ isMet, games, hands: games * hands, ...size, limitMs: LIMIT_MS, ms, load }, undefined, 2)}\n`,
  );
  if (!isMet) process.exitCode = 1;
  await store.close();
} finally {
  rmSync(directory, { recursive: true });
}
