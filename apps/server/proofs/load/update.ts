import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../src/testing/services.ts';
import { RealServer } from '../server.ts';
import type { WirePage } from '../wire/page.ts';
import { crowd, untrue } from './crowd.ts';
import { drive, Tally } from './drive.ts';
import { Latencies } from './latencies.ts';

/** Time (ms) after which a page that found no server looks again. */
const LOOK_AGAIN = 100;

const pause = (ms: number) => new Promise(done => setTimeout(done, ms));

/** Connects a page again as soon as its server takes it, and goes back to its table. */
async function back({ page, code }: { page: WirePage; code: string }, port: number): Promise<void> {
  for (;;)
    try {
      await page.connect({ port, cookie: page.cookie });
      const answer = await page.enter(code as never, page.seen);
      if (!answer.ok) throw new Error(answer.code);
      return;
    } catch (error) {
      if (!/ECONN|socket hang up|closed|shutting|server-stopping/.test(String(error))) throw error;
      await pause(LOOK_AGAIN);
    }
}

/**
 * Updates a server in place while `count` tables play: it is told to stop, and another one starts on its folder and port as soon
 * as it has ended. Measures for how long each page is without its table, from the signal on. `built`: file of a built server, to
 * be run in the place of the sources.
 */
export async function update(count: number, built?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'load-'));
  const port = await freePort();
  const server = { dataDir, port, ...(built && { program: resolve(built) }) };
  const first = await RealServer.start(server);
  const tables = await crowd(first, count, () => new Tally(), 'update');
  await drive(first, tables, new Tally(), { perSecond: 1000, seconds: 10 });
  const began = performance.now();
  const ended = first.kill('SIGTERM').then(code => ({ code, ms: performance.now() - began }));
  const started = ended.then(() => RealServer.start(server));
  const waits = new Latencies();
  const pages = tables.flatMap(({ pages, code }) => pages.map(page => ({ page, code })));
  await Promise.all(
    pages.map(async one => {
      while (!one.page.isGone) await pause(10);
      await back(one, port);
      waits.add(performance.now() - began);
    }),
  );
  const [{ code, ms }, second] = await Promise.all([ended, started]);
  await pause(1000);
  const result = {
    tables: count,
    pages: pages.length,
    exitCode: code,
    stopMs: Math.round(ms),
    startMs: Math.round(second.startMs),
    waits: waits.summary(),
    untruePages: await untrue(tables),
  };
  await second.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
  return result;
}
