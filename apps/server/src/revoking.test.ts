import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { PersonId } from '@gorrion/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRevoked, writeRevoked } from './identity/revoked.ts';
import { Guest } from './testing/guest.ts';
import { postgresForTests } from './testing/postgres.ts';
import { type ServerProcess, startProcess } from './testing/process.ts';

// A real process on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 30_000 });

const SCRIPT = resolve(import.meta.dirname, '../bin/revoke.ts');
/** A port at which nothing listens. */
const NOWHERE = 'postgres://gorrion@127.0.0.1:1/gorrion';

const engine = await postgresForTests();

let dataDir: string;
let databaseUrl = '';
let server: ServerProcess;
const guests: Guest[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'revoking-'));
  databaseUrl = '';
});
afterEach(async () => {
  for (const guest of guests.splice(0)) guest.close();
  await server?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

const revoke = (...args: readonly string[]) =>
  execFileSync(process.execPath, [SCRIPT, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const start = () => startProcess(dataDir, 0, [], { DATABASE_URL: databaseUrl });

async function cookieOf(): Promise<string> {
  const page = await fetch(`http://localhost:${server.port}/`);
  return page.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function guest(cookie: string): Promise<Guest> {
  const made = new Guest({ port: server.port, cookie });
  guests.push(made);
  return made.connected();
}

const KEPT_IN: Record<string, () => Promise<string>> = {
  'a data folder': async () => '',
  ...(engine && { PostgreSQL: () => engine.freshUrl() }),
};

describe.each(Object.entries(KEPT_IN))('a cookie that the operator revokes in %s', (_name, open) => {
  beforeEach(async () => {
    databaseUrl = await open();
  });

  it('is refused by the running server and after a restart; other cookies stay valid', async () => {
    server = await start();
    const [hers, his] = [await cookieOf(), await cookieOf()];
    const [ana, luis] = [await guest(hers), await guest(his)];
    await ana.ask('me:rename', { name: 'Ana' });
    const gone = new Promise<string>(done => ana.socket.once('disconnect', done));

    expect(revoke('Ana')).toContain(`${ana.me?.id}  Ana is revoked`);
    const revokedAt = performance.now();
    expect(await gone).toBe('io server disconnect');
    expect(performance.now() - revokedAt).toBeLessThan(3000);
    expect(ana.notices).toEqual(['cookie-revoked']);
    const back = await guest(hers);
    expect(back.me?.id).not.toBe(ana.me?.id);
    expect(back.me?.name).not.toBe('Ana');
    expect((await guest(his)).me?.id).toBe(luis.me?.id);
    expect(luis.notices).toEqual([]);
    const page = await fetch(`http://localhost:${server.port}/`, { headers: { cookie: hers } });
    expect(page.headers.get('set-cookie')).toMatch(/^gorrion=/);

    await server.kill('SIGTERM');
    server = await start();
    expect((await guest(hers)).me?.id).not.toBe(ana.me?.id);
    expect(revoke(ana.me!.id)).toContain('is revoked');
    expect(revoke('--list')).toBe(`${ana.me?.id}  Ana\n`);
    expect(revoke('--undo', ana.me!.id)).toContain('is known again');
    expect(revoke('--undo', 'Ana')).toContain('is known again');
    expect(revoke('--list')).toBe('');
    await expect.poll(async () => (await guest(hers)).me?.id, { timeout: 20_000, interval: 1100 }).toBe(ana.me?.id);
  });

  it('is found by the table where its guest sat; a name of several guests is refused', async () => {
    server = await start();
    const [ana, other] = [await guest(await cookieOf()), await guest(await cookieOf())];
    for (const one of [ana, other]) await one.ask('me:rename', { name: 'Ana' });
    const settings = {
      ruleset: 'wmo2006',
      hands: 4,
      clock: 'relaxed',
      absence: 'bot',
      visibility: 'link',
    } as const;
    const opened = await ana.ask('table:open', { id: 'f'.repeat(32), settings });
    if (!opened.ok) throw new Error(opened.code);
    expect(revoke('--at', opened.code)).toBe(`${ana.me?.id}  Ana\n`);
    expect(() => revoke('Ana')).toThrow('2 guests are called');
    expect(() => revoke('Nobody')).toThrow('nobody has chosen');
    expect(() => revoke()).toThrow('which guest');
    expect(ana.notices).toEqual([]);
  });
});

describe('npm run revoke', () => {
  it('says what is missing where nothing is kept, and fails', () => {
    expect(() => revoke('--list')).toThrow(expect.objectContaining({ status: 1 }));
    expect(() => revoke('--list')).toThrow('check DATA_DIR');
    databaseUrl = NOWHERE;
    expect(() => revoke('--list')).toThrow(/the database cannot be reached: .*ECONNREFUSED/);
    expect(existsSync(join(dataDir, 'revoked'))).toBe(false);
  });

  it.skipIf(!engine)('says how a database without a schema gets one', async () => {
    databaseUrl = await engine!.freshUrl();
    expect(() => revoke('a'.repeat(32))).toThrow('npm run migrate brings it there');
  });
});

describe('the list of revoked guests', () => {
  const [one, two] = ['1'.repeat(32) as PersonId, '2'.repeat(32) as PersonId];

  it('is read as it was written; comments of the operator are ignored', () => {
    expect(readRevoked(dataDir)).toEqual(new Set());
    writeRevoked(dataDir, [one, two]);
    expect(readRevoked(dataDir)).toEqual(new Set([one, two]));
    writeFileSync(join(dataDir, 'revoked'), `# stolen in June\n${one}\n\n`);
    expect(readRevoked(dataDir)).toEqual(new Set([one]));
  });

  it('is refused if it contains anything else', () => {
    writeFileSync(join(dataDir, 'revoked'), 'Ana\n');
    expect(() => readRevoked(dataDir)).toThrow('no guest: Ana');
  });
});
