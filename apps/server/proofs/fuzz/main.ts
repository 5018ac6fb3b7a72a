import { parseArgs } from 'node:util';
import { minutesIn } from '../minutes.ts';
import { fuzz } from './fuzz.ts';

/*
 * `npm run fuzz -- --frames 10000000 --seed one` or `npm run fuzz -- --minutes 5` sends mutated frames. Prints the
 * result as JSON. Exits with 1 on any fault.
 */

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '10000000' },
    minutes: { type: 'string' },
    seed: { type: 'string', default: 'one' },
  },
});
const started = performance.now();
const seconds = () => Math.round((performance.now() - started) / 1000);
const isEndless = values.minutes !== undefined;
const found = await fuzz({
  frames: isEndless ? Number.POSITIVE_INFINITY : Number(values.frames),
  ms: isEndless ? minutesIn(values.minutes) : Number.POSITIVE_INFINITY,
  seed: values.seed,
  onProgress: done => {
    if (done % 500_000 === 0) console.error(`${done} frames after ${seconds()} s`);
  },
});
console.log(JSON.stringify({ seed: values.seed, ...found, seconds: seconds() }, null, 1));
const isWrong =
  found.uncaught.length + found.strangeAnswers.length > 0 ||
  found.isPolluted ||
  found.isOtherTableChanged ||
  (found.grownMb ?? 0) > 5;
process.exit(isWrong ? 1 : 0);
