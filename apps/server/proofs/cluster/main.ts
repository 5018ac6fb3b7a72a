import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { costs } from './costs.ts';
import { cuts } from './cuts.ts';
import { Fleet } from './fleet.ts';
import { killOwners } from './kills.ts';
import { missingForNetworks } from './network.ts';
import { rolling, sleeper, stores } from './stops.ts';
import { killTrace } from './trace.ts';

/*
 * `npm run cluster`: what several nodes promise, with real PostgreSQL, Redis and node processes on this machine. `--only
 * kills,sleep,stores,rolling,cuts,costs,trace` runs a part; `--kills 200` kills as often; `--save` writes what was measured
 * into `result.json`. The cuts need root and network namespaces, and are left out without them.
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    kills: { type: 'string', default: '200' },
    nodes: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'cluster' },
    save: { type: 'boolean', default: false },
  },
});
const { seed } = values;
const count = Number(values.nodes);
const started = performance.now();
const say = (what: unknown) =>
  console.error(`${Math.round((performance.now() - started) / 1000)} s`, JSON.stringify(what));

const proofs: Readonly<Record<string, (fleet: Fleet) => Promise<unknown>>> = {
  kills: fleet =>
    killOwners(fleet, {
      kills: Number(values.kills),
      seed,
      onKill: (n, soFar) => n % 10 === 0 && say({ kills: n, soFar }),
    }),
  sleep: fleet => sleeper(fleet, seed),
  stores: fleet => stores(fleet, seed),
  rolling: fleet => rolling(fleet, seed),
  cuts: fleet => cuts(fleet, seed),
  costs: fleet => costs(fleet),
  trace: fleet => killTrace(fleet, seed),
};

const results: Record<string, unknown> = {};
for (const name of values.only?.split(',') ?? Object.keys(proofs)) {
  const proof = proofs[name];
  if (!proof) throw new Error(`unknown: ${name}`);
  const skipped = name === 'cuts' ? missingForNetworks() : undefined;
  if (skipped && values.only) {
    console.error(skipped);
    process.exit(1);
  }
  if (skipped) {
    results[name] = { skipped };
    say({ [name]: results[name] });
    continue;
  }
  const fleet = await Fleet.start(count, name === 'cuts');
  try {
    results[name] = await proof(fleet);
    say({ [name]: results[name] });
  } finally {
    await fleet.stop();
  }
}
const machine = { processors: cpus().length, load: loadavg().map(Math.round) };
const report = { nodes: count, seed, machine, seconds: Math.round((performance.now() - started) / 1000), ...results };
console.log(JSON.stringify(report, undefined, 2));
if (values.save) writeFileSync(join(import.meta.dirname, 'result.json'), `${JSON.stringify(report, undefined, 2)}\n`);
process.exit(0);
