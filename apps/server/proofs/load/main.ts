import { parseArgs } from 'node:util';
import { coldStart } from './coldStart.ts';
import { compare } from './compare.ts';
import { flood } from './flood.ts';
import { memory, spectators, steady, storm } from './scenarios.ts';
import { steadyAt } from './several.ts';
import { update } from './update.ts';

/*
 * `npm run load -- --only steady,minutes,ramp,compare,memory,spectators,storm,cold,flood,update`: requirements 1-7, 12 and 26 against the real process on
 * a real disk. The generator runs on the same machine: its share of the processor is reported beside every figure. Its
 * heap is so large that garbage is hardly ever collected during a measurement. `--only steady --nodes 3` measures so many
 * nodes on PostgreSQL. `--only update --program packages/publish/dist/gorrion/dist/gorrion.js` updates the built server.
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'steady,minutes,ramp,compare,memory,spectators,storm,cold,flood,update' },
    tables: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '15' },
    nodes: { type: 'string', default: '1' },
    program: { type: 'string' },
  },
});
const tables = Number(values.tables);
const seconds = Number(values.seconds);
const nodes = Number(values.nodes);
if (nodes > 1 && values.only !== 'steady') throw new Error('several nodes are measured with --only steady');

const scenarios: Readonly<Record<string, () => Promise<unknown>>> = {
  steady: () =>
    nodes > 1 ? steadyAt(nodes, tables, [500, 1000, 2000], seconds) : steady(tables, [2000, 2000, 2000], seconds),
  minutes: () => steady(tables, [2000, 2000, 2000, 2000, 2000, 2000], 60),
  ramp: () => steady(tables, [3000, 4000, 5000, 6000, 7000], seconds),
  compare: () => compare(tables, [2000, 4000, 6000], 8, 2),
  memory: () => memory(4 * tables, tables / 2),
  spectators: () => spectators(4 * tables),
  storm: () => storm(tables),
  cold: () => coldStart(tables, 700),
  flood: () => flood(tables, seconds),
  update: () => update(tables, values.program),
};

for (const name of values.only.split(',')) {
  const scenario = scenarios[name];
  if (!scenario) throw new Error(`unknown: ${name}`);
  console.log(JSON.stringify({ [name]: await scenario() }, null, 1));
}
process.exit(0);
