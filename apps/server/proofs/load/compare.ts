import { resolve } from 'node:path';
import { RealServer } from '../server.ts';
import { BareTable } from './bareTable.ts';
import { crowd, eachOf } from './crowd.ts';
import { drive, Tally } from './drive.ts';
import { WARM_UP, withServer } from './scenarios.ts';

/*
 * Compares the server with bare Socket.IO under the same load, in turn (requirement 2). The ratio does not depend on the
 * machine: if bare Socket.IO takes 100 us per command, the server may take 130, rules and log included.
 */

const BARE = resolve(import.meta.dirname, 'bare.ts');
const OPENED_AT_ONCE = 25;

interface Figures {
  readonly p50: number;
  readonly p99: number;
  readonly cpuMicros: number;
}

/** Measures both servers in turn, at each rate for `seconds`, and repeats this `rounds` times. */
export async function compare(count: number, rates: readonly number[], seconds: number, rounds: number) {
  const bare = await RealServer.start({ dataDir: '', program: BARE });
  try {
    return await withServer({}, async ours => {
      let tally = new Tally();
      const shown = (kind: string, ms: number) => tally.shown(kind, ms);
      const bareTables = Array.from({ length: count }, () => new BareTable(shown));
      await eachOf(bareTables, OPENED_AT_ONCE, (table, n) => table.begin(bare.port, n));
      const ourTables = await crowd(ours, count, () => tally, 'compare');
      const figures = async (server: RealServer, perSecond: number, isOurs: boolean): Promise<Figures> => {
        tally = new Tally();
        const tables = isOurs ? ourTables : bareTables;
        const { latency, cpuMicrosPerCommand } = await drive(server, tables, tally, { perSecond, seconds });
        return { p50: latency.p50, p99: latency.p99, cpuMicros: cpuMicrosPerCommand };
      };
      for (const isOurs of [false, true]) {
        tally = new Tally();
        await drive(isOurs ? ours : bare, isOurs ? ourTables : bareTables, tally, WARM_UP);
      }
      const lines = [];
      for (let round = 0; round < rounds; round++) {
        for (const perSecond of rates) {
          const [without, withGame] = [await figures(bare, perSecond, false), await figures(ours, perSecond, true)];
          const ratio = Math.round((100 * withGame.cpuMicros) / without.cpuMicros) / 100;
          lines.push({ perSecond, bare: without, ours: withGame, ratio });
        }
      }
      return lines;
    });
  } finally {
    await bare.kill('SIGTERM');
  }
}
