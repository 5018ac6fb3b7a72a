import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { RealServer, type SpawnOptions } from '../server.ts';
import { WirePage } from '../wire/page.ts';
import { crowd, eachOf, untrue } from './crowd.ts';
import { drive, type Measurement, Tally } from './drive.ts';
import { Latencies } from './latencies.ts';
import type { LoadTable } from './loadTable.ts';

const WITH_GC = ['--expose-gc', '--import', resolve(import.meta.dirname, '../gcOnSignal.ts')];
/** Load before every measurement, so that code is compiled and games are in play. */
export const WARM_UP = { perSecond: 1500, seconds: 6 };
const CONNECTED_AT_ONCE = 200;

const pause = (ms: number) => new Promise(done => setTimeout(done, ms));
const round = (value: number) => Math.round(value * 10) / 10;

/** Runs `work` with a server on an empty folder, then stops the server and deletes the folder. */
export async function withServer<T>(own: Omit<SpawnOptions, 'dataDir'>, work: (server: RealServer) => Promise<T>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'load-'));
  const server = await RealServer.start({ dataDir, ...own });
  try {
    return await work(server);
  } finally {
    await server.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function inUse(server: RealServer): Promise<{ rssKb: number; heapKb: number }> {
  for (let i = 0; i < 3; i++) {
    server.child.kill('SIGUSR2');
    await pause(500);
  }
  const heap = (await server.metrics()).get('gorrion_nodejs_heap_size_used_bytes') ?? 0;
  return { rssKb: server.rssKb(), heapKb: heap / 1024 };
}

/** Returns the server's event loop delay (ms, 99th percentile) since the previous request of `/metrics`. */
const loopDelayP99 = async (server: RealServer): Promise<number> =>
  round(((await server.metrics()).get('gorrion_nodejs_eventloop_lag_p99_seconds') ?? 0) * 1000);

/** Measures `rate` commands per second for `seconds`, with the server's event loop delay. */
export async function oneWindow(
  server: RealServer,
  tables: readonly LoadTable[],
  use: (tally: Tally) => void,
  rate: number,
  seconds: number,
) {
  const tally = new Tally();
  use(tally);
  await loopDelayP99(server);
  const measured = await drive(server, tables, tally, { perSecond: rate, seconds });
  return { ...measured, loopDelayP99: await loopDelayP99(server) };
}

/** Measures `count` tables at each rate in turn and checks every page at the end (requirements 1, 2, 4 and 6). */
export function steady(count: number, rates: readonly number[], seconds: number) {
  return withServer({}, async server => {
    let tally = new Tally();
    const use = (next: Tally) => {
      tally = next;
    };
    const tables = await crowd(server, count, () => tally, 'load');
    const sizes = new Latencies();
    for (const { pages } of tables) for (const page of pages) page.onSize = bytes => sizes.add(bytes / 10);
    await drive(server, tables, new Tally(), WARM_UP);
    const windows: (Measurement & { loopDelayP99: number })[] = [];
    for (const rate of rates) windows.push(await oneWindow(server, tables, use, rate, seconds));
    const resync = Math.max(...(await snapshotSizes(tables.slice(0, 50))));
    return {
      windows,
      viewBytesP99: Math.round(sizes.quantile(0.99) * 10),
      resyncBytesMax: resync,
      untruePages: await untrue(tables),
    };
  });
}

async function snapshotSizes(tables: readonly LoadTable[]): Promise<number[]> {
  const sizes: number[] = [];
  await eachOf(tables, 10, async ({ pages, code }) => {
    const answer = await pages[0]!.enter(code);
    sizes.push(JSON.stringify(answer).length);
  });
  return sizes;
}

/** Measures the memory of an idle socket and of a live table (requirement 3). */
export function memory(sockets: number, tables: number) {
  return withServer({ flags: WITH_GC }, async server => {
    const before = await inUse(server);
    const pages = Array.from({ length: sockets }, () => new WirePage());
    await eachOf(pages, CONNECTED_AT_ONCE, page => page.connect({ port: server.port }));
    const idle = await inUse(server);
    for (const page of pages) page.close();
    await pause(2000);
    const emptied = await inUse(server);
    let tally = new Tally();
    const games = await crowd(server, tables, () => tally, 'memory');
    tally = new Tally();
    await drive(server, games, tally, { perSecond: 1000, seconds: 60 });
    const playing = await inUse(server);
    const socketHeapKb = (idle.heapKb - before.heapKb) / sockets;
    return {
      rssKbASocket: round((idle.rssKb - before.rssKb) / sockets),
      heapKbASocket: round(socketHeapKb),
      rssMbIdle: Math.round(idle.rssKb / 1024),
      heapKbATable: round((playing.heapKb - emptied.heapKb - 4 * tables * socketHeapKb) / tables),
      entriesATable: Math.round(((await server.metrics()).get('gorrion_entries_total') ?? 0) / tables),
    };
  });
}

/** Measures the players' latency without and with many spectators at one table (requirement 5). */
export function spectators(watchers: number) {
  return withServer({}, async server => {
    let tally = new Tally();
    const use = (next: Tally) => {
      tally = next;
    };
    const tables = await crowd(server, 250, () => tally, 'spectators');
    await drive(server, tables, new Tally(), { perSecond: 500, seconds: 8 });
    const without = await oneWindow(server, tables, use, 500, 20);
    const pages = Array.from({ length: watchers }, () => new WirePage());
    let heard = 0;
    await eachOf(pages, CONNECTED_AT_ONCE, async page => {
      await page.connect({ port: server.port });
      await page.enter(tables[0]!.code);
      page.wire.countOnly(bytes => {
        heard += bytes;
      });
    });
    await pause(2000);
    heard = 0;
    const watched = await oneWindow(server, tables, use, 500, 20);
    return {
      without: without.latency,
      with: watched.latency,
      loopDelayP99: [without.loopDelayP99, watched.loopDelayP99],
      kilobytesToAWatcher: round(heard / 1024 / watchers),
      ownDelayP99: [without.ownDelayP99, watched.ownDelayP99],
      ownCores: [without.ownCores, watched.ownCores],
      goneWatchers: pages.filter(({ isGone }) => isGone).length,
      costP99: round(watched.latency.p99 - without.latency.p99),
    };
  });
}

/** Kills the server during play, restarts it and reconnects all clients at once (requirements 7 and 12). */
export async function storm(count: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'load-'));
  const first = await RealServer.start({ dataDir });
  const tables = await crowd(first, count, () => new Tally(), 'storm');
  await drive(first, tables, new Tally(), { perSecond: 1500, seconds: 15 });
  await first.kill('SIGKILL');
  const second = await RealServer.start({ dataDir });
  const begun = performance.now();
  const times = new Latencies();
  const pages = tables.flatMap(({ pages, code }) => pages.map(page => ({ page, code })));
  await eachOf(pages, pages.length, async ({ page, code }) => {
    await page.connect({ port: second.port, cookie: page.cookie });
    const answer = await page.enter(code, page.seen);
    if (!answer.ok) throw new Error(answer.code);
    times.add(performance.now() - begun);
  });
  const allBack = performance.now() - begun;
  await pause(1000);
  const result = {
    startMs: Math.round(second.startMs),
    clients: pages.length,
    allBackMs: Math.round(allBack),
    backAgain: times.summary(),
    untruePages: await untrue(tables),
  };
  await second.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
  return result;
}
