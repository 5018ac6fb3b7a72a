import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableCode } from '@gorrion/protocol';
import { PLAYERS, tileOf } from '@gorrion/rules';
import { World } from '@gorrion/table/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newPersonId, signedCookies } from './identity/cookie.ts';
import { friendlyName } from './identity/name.ts';
import { loadSecret } from './identity/secret.ts';
import { sqliteStore } from './persistence/sqlite/sqliteStore.ts';
import { newCode } from './tables/code.ts';
import { appendTo } from './testing/appending.ts';
import { Guest, newId } from './testing/guest.ts';
import { type ServerProcess, startProcess } from './testing/process.ts';
import { SETTINGS } from './testing/server.ts';

// Real sockets, processes and disks on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** The shortest hand: South wins on East's first discard, the 4 Dots. */
const SHORT_HAND = { hands: ['4p', '123456789m23p55s'] };
const FOUR_DOTS = tileOf(21);

let directory: string;
let server: ServerProcess;
let cookies: string[];
let guests: Guest[] = [];
let code: TableCode;

async function come(): Promise<Guest[]> {
  guests = cookies.map(cookie => new Guest({ port: server.port, cookie }));
  await Promise.all(guests.map(guest => guest.connected()));
  return guests;
}

const restarted = async (drainSeconds: number) => {
  server = await startProcess(directory, 0, [], { DRAIN_SECONDS: String(drainSeconds) });
};

/** Writes a table to the disk: four guests are in the first turn of a known hand. */
async function layTable(): Promise<void> {
  const signed = signedCookies(loadSecret(directory));
  const people = PLAYERS.map(newPersonId).map(id => ({ id, name: friendlyName(id) }));
  cookies = people.map(({ id }) => signed.write(id, false).split(';')[0]!);
  const world = new World('draining');
  await world.stacked(SETTINGS, people, SHORT_HAND);
  const store = await sqliteStore(directory);
  code = newCode();
  await store.register({ code, host: people[0]!.id, request: newId(), openedAt: Date.now() });
  await appendTo(
    store,
    code,
    world.store.logOf('table').map(entry => ({ ...entry, at: Date.now() })),
  );
  await store.close();
}

/** Starts a server that waits up to `drainSeconds` for hands in play, and connects four guests to that table. */
async function playing(drainSeconds: number): Promise<void> {
  await layTable();
  await restarted(drainSeconds);
  await come();
  for (const guest of guests) await guest.enter(code);
}

const discardedBy = (guest: Guest) => guest.act({ type: 'discard', tile: FOUR_DOTS });
const readyz = async () => (await fetch(`http://localhost:${server.port}/readyz`)).status;
const untilDraining = () => vi.waitFor(async () => expect(await readyz()).toBe(503), 5000);

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'drain-'));
});
afterEach(async () => {
  for (const guest of guests) guest.close();
  await server.kill('SIGKILL');
  rmSync(directory, { recursive: true });
});

describe('a server that drains after SIGTERM', () => {
  it('waits for the end of a hand, refuses new tables, and stops by itself', async () => {
    await playing(50);
    const [east, south] = guests as [Guest, Guest];
    const ended = server.kill('SIGTERM');
    await untilDraining();
    const wish = { id: newId(), settings: SETTINGS };
    expect(await south.ask('table:open', wish)).toEqual({ ok: false, code: 'server-stopping' });
    const { concealed } = east.view!.state.session.hand.seats[0];
    expect(concealed).toHaveLength(14);
    expect(await discardedBy(east)).toMatchObject({ ok: true });
    await south.until(({ state }) => state.session.hand.phase.name === 'claims');
    expect(await south.act({ type: 'claim', claim: { kind: 'win' } })).toMatchObject({ ok: true });
    for (const guest of guests.slice(2)) void guest.act({ type: 'claim', claim: { kind: 'pass' } });
    expect(await ended).toEqual({ code: 0 });

    await restarted(0);
    const [again] = await come();
    await again!.enter(code);
    expect(again!.view!.state.session).toMatchObject({ phase: 'between', results: [{ number: 1 }] });
  });

  it('waits at most `DRAIN_SECONDS`; the hand continues after the restart', async () => {
    await playing(1);
    const started = performance.now();
    expect(await server.kill('SIGTERM')).toEqual({ code: 0 });
    expect(performance.now() - started).toBeGreaterThan(1000);
    expect(performance.now() - started).toBeLessThan(6500);
    expect(guests.map(({ notices }) => notices)).toEqual(PLAYERS.map(() => ['server-stopping']));

    await restarted(0);
    const back = await come();
    for (const guest of back) await guest.enter(code);
    expect(back[0]!.view!.state.session).toMatchObject({ phase: 'playing', results: [] });
    expect(await discardedBy(back[0]!)).toMatchObject({ ok: true });
  });

  it('stops at once on a second signal', async () => {
    await playing(50);
    const ended = server.kill('SIGTERM');
    await untilDraining();
    const told = performance.now();
    server.signal('SIGTERM');
    expect(await ended).toEqual({ code: 0 });
    expect(performance.now() - told).toBeLessThan(5000);
  });
});
