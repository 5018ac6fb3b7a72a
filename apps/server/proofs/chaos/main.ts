import { parseArgs } from 'node:util';
import { minutesIn } from '../minutes.ts';
import { isClean } from './inquest.ts';
import { killAgainAndAgain } from './kills.ts';

/*
 * `npm run chaos -- --kills 1000 --seed one` or `npm run chaos -- --minutes 5` kills the real server under load many
 * times. Prints the findings as JSON. Exits with 1 if anything was lost, doubled or different.
 */

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    minutes: { type: 'string' },
    seed: { type: 'string', default: 'one' },
  },
});

const started = performance.now();
const isEndless = values.minutes !== undefined;
let kills = 0;
const found = await killAgainAndAgain({
  kills: isEndless ? Number.POSITIVE_INFINITY : Number(values.kills),
  ms: isEndless ? minutesIn(values.minutes) : Number.POSITIVE_INFINITY,
  seed: values.seed,
  onKill: (n, soFar) => {
    kills = n;
    if (n % 25 === 0) console.error(`${n} kills after ${Math.round((performance.now() - started) / 1000)} s`, soFar);
  },
});
console.log(
  JSON.stringify({
    kills,
    seed: values.seed,
    ...found,
    seconds: Math.round((performance.now() - started) / 1000),
  }),
);
process.exit(isClean(found) && found.changed === 0 ? 0 : 1);
