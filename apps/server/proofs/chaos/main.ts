import { parseArgs } from 'node:util';
import { isClean } from './inquest.ts';
import { killAgainAndAgain } from './kills.ts';

/*
 * `npm run chaos -- --kills 1000 --seed one`: the real server dies so many times under load. Prints what was found as
 * JSON, and ends with 1 if anything was lost, doubled or different.
 */

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '1000' }, seed: { type: 'string', default: 'one' } },
});

const started = performance.now();
const found = await killAgainAndAgain({
  kills: Number(values.kills),
  seed: values.seed,
  onKill: (n, soFar) => {
    if (n % 25 === 0) console.error(`${n} kills after ${Math.round((performance.now() - started) / 1000)} s`, soFar);
  },
});
console.log(
  JSON.stringify({
    kills: Number(values.kills),
    seed: values.seed,
    ...found,
    seconds: Math.round((performance.now() - started) / 1000),
  }),
);
process.exit(isClean(found) && found.changed === 0 ? 0 : 1);
