import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { PersonId } from '@gorrion/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRevoked, writeRevoked } from './identity/revoked.ts';
import { Guest } from './testing/guest.ts';
import { type ServerProcess, startProcess } from './testing/process.ts';

// A real process on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 30_000 });

const SCRIPT = resolve(import.meta.dirname, '../bin/revoke.ts');

let dataDir: string;
let server: ServerProcess;
const guests: Guest[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'revoking-'));
});
afterEach(async () => {
  for (const guest of guests.splice(0)) guest.close();
  await server?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

const revoke = (...args: readonly string[]) =>
  execFileSync(process.execPath, [SCRIPT, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function cookieOf(): Promise<string> {
  const page = await fetch(`http://localhost:${server.port}/`);
  return page.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function guest(cookie: string): Promise<Guest> {
  const made = new Guest({ port: server.port, cookie });
  guests.push(made);
  return made.connected();
}

describe('a cookie that the operator revokes', () => {
  it('is refused by the running server and after a restart; other cookies stay valid', async () => {
    server = await startProcess(dataDir);
    const [hers, his] = [await cookieOf(), await cookieOf()];
    const [ana, luis] = [await guest(hers), await guest(his)];
    await ana.ask('me:rename', { name: 'Ana' });
    const gone = new Promise<string>(done => ana.socket.once('disconnect', done));

    expect(revoke('Ana')).toContain(`${ana.me?.id}  Ana is revoked`);
    expect(await gone).toBe('io server disconnect');
    expect(ana.notices).toEqual(['cookie-revoked']);
    const back = await guest(hers);
    expect(back.me?.id).not.toBe(ana.me?.id);
    expect(back.me?.name).not.toBe('Ana');
    expect((await guest(his)).me?.id).toBe(luis.me?.id);
    expect(luis.notices).toEqual([]);
    const page = await fetch(`http://localhost:${server.port}/`, { headers: { cookie: hers } });
    expect(page.headers.get('set-cookie')).toMatch(/^gorrion=/);

    await server.kill('SIGTERM');
    server = await startProcess(dataDir);
    expect((await guest(hers)).me?.id).not.toBe(ana.me?.id);
    expect(revoke('--list')).toContain(ana.me?.id);
    expect(revoke('--undo', ana.me!.id)).toContain('is known again');
    await expect.poll(async () => (await guest(hers)).me?.id, { timeout: 20_000, interval: 1100 }).toBe(ana.me?.id);
  });

  it('is found by the table where its guest sat; a name of several guests is refused', async () => {
    server = await startProcess(dataDir);
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
