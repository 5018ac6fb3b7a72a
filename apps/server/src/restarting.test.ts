import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableState } from '@gorrion/protocol';
import { PLAYERS } from '@gorrion/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Guest, newId } from './testing/guest.ts';
import { actionsOf } from './testing/player.ts';
import { type ServerProcess, startProcess } from './testing/process.ts';
import { seat } from './testing/server.ts';

// Real sockets, processes and disks on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let directory: string;
let server: ServerProcess;
let guests: Guest[] = [];

const cookieFrom = async (port: number) => {
  const response = await fetch(`http://localhost:${port}/`);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
};
const cookies = (port: number) => Promise.all(PLAYERS.map(() => cookieFrom(port)));

async function come(port: number, given: readonly string[]): Promise<Guest[]> {
  guests = given.map(cookie => new Guest({ port, cookie }));
  await Promise.all(guests.map(guest => guest.connected()));
  return guests;
}

/** Kills the process, starts another on the same disk and reconnects every guest. */
async function crash(given: readonly string[]) {
  const before = guests.map(({ view }) => view!);
  await server.kill('SIGKILL');
  for (const guest of guests) guest.close();
  server = await startProcess(directory);
  const back = await come(server.port, given);
  for (const [i, guest] of back.entries()) guest.view = before[i];
  const answers = await Promise.all(back.map((guest, i) => guest.enter(before[i]!.code, before[i])));
  return { before, back, answers };
}

/** Returns the part of the state that a restart must not change: clocks and presence may differ. */
const gameOf = ({ session, proof, host, settings }: TableState) =>
  JSON.parse(JSON.stringify({ session, proof, host, settings }));

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'restart-'));
  server = await startProcess(directory);
});
afterEach(async () => {
  for (const guest of guests) guest.close();
  await server.kill('SIGKILL');
  rmSync(directory, { recursive: true });
});

describe('after kill -9', () => {
  it('in a turn, every player resumes from the last entry that they had', async () => {
    const given = await cookies(server.port);
    const [host] = await come(server.port, given);
    await seat(guests);
    await host!.say({ type: 'start' });
    await Promise.all(guests.map(guest => guest.until(({ state }) => state.session.hand.phase.name === 'turn')));

    const { before, back, answers } = await crash(given);
    expect(answers.map(answer => answer.ok && 'entries' in answer)).toEqual([true, true, true, true]);
    for (const [i, guest] of back.entries()) expect(gameOf(guest.view!.state)).toEqual(gameOf(before[i]!.state));
    const east = back.find(({ view }) => view?.viewer === 0)!;
    const { phase, seats } = east.view!.state.session.hand;
    const tile = seats[0].concealed[0]!;
    expect(phase).toMatchObject({ name: 'turn', seat: 0 });
    expect(await east.act({ type: 'discard', tile })).toMatchObject({ ok: true });
    await Promise.all(back.map(guest => guest.until(({ state }) => state.session.hand.seats[0].discards.length === 1)));
  });

  it('in a claim window, no player loses a claim, and a repeated command gets its first answer', async () => {
    const given = await cookies(server.port);
    const [host] = await come(server.port, given);
    await seat(guests);
    await host!.say({ type: 'start' });
    await Promise.all(guests.map(guest => guest.until(({ state }) => state.session.hand.phase.name === 'turn')));
    const east = guests.find(({ view }) => view?.viewer === 0)!;
    const discard = {
      type: 'act',
      action: { type: 'discard', tile: east.view!.state.session.hand.seats[0].concealed[0]! },
    } as const;
    const [id, seen] = [newId(), east.view!.seq];
    const answer = await east.say(discard, id, seen);
    await Promise.all(guests.map(guest => guest.until(({ state }) => state.session.hand.phase.name === 'claims')));

    const { before, back } = await crash(given);
    for (const [i, guest] of back.entries()) {
      expect(guest.view!.state.session.hand.phase.name).toBe('claims');
      expect(gameOf(guest.view!.state)).toEqual(gameOf(before[i]!.state));
    }
    const sameEast = back.find(({ view }) => view?.viewer === 0)!;
    expect(await sameEast.say(discard, id, seen)).toEqual(answer);

    for (const [i, guest] of back.entries()) {
      expect(actionsOf(guest.view!)).toEqual(actionsOf(before[i]!));
      const pass = actionsOf(guest.view!).find(action => action.type === 'claim' && action.claim.kind === 'pass');
      if (pass) expect(await guest.act({ type: 'claim', claim: { kind: 'pass' } })).toMatchObject({ ok: true });
    }
  });
});

describe('SIGTERM', () => {
  it('notifies every page, writes all entries and ends within seconds; the next server resumes the game', async () => {
    const given = await cookies(server.port);
    const [host] = await come(server.port, given);
    const code = await seat(guests);
    const gone = Promise.all(guests.map(guest => new Promise(resolve => guest.socket.once('disconnect', resolve))));
    const started = performance.now();
    expect(await server.kill('SIGTERM')).toEqual({ code: 0 });
    expect(performance.now() - started).toBeLessThan(5000);
    await gone;
    expect(guests.map(({ notices }) => notices)).toEqual(PLAYERS.map(() => ['server-stopping']));

    server = await startProcess(directory);
    const [again] = await come(server.port, [given[0]!]);
    await again!.enter(code);
    expect(again!.view?.state.places.map(({ kind }) => kind)).toEqual(['person', 'person', 'person', 'person']);
    expect(again!.me).toEqual(host!.me);
    expect(server.lines.join()).not.toContain(code);
    expect(server.lines.join()).not.toContain(given[0]);
  });
});
