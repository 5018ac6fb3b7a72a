import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockOf } from '@gorrion/table';
import { SETTINGS } from '../../src/testing/server.ts';
import { RealServer } from '../server.ts';
import { kolmogorovSmirnov, percentile } from './statistics.ts';
import { WatchedTable } from './windows.ts';

/*
 * Measures the claim beat in real time, with real sockets and the durable log: npm run beat -- --windows 300. Reports how far
 * frames arrive from their point of the grid, and whether that differs if a player could have claimed, as in half of the counted
 * windows. Exits with 1 if the 99th percentile is above 20 ms or the difference is significant at 1e-4.
 */

const read = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return (at >= 0 && process.argv[at + 1]) || otherwise;
};

const wanted = Number(read('windows', '300')) / 2;
const tableCount = Number(read('tables', '12'));
const settings = { ...SETTINGS, clock: 'fast' } as const;
const { beat, grid } = clockOf(settings).beat;
const LIMIT_MS = 20;
const ALPHA = 1e-4;
const LONGEST_MS = 230_000;

const dataDir = mkdtempSync(join(tmpdir(), 'beat-'));
const server = await RealServer.start({ dataDir });
const tables = Array.from({ length: tableCount }, (_, n) => new WatchedTable(`${n}`));
for (const table of tables) await table.open(server.port, settings);

const countOf = (isEligible: boolean) =>
  tables.reduce((sum, table) => {
    const windows = new Set(table.seen.map(({ window }) => window));
    return sum + [...windows].filter(window => table.eligible.has(window) === isEligible).length;
  }, 0);
const until = performance.now() + LONGEST_MS;
while (performance.now() < until && (countOf(true) < wanted || countOf(false) < wanted))
  await new Promise(next => setTimeout(next, 500));
for (const table of tables) table.close();
await server.kill('SIGTERM');
rmSync(dataDir, { recursive: true });

interface WindowSpan {
  from: number;
  to: number;
  readonly dated: number;
}

/** Returns each window once, by its earliest frames: later ones waited for this process, not for the server. */
function windowsOf(isEligible: boolean): readonly WindowSpan[] {
  const ended = new Map<string, WindowSpan>();
  for (const table of tables)
    for (const { window, from, to, dated } of table.seen) {
      if (table.eligible.has(window) !== isEligible) continue;
      const known = ended.get(window) ?? { from, to, dated };
      ended.set(window, { from: Math.min(known.from, from), to: Math.min(known.to, to), dated });
    }
  return [...ended.values()].slice(0, wanted);
}

const dueOf = (dated: number): number => beat + Math.round((dated - beat) / grid) * grid;
const offGrid = (ended: readonly WindowSpan[]): number[] =>
  ended.map(({ from, to, dated }) => to - from - dueOf(dated));
const spread = (values: readonly number[]) => {
  const sizes = values.map(Math.abs);
  return {
    p50: percentile(sizes, 0.5),
    p90: percentile(sizes, 0.9),
    p99: percentile(sizes, 0.99),
    max: percentile(sizes, 1),
  };
};

const [eligible, others] = [windowsOf(true), windowsOf(false)];
const { distance, p } = kolmogorovSmirnov(offGrid(eligible), offGrid(others));
const result = {
  windows: { eligible: eligible.length, others: others.length },
  offGridMs: spread([...offGrid(eligible), ...offGrid(others)]),
  /** Delay (ms) of the server's own timer, which is a part of the whole. */
  timerMs: spread([...eligible, ...others].map(({ dated }) => dated - dueOf(dated))),
  kolmogorovSmirnov: { distance, p },
};
const isComplete = eligible.length >= wanted && others.length >= wanted;
const isHidden = isComplete && result.offGridMs.p99 <= LIMIT_MS && p >= ALPHA;
process.stdout.write(`${JSON.stringify({ isHidden, ...result }, undefined, 2)}\n`);
process.exit(isHidden ? 0 : 1);
