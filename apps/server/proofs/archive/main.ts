import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type GameId, gameIdOf, type PersonId, type TableCode } from '@gorrion/protocol';
import { FAN_IDS, seeded } from '@gorrion/rules';
import { finishedGames } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';
import { Archive } from '../../src/archive/reader.ts';
import { DATABASE } from '../../src/config/files.ts';
import { checksumOf, encodeGame, type NewGame, personRows } from '../../src/persistence/games.ts';
import { gameJobRunner } from '../../src/persistence/sqlite/gameJobs.ts';
import { openForWriting } from '../../src/persistence/sqlite/schema.ts';
import { sqliteStore } from '../../src/persistence/sqlite/sqliteStore.ts';

/* Measures lists, searches and openings of an archive with many games: node apps/server/proofs/archive/main.ts --games 100000 */

const { values } = parseArgs({ options: { games: { type: 'string', default: '100000' } } });
const games = Number(values.games);
/** People who share the games, so that each has hundreds; one has all, as nobody will. */
const PEOPLE = 400;
const EVERYWHERE = 'p0' as PersonId;
const LOOKS = 300;

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

/** Fills a database with games of known people, a second apart. */
function fill(file: string, records: readonly NewGame['record'][]): void {
  const db = openForWriting(file);
  const run = gameJobRunner(db);
  const random = seeded('who plays');
  const rows = records.map(record => encodeGame({ record, host: EVERYWHERE, access: 'link', origin: 'table' }));
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
    });
  }
  db.exec('COMMIT');
  db.close();
}

function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`;
}

const directory = mkdtempSync(join(tmpdir(), 'archive-'));
try {
  const records = await someGames(6);
  const file = join(directory, DATABASE);
  fill(file, records);
  const hands = records.reduce((sum, { sheet }) => sum + sheet.lines.length, 0) / records.length;
  const bytes = statSync(file).size;
  console.log(
    `${games} games of ${hands} hands: ${(bytes / games / hands / 1024).toFixed(2)} KB a hand, ${(bytes / 2 ** 20).toFixed(0)} MB`,
  );
  const store = await sqliteStore(directory);
  const archive = new Archive(store, 0);
  const random = seeded('what is looked for');
  const one = (): PersonId => `p${1 + (random() % PEOPLE)}` as PersonId;
  const fan = () => FAN_IDS[random() % FAN_IDS.length]!;
  const looks: Record<string, () => unknown> = {
    'list of a person with hundreds of games': () => archive.list(one(), { limit: 50 }),
    'list of the person with all games': () => archive.list(EVERYWHERE, { limit: 50 }),
    'search for a name, hundreds of games': () => archive.list(one(), { text: 'ana', limit: 50 }),
    'search for a name that nobody has, all games': () => archive.list(EVERYWHERE, { text: 'zzz', limit: 50 }),
    'search for a fan, hundreds of games': () => archive.list(one(), { fan: fan(), limit: 50 }),
    'search for a fan that nobody made, all games': () => archive.list(EVERYWHERE, { fan: 'nine-gates', limit: 50 }),
    'open a game': () => {
      if (!archive.read(`GAME${random() % games}-1`, EVERYWHERE).ok) throw new Error('a game could not be read');
    },
  };
  for (const [name, look] of Object.entries(looks)) {
    const times = Array.from({ length: name.includes('nobody') ? LOOKS / 10 : LOOKS }, () => {
      const began = performance.now();
      look();
      return performance.now() - began;
    });
    console.log(`${name}: ${percentiles(times)}`);
  }
  await store.close();
} finally {
  rmSync(directory, { recursive: true });
}
