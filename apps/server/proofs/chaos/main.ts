import { parseArgs } from 'node:util';
import { Fleet } from '../cluster/fleet.ts';
import { killOwners } from '../cluster/kills.ts';
import { minutesIn } from '../minutes.ts';
import { isClean } from './inquest.ts';
import { killAgainAndAgain } from './kills.ts';

/*
 * `npm run chaos -- --kills 1000 --seed one` or `npm run chaos -- --minutes 5` kills the real server under load many
 * times; with `--nodes 3` owners among so many nodes, on PostgreSQL. Prints the findings as JSON. Exits with 1 if anything was lost,
 * doubled or different.
 */

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    minutes: { type: 'string' },
    seed: { type: 'string', default: 'one' },
    nodes: { type: 'string', default: '1' },
  },
});

const started = performance.now();
const isEndless = values.minutes !== undefined;
let kills = 0;
function tell(n: number, soFar: unknown): void {
  kills = n;
  if (n % 25 === 0) console.error(`${n} kills after ${Math.round((performance.now() - started) / 1000)} s`, soFar);
}

const nodes = Number(values.nodes);

/** Kills owners among several nodes. */
async function killNodes(onKill: (n: number, soFar: unknown) => void) {
  const fleet = await Fleet.start(nodes);
  try {
    const ms = isEndless ? minutesIn(values.minutes) : Number.POSITIVE_INFINITY;
    const most = isEndless ? Number.POSITIVE_INFINITY : Number(values.kills);
    return await killOwners(fleet, { kills: most, ms, seed: values.seed, onKill });
  } finally {
    await fleet.stop();
  }
}

const found =
  nodes > 1
    ? await killNodes(tell)
    : await killAgainAndAgain({
        kills: isEndless ? Number.POSITIVE_INFINITY : Number(values.kills),
        ms: isEndless ? minutesIn(values.minutes) : Number.POSITIVE_INFINITY,
        seed: values.seed,
        onKill: tell,
      });
console.log(
  JSON.stringify({
    ...found,
    kills,
    seed: values.seed,
    nodes,
    seconds: Math.round((performance.now() - started) / 1000),
  }),
);
process.exit(isClean(found) && found.changed === 0 ? 0 : 1);
