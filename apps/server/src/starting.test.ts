import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newPersonId } from './identity/cookie.ts';
import { loadSecret } from './identity/secret.ts';
import { CannotStart } from './persistence/folder/cannotStart.ts';
import { prepareFolder } from './persistence/folder/dataFolder.ts';
import { lockFolder } from './persistence/folder/lock.ts';
import { keepsAnything, openForReading, openForWriting } from './persistence/sqlite/schema.ts';
import { sqliteStore } from './persistence/sqlite/sqliteStore.ts';
import { Guest } from './testing/guest.ts';
import { type ServerProcess, startProcess } from './testing/process.ts';
import { seat } from './testing/server.ts';

// Real sockets, processes and disks on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let directory: string;
const servers: ServerProcess[] = [];
const guests: Guest[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'start-'));
});
afterEach(async () => {
  for (const guest of guests.splice(0)) guest.close();
  for (const server of servers.splice(0)) await server.kill('SIGKILL');
  rmSync(directory, { recursive: true });
});

const started = async (...options: string[]) => {
  const server = await startProcess(directory, 0, [], {}, options);
  servers.push(server);
  return server;
};
const file = (name: string) => join(directory, name);

/** Opens a table of two with this server and returns its host and its code. */
async function play({ port }: ServerProcess) {
  const own = await Promise.all([new Guest({ port }).connected(), new Guest({ port }).connected()]);
  guests.push(...own);
  return { host: own[0]!, code: await seat(own) };
}

describe('two servers on one data folder', () => {
  it('refuses the second with the process id of the first, whose tables go on', async () => {
    const first = await started();
    const { host } = await play(first);
    const refused = await started().catch((error: Error) => error.message);
    expect(refused).toMatch(/ended with [1-9]/);
    expect(refused).toContain(`process id ${first.pid} on `);
    expect(refused).toContain('DATA_DIR');
    expect(await host.say({ type: 'add-bot', level: 'beginner' })).toMatchObject({ ok: true });
  });

  it('a killed server leaves no lock: the next one starts at once with its tables', async () => {
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const server = await started();
      await play(server);
      await server.kill(signal);
    }
    const { lines } = await started();
    expect(lines.join()).toContain('"tables":2');
  });

  it('only one of two servers that start at the same time runs', async () => {
    const starts = await Promise.allSettled([started(), started()]);
    expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('another process can open the database of a running server, and never take its folder', async () => {
    const { pid } = await started();
    const take = () => lockFolder(directory, 0);
    expect(take).toThrow('uses');
    expect(() => openForWriting(file('gorrion.sqlite')).db.close()).not.toThrow();
    // Somebody deletes by hand what seems to be left over.
    rmSync(file('server.lock'));
    for (const _ of ['first', 'again']) expect(take).toThrow(`process id ${pid} on `);
    rmSync(file('server.json'));
    rmSync(file('server.lock'));
    for (const _ of ['first', 'again']) expect(take).toThrow('another server uses');
  });

  it('a file in the place of the folder is a reason not to start', () => {
    writeFileSync(file('data'), '');
    expect(() => lockFolder(file('data'))).toThrow(CannotStart);
    expect(() => lockFolder(file('data'))).toThrow('choose another folder with DATA_DIR');
  });

  it('a program that only reads the database does not keep a server from starting', () => {
    lockFolder(directory, 0).release();
    openForWriting(file('gorrion.sqlite')).db.close();
    const reader = openForReading(file('gorrion.sqlite'));
    reader.prepare('SELECT * FROM starts').all();
    lockFolder(directory, 0).release();
    reader.close();
  });
});

describe('an incomplete data folder', () => {
  /** Fills the folder as a server does that had a guest. */
  async function laid(): Promise<void> {
    loadSecret(directory);
    const store = await sqliteStore(directory);
    await store.rename(newPersonId(), 'Ana');
    await store.close();
  }

  it.each([
    ['a database without its key', () => rmSync(file('cookie.key')), 'cookie.key is missing'],
    ['a key without its database', () => rmSync(file('gorrion.sqlite')), 'gorrion.sqlite is missing'],
    ['a database of 0 bytes', () => truncateSync(file('gorrion.sqlite'), 0), '0 bytes'],
  ])('%s stops the start with an explanation, unless empty is accepted', async (_what, spoil, words) => {
    await laid();
    spoil();
    for (const said of [words, '--accept-empty', 'a backup'])
      expect(() => prepareFolder(directory, false)).toThrow(said);
    prepareFolder(directory, true);
    loadSecret(directory);
    expect(() => prepareFolder(directory, false)).not.toThrow();
  });

  it('is never taken for a new one, whichever table of the schema holds something', () => {
    const { db } = openForWriting(file('gorrion.sqlite'));
    db.exec('PRAGMA foreign_keys = OFF');
    const tables = db
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()
      .map(({ name }) => String(name));
    const isKept = (table: string): boolean => {
      const columns = db.prepare(`PRAGMA table_info(${table})`).all();
      const values = columns.map(({ type }) => (type === 'INTEGER' ? '1' : type === 'BLOB' ? "x'00'" : `'{}'`));
      db.exec(`INSERT INTO ${table} VALUES (${values})`);
      const kept = keepsAnything(file('gorrion.sqlite'));
      db.exec(`DELETE FROM ${table}`);
      return kept;
    };
    expect(keepsAnything(file('gorrion.sqlite'))).toBe(false);
    expect(tables).toContain('ledger_facts');
    // A first start writes into these two before anybody comes.
    expect(tables.filter(table => !isKept(table))).toEqual(['starts', 'secrets']);
    db.close();
  });

  it('is refused by the server, which starts with --accept-empty, and from then on without', async () => {
    await laid();
    rmSync(file('gorrion.sqlite'));
    const said = await started().catch((error: Error) => error.message);
    expect(said).toMatch(/ended with [1-9]/);
    expect(said).toContain('gorrion.sqlite is missing');
    expect(said).toContain('--accept-empty');
    await play(await started('--accept-empty'));
    await servers.pop()!.kill('SIGTERM');
    await started();
  });

  it('the rest of a lost database is set aside, not deleted', () => {
    writeFileSync(file('cookie.key'), Buffer.alloc(32));
    writeFileSync(file('gorrion.sqlite'), '');
    writeFileSync(file('gorrion.sqlite-wal'), 'what was not carried over');
    prepareFolder(directory, true);
    const aside = readdirSync(directory).filter(name => name.includes('set-aside'));
    expect(aside.map(name => statSync(file(name)).size).toSorted()).toEqual([0, 25]);
  });

  it('a first start creates database and key; an interrupted one can be repeated', async () => {
    await started();
    await servers.pop()!.kill('SIGTERM');
    expect(['gorrion.sqlite', 'cookie.key'].map(name => existsSync(file(name)))).toEqual([true, true]);
    rmSync(file('cookie.key'));
    writeFileSync(file('gorrion.sqlite.new'), 'half');
    await started();
  });

  it('of a newer server is left as it is, with a sentence that says so', async () => {
    await laid();
    const db = new DatabaseSync(file('gorrion.sqlite'));
    db.exec('PRAGMA user_version = 99');
    db.close();
    const said = await started().catch((error: Error) => error.message);
    expect(said).toMatch(/ended with [1-9]/);
    expect(said).toContain('the server does not start: a newer server has changed this database');
    expect(said).not.toContain('stack');
  });

  it('an unknown option stops the start', async () => {
    await expect(started('--accept-everything')).rejects.toThrow(/ended with [1-9]/);
  });
});
