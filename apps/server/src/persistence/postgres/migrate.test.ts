import { afterEach, describe, expect, it, vi } from 'vitest';
import { nodeNamed, postgresForTests } from '../../testing/postgres.ts';
import { CannotStart } from '../folder/cannotStart.ts';
import { connect } from './connection.ts';
import { assertDurable, type Database, openDatabase, type Query } from './database.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';
import { postgresStore } from './postgresStore.ts';

/* How a database gets its schema, and which databases are refused. */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean();
});

const engine = await postgresForTests();

function opened(url: string): Database {
  const database = openDatabase(url, 0);
  cleaning.push(() => database.close());
  return database;
}

const first: Migration = { number: 1, name: '0001_first.sql', sql: 'CREATE TABLE a (x int); INSERT INTO a VALUES (1)' };
const second: Migration = { number: 2, name: '0002_second.sql', sql: 'UPDATE a SET x = x + 1' };
const third: Migration = { number: 3, name: '0003_third.sql', sql: 'UPDATE a SET x = 10; SELECT nothing FROM nowhere' };

const names = async ({ query }: Database) =>
  (await query<{ name: string }>('SELECT name FROM migrations ORDER BY number')).map(({ name }) => name);
const values = async ({ query }: Database) => (await query<{ x: number }>('SELECT x FROM a')).map(({ x }) => x);

describe('the migrations', () => {
  it('are numbered one after another, and each has a name', () => {
    const all = readMigrations();
    expect(all.map(({ number }) => number)).toEqual(all.map((_, n) => n + 1));
    for (const { name, sql } of all) expect([name, sql.length > 20]).toEqual([expect.stringMatching(/^\d{4}_/), true]);
  });
});

describe.skipIf(!engine)('a database', () => {
  it('gets each migration once, in order', async () => {
    const database = opened(await engine!.freshUrl());
    expect(await migrate(database, [first])).toEqual(['0001_first.sql']);
    expect(await migrate(database, [first, second])).toEqual(['0002_second.sql']);
    expect(await migrate(database, [first, second])).toEqual([]);
    expect([await names(database), await values(database)]).toEqual([['0001_first.sql', '0002_second.sql'], [2]]);
  });

  it('gets them once from several nodes that start at the same time', async () => {
    const url = await engine!.freshUrl();
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(opened(url), [first, second])));
    expect(applied.flat()).toEqual(['0001_first.sql', '0002_second.sql']);
    expect(await values(opened(url))).toEqual([2]);
    const empty = await engine!.freshUrl();
    const stores = await Promise.all([1, 2, 3].map(() => postgresStore(empty, nodeNamed())));
    for (const store of stores) await store.close();
    expect(await names(opened(empty))).toEqual(readMigrations().map(({ name }) => name));
  });

  it('is as it was after a migration that fails', async () => {
    const database = opened(await engine!.freshUrl());
    await migrate(database, [first]);
    await expect(migrate(database, [first, second, third])).rejects.toThrow('nowhere');
    expect([await names(database), await values(database)]).toEqual([['0001_first.sql'], [1]]);
  });

  it('is refused, and not touched, if a migration was changed or is unknown', async () => {
    const url = await engine!.freshUrl();
    const database = opened(url);
    await migrate(database, [first, second]);
    const changed = migrate(database, [{ ...first, sql: `${first.sql} ` }, second, third]);
    await expect(changed).rejects.toThrow(
      new CannotStart('migration 0001_first.sql is not the one that was applied to this database.'),
    );
    const newer = migrate(database, [first]);
    await expect(newer).rejects.toThrow(CannotStart);
    await expect(newer).rejects.toThrow(/newer server.*migration 2/);
    expect(await values(database)).toEqual([2]);
    await expect(postgresStore(url, nodeNamed())).rejects.toThrow(CannotStart);
  });

  it('is waited for while another node changes it, longer than a statement may take', async () => {
    const url = await engine!.freshUrl();
    const slow: Migration = { number: 1, name: '0001_slow.sql', sql: 'SELECT pg_sleep(6)' };
    const [one, other] = await Promise.all([migrate(opened(url), [slow]), migrate(opened(url), [slow])]);
    expect([...one, ...other]).toEqual(['0001_slow.sql']);
  });

  it('commits durably, whatever the default of the database is', async () => {
    const url = await engine!.freshUrl();
    const name = new URL(url).pathname.slice(1);
    await opened(url).query(`ALTER DATABASE ${name} SET synchronous_commit = off`);
    await opened(url).query(`ALTER DATABASE ${name} SET default_transaction_isolation = 'serializable'`);
    const client = await connect(url);
    cleaning.push(() => client.end());
    const { rows } = await client.query(
      `SELECT current_setting('synchronous_commit') AS commit, current_setting('transaction_isolation') AS isolation`,
    );
    expect(rows).toEqual([{ commit: 'on', isolation: 'read committed' }]);
    const store = await postgresStore(url, nodeNamed());
    await store.close();
  });

  it('ends the session of a node that is gone without a word after half a minute', async () => {
    const client = await connect(await engine!.freshUrl());
    cleaning.push(() => client.end());
    const names = ['tcp_keepalives_idle', 'tcp_keepalives_interval', 'tcp_keepalives_count'];
    const { rows } = await client.query('SELECT setting::int FROM pg_settings WHERE name = ANY($1) ORDER BY name', [
      names,
    ]);
    const [count, idle, interval] = rows.map(({ setting }) => setting as number) as [number, number, number];
    expect(idle + count * interval).toBe(30);
  });

  it('is refused if its address asks for commits that may be lost', async () => {
    const url = new URL(await engine!.freshUrl());
    url.searchParams.set('options', '-c synchronous_commit=off');
    const refused = postgresStore(url.href, nodeNamed());
    await expect(refused).rejects.toThrow(CannotStart);
    await expect(refused).rejects.toThrow('its setting synchronous_commit is off, and must be on.');
  });

  it('is refused if it cannot hold every name', async () => {
    const url = new URL(await engine!.freshUrl());
    const { query } = opened(url.href);
    const latin = `${url.pathname.slice(1)}_latin`;
    await query(`CREATE DATABASE ${latin} ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0`);
    url.pathname = `/${latin}`;
    const refused = postgresStore(url.href, nodeNamed());
    await expect(refused).rejects.toThrow(CannotStart);
    await expect(refused).rejects.toThrow('it has the encoding LATIN1, and must have UTF8');
    await query(`DROP DATABASE ${latin}`);
  });
});

describe('an engine', () => {
  it.each(['fsync', 'full_page_writes', 'synchronous_commit'])('is refused if %s is off', async setting => {
    // A running engine cannot be told to lose data: these answers are written by hand.
    const query = (async (_text: string, [name]: readonly unknown[] = []) => [
      { value: name === setting ? 'off' : name === 'server_encoding' ? 'UTF8' : 'on' },
    ]) as unknown as Query;
    await expect(assertDurable({ query })).rejects.toThrow(
      new CannotStart(`PostgreSQL could lose moves that were played: its setting ${setting} is off, and must be on.`),
    );
  });
});
