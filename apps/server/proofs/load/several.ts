import { tablesAt } from '../cluster/costs.ts';
import { Fleet } from '../cluster/fleet.ts';
import type { RealServer } from '../server.ts';
import { untrue } from './crowd.ts';
import { drive, type Measurement, Tally } from './drive.ts';
import { WARM_UP } from './scenarios.ts';

/** Measures `count` tables, whose pages are spread over several nodes on PostgreSQL, at each rate in turn. */
export async function steadyAt(nodes: number, count: number, rates: readonly number[], seconds: number) {
  const fleet = await Fleet.start(nodes);
  try {
    let tally = new Tally();
    const ports = fleet.running.map(({ port }) => port);
    const tables = await tablesAt(
      n => ports[n % ports.length]!,
      () => tally,
      count,
    );
    const all: Pick<RealServer, 'cpuSeconds'> = {
      cpuSeconds: () => fleet.running.reduce((sum, { server }) => sum + server!.cpuSeconds(), 0),
    };
    await drive(all, tables, tally, WARM_UP);
    const windows: Measurement[] = [];
    for (const perSecond of rates) {
      tally = new Tally();
      windows.push(await drive(all, tables, tally, { perSecond, seconds }));
    }
    return { nodes, windows, untruePages: await untrue(tables) };
  } finally {
    await fleet.stop();
  }
}
