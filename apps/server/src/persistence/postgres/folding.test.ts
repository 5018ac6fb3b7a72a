import { afterEach, describe, expect, it, vi } from 'vitest';
import { NAMES, searchOfBefore } from '../../testing/names.ts';
import { nodeNamed, postgresForTests } from '../../testing/postgres.ts';
import { anywhere } from '../sql/games.ts';
import { type Database, openDatabase, type Query } from './database.ts';
import { Folding } from './folding.ts';
import { migrate } from './migrate.ts';
import { postgresStore } from './postgresStore.ts';

/* How games that other versions of the server wrote are found. */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean();
});

const engine = await postgresForTests();

/** Writes games of these players as a server of before does, which knows no folded names. */
async function write({ query }: Database, names: readonly string[], from = 0): Promise<void> {
  const rows = names.map((name, n) => ({
    id: `game ${String(from + n).padStart(4, '0')}`,
    search: searchOfBefore(name),
  }));
  await query(
    `INSERT INTO games (id, ended_at, host, access, origin, search, summary, is_rated, facts, version, body, checksum)
       SELECT id, 1, 'ana', 'public', 'table', search, '{}', false, 1, 1, '', 0 FROM unnest($1::text[], $2::text[]) AS g (id, search)`,
    [rows.map(({ id }) => id), rows.map(({ search }) => search)],
  );
}

/** Returns the games that are found by each name. */
const found = ({ query }: Database, names = NAMES) =>
  Promise.all(names.map(name => query('SELECT 1 FROM games WHERE search LIKE $1', [anywhere(name)])));

async function opened(): Promise<{ readonly url: string; readonly database: Database }> {
  const url = await engine!.freshUrl();
  const database = openDatabase(url);
  cleaning.push(() => database.close());
  await migrate(database);
  return { url, database };
}

describe.skipIf(!engine)('games of an older server on PostgreSQL', () => {
  it('are found by their names once a node has started, those too that an older node writes until the last one starts', async () => {
    const { url, database } = await opened();
    const isFound = (games: number) =>
      vi.waitFor(
        async () => expect((await found(database)).map(({ length }) => length)).toEqual(NAMES.map(() => games)),
        {
          timeout: 20_000,
        },
      );
    await write(database, NAMES);
    expect((await found(database)).filter(({ length }) => length === 0).length).toBeGreaterThan(5);
    const first = await postgresStore(url, nodeNamed());
    cleaning.push(() => first.close());
    await isFound(1);
    await write(database, NAMES, 100);
    await database.query("UPDATE games SET search = $1 WHERE id = 'game 0000'", [searchOfBefore(NAMES[0]!)]);
    const second = await postgresStore(url, nodeNamed());
    cleaning.push(() => second.close());
    await isFound(2);
    expect(await second.publicGames({ text: 'АЛЕНА', limit: 5 })).toHaveLength(2);
  });

  it('are folded few at a time, and not over what is written meanwhile; a step that failed is done again', async () => {
    const { database } = await opened();
    await write(database, [...NAMES, ...Array.from({ length: 400 }, () => 'José')]);
    const sizes: number[] = [];
    let failing = true;
    const query: Query = async (text, values) => {
      if (text.startsWith('UPDATE') && failing) {
        failing = false;
        await database.query("UPDATE games SET search = 'renamed' WHERE id = 'game 0001'");
        throw new Error('the database is away');
      }
      const rows = await database.query(text, values);
      if (text.startsWith('SELECT')) sizes.push(rows.length);
      return rows as never;
    };
    const folding = new Folding(query);
    await expect(folding.step()).rejects.toThrow('away');
    while (await folding.step());
    expect(sizes).toEqual([200, 200, 200, 17]);
    expect(await folding.step()).toBe(false);
    expect(sizes).toHaveLength(4);
    const rows = await database.query<{ search: string }>('SELECT search FROM games ORDER BY id LIMIT 2');
    expect(rows.map(({ search }) => search)).toEqual(['jose\nana\nbot', 'renamed']);
    expect((await found(database)).map(({ length }) => length)).toEqual(NAMES.map((_, n) => [401, 0][n] ?? 1));
  });
});
