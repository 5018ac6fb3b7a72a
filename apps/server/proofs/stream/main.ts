import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Entry } from '@gorrion/protocol';
import { below, seeded } from '@gorrion/rules';
import { restoreMoment } from '../../src/persistence/folder/backup.ts';
import { sqliteStore } from '../../src/persistence/sqlite/sqliteStore.ts';
import { Party } from '../chaos/party.ts';
import { RealServer } from '../server.ts';

/*
 * `npm run backups -- --kills 20`: the real server plays and copies itself to another folder; it is killed at a random moment
 * (kill -9), its disk is taken for lost, and what the other folder has is compared with what was really written. How much was
 * lost, and how long it took to put it together. Exits with 1 if a log is no beginning of the real one.
 */

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, seed: { type: 'string', default: 'one' } },
});
const PARTIES = 6;
/** Time (ms) of play before a kill. */
const [SHORTEST, LONGEST] = [2500, 6000];
/** Time (ms) between two commands. */
const GAP = 8;

const random = seeded(values.seed);
const chance = () => below(random, 2 ** 30) / 2 ** 30;
const pause = (ms: number) => new Promise(done => setTimeout(done, ms));

/** Returns the logs of all tables of a data folder. */
async function logsIn(dataDir: string): Promise<ReadonlyMap<string, readonly Entry[]>> {
  const store = await sqliteStore(dataDir);
  const logs = new Map<string, readonly Entry[]>();
  for (const { code } of await store.liveTables()) {
    const loaded = await store.load(code);
    logs.set(code, loaded.kind === 'whole' ? loaded.entries : []);
  }
  await store.close();
  return logs;
}

interface Loss {
  /** Whether the copies are beginnings of what was written. */
  readonly isPart: boolean;
  readonly entries: number;
  /** From the first entry that is missing to the kill (ms). */
  readonly ms: number;
}

function lossOf(
  real: ReadonlyMap<string, readonly Entry[]>,
  copied: ReadonlyMap<string, readonly Entry[]>,
  killedAt: number,
): Loss {
  let [isPart, entries, ms] = [true, 0, 0];
  for (const [code, all] of real) {
    const kept = copied.get(code) ?? [];
    isPart &&= JSON.stringify(all.slice(0, kept.length)) === JSON.stringify(kept);
    const missing = all.slice(kept.length);
    entries += missing.length;
    if (missing[0]) ms = Math.max(ms, killedAt - missing[0].at);
  }
  return { isPart, entries, ms: Math.round(ms) };
}

async function killOnce(folder: string) {
  const [dataDir, elsewhere, restored] = ['data', 'elsewhere', 'restored'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const server = await RealServer.start({ dataDir, env: { BACKUP_DIR: elsewhere } });
  const parties = Array.from({ length: PARTIES }, () => new Party(chance));
  for (const party of parties) await party.begin(() => ({ port: server.port }));
  for (
    const until = performance.now() + SHORTEST + chance() * (LONGEST - SHORTEST);
    performance.now() < until;
    await pause(GAP)
  )
    for (const party of parties) party.act();
  const killedAt = Date.now();
  await server.kill('SIGKILL');
  for (const party of parties) for (const page of party.pages) page.close();
  const began = performance.now();
  await restoreMoment(elsewhere, Number.POSITIVE_INFINITY, restored);
  const restoreMs = Math.round(performance.now() - began);
  const again = await RealServer.start({ dataDir: restored });
  await again.kill();
  return { ...lossOf(await logsIn(dataDir), await logsIn(restored), killedAt), restoreMs };
}

const found: Awaited<ReturnType<typeof killOnce>>[] = [];
for (let n = 0; n < Number(values.kills); n++) {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'));
  try {
    found.push(await killOnce(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
const most = (of: (one: (typeof found)[number]) => number) => Math.max(...found.map(of));
const isClean = found.every(({ isPart }) => isPart);
console.log(
  JSON.stringify({
    isClean,
    kills: found.length,
    lostMs: { most: most(({ ms }) => ms), all: found.map(({ ms }) => ms).toSorted((a, b) => a - b) },
    lostEntries: most(({ entries }) => entries),
    restoreMs: most(one => one.restoreMs),
    load: loadavg().map(Math.round),
  }),
);
process.exit(isClean ? 0 : 1);
