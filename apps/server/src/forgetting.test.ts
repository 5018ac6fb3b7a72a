import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Entry, PersonId, TableCode } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Cookies, newPersonId, signedCookies } from './identity/cookie.ts';
import { friendlyName } from './identity/name.ts';
import { loadSecret } from './identity/secret.ts';
import { assemble } from './persistence/batch.ts';
import { rowReader } from './persistence/sqlite/rows.ts';
import { sqliteStore } from './persistence/sqlite/sqliteStore.ts';
import { appendTo, retireAt } from './testing/appending.ts';
import { Guest, newId } from './testing/guest.ts';
import { type ServerProcess, startProcess } from './testing/process.ts';
import { SETTINGS, seat } from './testing/server.ts';

// Real sockets, processes and disks on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });
const PATIENCE = { timeout: 55_000, interval: 50 };

const NAME = 'Aldonza Quijano';
const LATER = 'Dulcinea Toboso';

let directory: string;
let server: ServerProcess | undefined;
let guests: Guest[] = [];
let ana: PersonId;
let cookies: Cookies;
let cookie: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'forget-'));
  ana = newPersonId();
  cookies = signedCookies(loadSecret(directory));
  cookie = cookies.write(ana, false).split(';')[0]!;
});
afterEach(async () => {
  for (const guest of guests) guest.close();
  guests = [];
  await server?.kill('SIGKILL');
  rmSync(directory, { recursive: true });
});

const restarted = async () => {
  server = await startProcess(directory);
};
const came = async (own?: string) => {
  const guest = await new Guest({ port: server!.port, ...(own ? { cookie: own } : {}) }).connected();
  guests.push(guest);
  return guest;
};
const codeOf = (n: number) => `TABLE${n}` as TableCode;

/** Writes finished tables at which Ana sat beside other players, with rows of many sizes. */
async function layTables(count: number): Promise<void> {
  const random = seeded('forgotten names');
  const store = await sqliteStore(directory);
  for (let n = 0; n < count; n++) {
    const code = codeOf(n);
    await store.register({ code, host: ana, request: newId(), openedAt: n });
    const seated = (seq: number, place: 0 | 1, id: PersonId, name: string): Entry => ({
      seq,
      at: seq,
      event: { type: 'seated', place, who: { kind: 'person', id, name, presence: 'here' } },
    });
    await appendTo(store, code, [seated(1, 0, ana, NAME), seated(2, 1, newPersonId(), `Other ${n}`)]);
    await appendTo(store, code, [{ seq: 3, at: 3, event: { type: 'renamed', place: 0, name: LATER } }]);
    for (let seq = 4; seq < 4 + (random() % 12); ) {
      const many = 1 + (random() % 6);
      await appendTo(
        store,
        code,
        Array.from({ length: many }, (_, k) => ({ seq: seq + k, at: seq, event: { type: 'readied', place: 1 } })),
      );
      seq += many;
    }
    await retireAt(store, code);
  }
  for (let n = 0; n < 50; n++) await store.rename(newPersonId(), `Somebody ${n}`);
  await store.rename(ana, LATER);
  await store.close();
}

const bytes = () =>
  readdirSync(directory)
    .map(name => readFileSync(join(directory, name)).toString('latin1'))
    .join('\n');
const isNamedInBytes = () => [NAME, LATER].filter(name => bytes().includes(name));

/** Returns the names in the logs, read with the server's own row reader. */
function namesInLogs(count: number): Set<string> {
  const db = new DatabaseSync(join(directory, 'gorrion.sqlite'), { readOnly: true });
  try {
    const rowsOf = rowReader(db);
    const logs = Array.from({ length: count }, (_, n) => assemble(rowsOf(codeOf(n))));
    const entries = logs.flatMap(log => (log.kind === 'whole' ? log.entries : []));
    return new Set(
      entries.flatMap(({ event }) => {
        if (event.type === 'renamed') return [event.name];
        return event.type === 'seated' && event.who.kind === 'person' ? [event.who.name] : [];
      }),
    );
  } finally {
    db.close();
  }
}

describe('a guest who asks to be forgotten', () => {
  it('leaves no byte of their name in any file, and gets another public id', async () => {
    await layTables(40);
    // The store may have packed rows already, in which a name is no longer to be seen as plain bytes.
    expect([...namesInLogs(40)]).toEqual(expect.arrayContaining([NAME, LATER]));
    await restarted();
    const page = await came(cookie);
    expect(page.me).toEqual({ id: ana, name: LATER });
    const answer = await page.ask('me:forget', {});
    const called = answer.ok ? answer.me.name : answer.code;
    expect(answer).toEqual({ ok: true, me: { id: ana, name: friendlyName(cookies.successorOf(ana)) } });
    await vi.waitFor(() => expect(page.me!.id).not.toBe(ana), PATIENCE);
    expect(page.me!.name).toBe(called);
    expect(isNamedInBytes()).toEqual([]);
    const names = namesInLogs(40);
    expect([names.has(NAME), names.has(LATER), names.has(friendlyName(ana)), names.has('Other 7')]).toEqual([
      false,
      false,
      true,
      true,
    ]);

    const reload = await fetch(`http://localhost:${server!.port}/`, { headers: { cookie } });
    const given = reload.headers.get('set-cookie')!.split(';')[0]!;
    expect((await came(cookie)).me).toEqual(page.me);
    expect((await came(given)).me).toEqual(page.me);
    await server!.kill('SIGTERM');
    expect(isNamedInBytes()).toEqual([]);
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)('is forgotten completely although %s interrupts it', async signal => {
    await layTables(60);
    await restarted();
    const page = await came(cookie);
    expect(await page.ask('me:forget', {})).toMatchObject({ ok: true });
    await server!.kill(signal);
    expect(namesInLogs(60).has(NAME)).toBe(true);
    await restarted();
    await vi.waitFor(() => expect(namesInLogs(60).has(NAME)).toBe(false), PATIENCE);
    await vi.waitFor(async () => expect((await came(cookie)).me!.id).not.toBe(ana), PATIENCE);
    expect(isNamedInBytes()).toEqual([]);
  });

  it('keeps their seat and id until the table is over', async () => {
    await layTables(0);
    await restarted();
    const page = await came(cookie);
    await page.ask('me:rename', { name: NAME });
    const friend = await came();
    const code = await seat([page, friend]);
    await page.ask('me:forget', {});
    expect(page.me!.id).toBe(ana);
    expect(await page.say({ type: 'add-bot', level: 'beginner' })).toMatchObject({ ok: true });
    await server!.kill('SIGKILL');
    await restarted();
    const again = await came(cookie);
    await again.enter(code);
    expect(again.view!.viewer).toBe(0);
    expect(await again.say({ type: 'close' })).toMatchObject({ ok: true });
    await server!.kill('SIGTERM');
    const store = await sqliteStore(directory);
    await retireAt(store, code as TableCode);
    await store.close();
    await restarted();
    await vi.waitFor(async () => expect((await came(cookie)).me!.id).not.toBe(ana), PATIENCE);
    expect(isNamedInBytes()).toEqual([]);
  });

  it('can repeat the request; the server runs it once', async () => {
    await layTables(5);
    await restarted();
    const page = await came(cookie);
    const answers = await Promise.all(Array.from({ length: 15 }, () => page.ask('me:forget', {})));
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(10);
    await vi.waitFor(() => expect(page.me!.id).not.toBe(ana), PATIENCE);
    const opened = await page.ask('table:open', { id: newId(), settings: SETTINGS });
    expect(opened).toMatchObject({ ok: true });
  });
});
