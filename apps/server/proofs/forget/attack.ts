import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry, PersonId } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { pagesOf, person, until, World } from '@gorrion/table/testing';
import { newPersonId, signedCookies } from '../../src/identity/cookie.ts';
import { loadSecret } from '../../src/identity/secret.ts';
import { sqliteStore } from '../../src/persistence/sqlite/sqliteStore.ts';
import { newCode } from '../../src/tables/code.ts';
import { appendTo, retireAt } from '../../src/testing/appending.ts';
import { Guest, newId } from '../../src/testing/guest.ts';
import { seat } from '../../src/testing/server.ts';
import { RealServer } from '../server.ts';

/*
 * Guests with many finished games repeatedly ask to be forgotten while others sit at a table. Measures the latency of
 * commands at that table and the server's memory, without and with the attack.
 */

export interface Attack {
  readonly attackers: number;
  /** Number of finished tables per attacker. */
  readonly tables: number;
  /** Number of entries in the log of each table. */
  readonly entries: number;
  /** Duration (ms) of each of the two measurements. */
  readonly ms: number;
}

export interface Latencies {
  readonly commands: number;
  readonly p50: number;
  readonly p95: number;
}

const NAME = 'Ana';
const pause = (ms: number) => new Promise(done => setTimeout(done, ms));

async function gameOf(length: number): Promise<readonly Entry[]> {
  const world = new World('forget');
  const people = [NAME, 'Bea', 'Ciro', 'Dan'].map(person);
  await world.start({ clock: 'club', hands: 16 }, ...people);
  pagesOf(world, people, seeded('forget'));
  await until(world, () => world.store.logOf('table').length >= length, 100_000);
  return world.store.logOf('table').slice(0, length);
}

/** Writes finished tables of each attacker through the store, as a running server does. */
async function layTables(dataDir: string, people: readonly PersonId[], { tables, entries }: Attack): Promise<void> {
  const text = JSON.stringify(await gameOf(entries));
  const own = JSON.stringify(person(NAME).id);
  const store = await sqliteStore(dataDir);
  for (const who of people) {
    const log = JSON.parse(text.replaceAll(own, JSON.stringify(who))) as Entry[];
    for (let table = 0; table < tables; table++) {
      const code = newCode();
      await store.register({ code, host: who, request: newId(), openedAt: Date.now() });
      const batches = Array.from({ length: Math.ceil(log.length / 4) }, (_, n) => log.slice(4 * n, 4 * n + 4));
      await Promise.all(batches.map(batch => appendTo(store, code, batch)));
      await retireAt(store, code);
    }
  }
  await store.close();
}

/** Sends commands one after another for `ms`, and returns their latencies (ms). */
async function measure(host: Guest, ms: number): Promise<Latencies> {
  const took: number[] = [];
  for (const end = performance.now() + ms; performance.now() < end; await pause(220)) {
    const free = host.view!.state.places.findLastIndex(({ kind }) => kind !== 'empty') as 1 | 2;
    const started = performance.now();
    const answer = await host.say(free > 1 ? { type: 'remove', place: free } : { type: 'add-bot', level: 'beginner' });
    took.push(performance.now() - started);
    if (!answer.ok) throw new Error(answer.code);
  }
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(10 * sorted[Math.floor(share * (sorted.length - 1))]!) / 10;
  return { commands: sorted.length, p50: at(0.5), p95: at(0.95) };
}

/** Starts a real server and measures it without and with the attack. */
export async function attackByForgetting(attack: Attack) {
  const dataDir = mkdtempSync(join(tmpdir(), 'forget-'));
  const people = Array.from({ length: attack.attackers }, newPersonId);
  const cookies = signedCookies(loadSecret(dataDir));
  await layTables(dataDir, people, attack);
  const server = await RealServer.start({ dataDir });
  const { port } = server;
  const guests = await Promise.all([0, 1].map(() => new Guest({ port }).connected()));
  const attackers = await Promise.all(
    people.map(who => new Guest({ port, cookie: cookies.write(who, false).split(';')[0]! }).connected()),
  );
  try {
    await seat(guests);
    const quiet = await measure(guests[0]!, attack.ms);
    const quietRssMb = Math.round(server.rssKb() / 1024);
    let [isAttacking, peakRssMb, calls] = [true, 0, 0];
    const watching = setInterval(() => {
      peakRssMb = Math.max(peakRssMb, Math.round(server.rssKb() / 1024));
    }, 50);
    // Sends without waiting for answers, as often as the rate limit allows.
    const attacking = attackers.map(async attacker => {
      for (; isAttacking; await pause(210)) void attacker.ask('me:forget', {}).then(({ ok }) => ok && calls++);
    });
    const attacked = await measure(guests[0]!, attack.ms);
    isAttacking = false;
    await Promise.all(attacking);
    clearInterval(watching);
    return { quiet, attacked, quietRssMb, peakRssMb, calls };
  } finally {
    for (const guest of [...guests, ...attackers]) guest.close();
    await server.kill();
    rmSync(dataDir, { recursive: true });
  }
}
