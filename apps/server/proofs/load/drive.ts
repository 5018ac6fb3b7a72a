import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RealServer } from '../server.ts';
import { Latencies } from './latencies.ts';
import type { Outcome } from './loadTable.ts';

/*
 * Drives an open loop: commands are due at fixed times, independent of the server. A latency starts when the command was
 * due, not when it was sent, so a stall of the server counts for every command that was due meanwhile.
 */

const MICRO = 1e6;

/** The latencies (ms) of commands by kind, and the refusals by code. */
export class Tally implements Outcome {
  readonly all = new Latencies();
  readonly byKind = new Map<string, Latencies>();
  readonly refusals = new Map<string, number>();
  sent = 0;
  isCounting = false;

  shown(kind: string, ms: number): void {
    if (!this.isCounting) return;
    const own = this.byKind.get(kind) ?? new Latencies();
    this.byKind.set(kind, own);
    own.add(ms);
    this.all.add(ms);
  }

  refused(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }
}

/** A table under load. `command` sends one command that was due at `due` (ms, monotonic clock). */
export interface DrivenTable {
  command(due: number): void;
}

export interface MeasuringPeriod {
  readonly perSecond: number;
  readonly seconds: number;
}

export interface Measurement {
  readonly perSecond: number;
  readonly sent: number;
  readonly arrived: number;
  readonly latency: ReturnType<Latencies['summary']>;
  readonly byKind: Readonly<Record<string, ReturnType<Latencies['summary']>>>;
  readonly refusals: Readonly<Record<string, number>>;
  /** Processor time (us) of all threads of the server per sent command. */
  readonly cpuMicrosPerCommand: number;
  readonly serverCores: number;
  readonly ownCores: number;
  /** Event loop delay (ms, 99th percentile) of the load generator, which is part of every latency. */
  readonly ownDelayP99: number;
}

const round = (value: number, digits = 1): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Sends due commands for `seconds`, then waits 1.5 s for commands in flight. */
export async function drive(
  server: Pick<RealServer, 'cpuSeconds'>,
  tables: readonly DrivenTable[],
  tally: Tally,
  { perSecond, seconds }: MeasuringPeriod,
): Promise<Measurement> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const [cpu, own] = [server.cpuSeconds(), process.cpuUsage()];
  const start = performance.now();
  const total = Math.round(perSecond * seconds);
  let next = 0;
  delay.enable();
  tally.isCounting = true;
  await new Promise<void>(done => {
    const tick = () => {
      const now = performance.now();
      for (; next < total; next++) {
        const due = start + (next * 1000) / perSecond;
        if (due > now) break;
        tables[next % tables.length]!.command(due);
      }
      if (next >= total) done();
      else setTimeout(tick, 1);
    };
    tick();
  });
  const wall = (performance.now() - start) / 1000;
  const used = server.cpuSeconds() - cpu;
  const usage = process.cpuUsage(own);
  await new Promise(done => setTimeout(done, 1500));
  tally.isCounting = false;
  delay.disable();
  return {
    perSecond,
    sent: total,
    arrived: tally.all.count,
    latency: tally.all.summary(),
    byKind: Object.fromEntries([...tally.byKind].map(([kind, latencies]) => [kind, latencies.summary()])),
    refusals: Object.fromEntries(tally.refusals),
    cpuMicrosPerCommand: Math.round((used * MICRO) / total),
    serverCores: round(used / wall, 2),
    ownCores: round((usage.user + usage.system) / MICRO / wall, 2),
    ownDelayP99: round(delay.percentile(99) / MICRO),
  };
}
