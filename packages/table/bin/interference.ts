import { interfere } from '../src/testing/interference/index.ts';

/*
 * Tests whether secrets influence what the server sends to a viewer: npm run interference -- --games 10000 --seed any.
 * With --family classical it plays the older ways, with exchanges.
 * Prints one JSON object. Exits with 1 if a byte or a time differs, and names the seeds.
 */

const read = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return (at >= 0 && process.argv[at + 1]) || otherwise;
};

const games = Number(read('games', '1000'));
const seed = read('seed', 'any');
const family = read('family', 'mcr') === 'classical' ? 'classical' : 'mcr';
const sum = { compared: 0, bytes: 0, exchanged: 0, changedClaims: 0 };
const viewers: Record<string, number> = {};
const different: { readonly seed: string; readonly difference: string }[] = [];

for (let n = 0; n < games; n++) {
  const result = await interfere(`${seed} ${n}`, undefined, family);
  for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += result[key];
  viewers[result.viewer] = (viewers[result.viewer] ?? 0) + 1;
  if (result.difference !== undefined) different.push({ seed: result.seed, difference: result.difference });
}
const cpuSeconds = Math.round((process.cpuUsage().user + process.cpuUsage().system) / 1e6);
process.stdout.write(
  `${JSON.stringify({ seed, family, games, ...sum, viewers, cpuSeconds, different }, undefined, 2)}\n`,
);
if (different.length > 0) process.exitCode = 1;
