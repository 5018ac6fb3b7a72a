import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { pagesOf, person, until, World } from '@gorrion/table/testing';
import { loadSecret } from '../../src/identity/secret.ts';
import { sqliteStore } from '../../src/persistence/sqlite/sqliteStore.ts';
import { newCode } from '../../src/tables/code.ts';
import { appendTo } from '../../src/testing/appending.ts';
import { RealServer } from '../server.ts';
import { newId, WirePage } from '../wire/page.ts';

/** Returns the first `length` entries of a game of four players. */
async function logOf(length: number): Promise<readonly Entry[]> {
  const world = new World('cold start');
  const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
  await world.start({ clock: 'club', hands: 16 }, ...people);
  pagesOf(world, people, seeded('cold start'));
  await until(world, () => world.store.logOf('table').length >= length, 100_000);
  return world.store.logOf('table').slice(0, length);
}

/** Measures the start of a server with `tables` live tables of `entries` entries each (requirement 12). */
export async function coldStart(tables: number, entries: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'cold-'));
  const log = await logOf(entries);
  loadSecret(dataDir);
  const store = await sqliteStore(dataDir);
  const codes = Array.from({ length: tables }, newCode);
  await Promise.all(
    codes.map(async code => {
      await store.register({ code, host: person('Ana').id, request: newId(), openedAt: Date.now() });
      for (let at = 0; at < log.length; at += 50) await appendTo(store, code, log.slice(at, at + 50));
    }),
  );
  await store.close();
  const server = await RealServer.start({ dataDir });
  const open = performance.now();
  const used = server.cpuSeconds();
  const page = await new WirePage().connect({ port: server.port });
  const connected = performance.now();
  const answer = await page.enter(codes.at(-1)!);
  const entered = performance.now();
  for (;;) {
    if (((await server.metrics()).get('gorrion_tables') ?? 0) >= tables) break;
    await new Promise(done => setTimeout(done, 100));
  }
  const awake = performance.now();
  const wakingMs = 1000 * (server.cpuSeconds() - used);
  await server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
  return {
    tables,
    entries,
    toAcceptingMs: Math.round(server.startMs),
    firstEntryMs: Math.round(entered - connected),
    isEntered: answer.ok,
    allAwakeMs: Math.round(awake - open),
    /** Processor time (ms) of all threads, which is independent of other load on the machine. */
    wakingCpuMs: Math.round(wakingMs),
  };
}
