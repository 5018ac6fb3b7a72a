import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareFolder } from './persistence/folder/dataFolder.ts';
import { lockFolder } from './persistence/folder/lock.ts';
import { openForWriting } from './persistence/sqlite/schema.ts';
import { Guest } from './testing/guest.ts';
import { type ServerProcess, startProcess } from './testing/process.ts';
import { seat } from './testing/server.ts';

// Real sockets, processes and disks on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

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

  it('another process can open the database of a running server', async () => {
    await started();
    expect(() => lockFolder(directory, 0)).toThrow('uses');
    expect(() => openForWriting(file('gorrion.sqlite')).db.close()).not.toThrow();
  });
});

describe('an incomplete data folder', () => {
  /** Fills the folder: a server runs with one table and stops. */
  async function played(): Promise<void> {
    const server = await started();
    await play(server);
    await server.kill('SIGTERM');
  }
  const refusal = () =>
    started().then(
      () => 'started',
      (error: Error) => error.message,
    );

  it.each([
    ['a database without its key', () => rmSync(file('cookie.key')), 'cookie.key is missing'],
    ['a key without its database', () => rmSync(file('gorrion.sqlite')), 'gorrion.sqlite is missing'],
    ['a database of 0 bytes', () => truncateSync(file('gorrion.sqlite'), 0), '0 bytes'],
  ])('%s stops the start with an explanation; --accept-empty starts anyway', async (_what, spoil, words) => {
    await played();
    spoil();
    const said = await refusal();
    expect(said).toMatch(/ended with [1-9]/);
    expect(said).toContain(words);
    expect(said).toContain('--accept-empty');
    expect(said).toContain('a backup');
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

  it('an unknown option stops the start', async () => {
    await expect(started('--accept-everything')).rejects.toThrow(/ended with [1-9]/);
  });
});
