import { simulate } from '../src/testing/simulation/index.ts';

/*
 * Simulates whole tables with injected failures, one per seed: npm run simulate:tables -- --games 1000 --seed any. With
 * --family classical they play the older ways, with exchanges. Prints one JSON object. Exits with 1 on any fault and names
 * the seeds. --seed "any 17" --games 0 replays one seed.
 */

const read = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return (at >= 0 && process.argv[at + 1]) || otherwise;
};

const games = Number(read('games', '200'));
const seed = read('seed', 'any');
const family = read('family', 'mcr') === 'classical' ? 'classical' : 'mcr';
const seeds = games === 0 ? [seed] : Array.from({ length: games }, (_, n) => `${seed} ${n}`);

const sum = { hands: 0, entries: 0, crashes: 0, virtualHours: 0 };
const disk = { failures: 0, slow: 0, unsaid: 0, lost: 0 };
const refusals: Record<string, number> = {};
const failed: { readonly seed: string; readonly faults: readonly string[] }[] = [];

const began = performance.now();
for (const one of seeds) {
  const result = await simulate(one, undefined, { family });
  sum.hands += result.hands;
  sum.entries += result.entries;
  sum.crashes += result.crashes;
  sum.virtualHours += result.virtualMs / 3_600_000;
  for (const key of Object.keys(disk) as (keyof typeof disk)[]) disk[key] += result.disk[key];
  for (const [code, count] of Object.entries(result.refusals)) refusals[code] = (refusals[code] ?? 0) + count;
  if (result.faults.length > 0) failed.push({ seed: one, faults: result.faults });
}
const cpuSeconds = Math.round((process.cpuUsage().user + process.cpuUsage().system) / 1e6);
const seconds = Math.round((performance.now() - began) / 1000);
const virtualHours = Math.round(sum.virtualHours);
process.stdout.write(
  `${JSON.stringify({ seed, family, games: seeds.length, ...sum, virtualHours, seconds, cpuSeconds, disk, refusals, failed }, undefined, 2)}\n`,
);
if (failed.length > 0) process.exitCode = 1;
