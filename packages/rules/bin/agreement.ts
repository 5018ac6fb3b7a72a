import { agreementOf } from '../src/testing/agreement.ts';

/*
 * Whether explanations agree with scores and payments: npm run -s agreement -- [--hands 1000000] [--seed 1]. Prints one
 * JSON object with the hands that differ, at most ten, and ends with 1 if there are any.
 */

const read = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  const value = at < 0 ? otherwise : Number(process.argv[at + 1]);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  process.stderr.write('usage: agreement [--hands N] [--seed N]\n');
  return process.exit(2);
};

const hands = read('hands', 1_000_000);
const seed = read('seed', 1);
const agreement = agreementOf(seed, hands);
const seconds = Math.round(process.cpuUsage().user / 1e6);
process.stdout.write(`${JSON.stringify({ seed, hands, processorSeconds: seconds, ...agreement }, undefined, 2)}\n`);
if (agreement.different.length > 0) process.exitCode = 1;
