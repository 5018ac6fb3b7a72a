import { agreementOf } from '../src/testing/agreement.ts';
import { classicalAgreementOf } from '../src/testing/classicalAgreement.ts';

/*
 * Whether explanations agree with scores, or in the older ways two independent counts with each other:
 * npm run -s agreement -- [--family mcr|classical] [--hands 1000000] [--seed 1]. Prints one JSON object with the hands
 * that differ, at most ten, and ends with 1 if there are any.
 */

const usage = (): never => {
  process.stderr.write('usage: agreement [--family mcr|classical] [--hands N] [--seed N]\n');
  return process.exit(2);
};

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};

const read = (name: string, otherwise: number): number => {
  const text = argument(name);
  const value = text === undefined ? otherwise : Number(text);
  return text !== '' && Number.isSafeInteger(value) && value >= 0 ? value : usage();
};

const family = argument('family') ?? 'mcr';
if (family !== 'mcr' && family !== 'classical') usage();
const hands = read('hands', 1_000_000);
const seed = read('seed', 1);

function compared() {
  if (family === 'mcr') return agreementOf(seed, hands);
  const { met, ...agreement } = classicalAgreementOf(seed, hands);
  return { ...agreement, met: Object.fromEntries(met) };
}

const agreement = compared();
const seconds = Math.round(process.cpuUsage().user / 1e6);
process.stdout.write(`${JSON.stringify({ seed, hands, processorSeconds: seconds, ...agreement }, undefined, 2)}\n`);
if (agreement.different.length > 0) process.exitCode = 1;
