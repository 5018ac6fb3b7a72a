import { SeededEntropy, Uniformity } from '../src/testing/index.ts';

/*
 * Tests whether shuffles are uniform: npm run shuffles -- --count 1000000 --seed any. Prints one JSON object: for each
 * statistic its chi-square, its degrees of freedom and the probability of a greater one under uniform shuffles.
 */

const read = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return (at >= 0 && process.argv[at + 1]) || otherwise;
};

const count = Number(read('count', '1000000'));
const seed = read('seed', 'one');
const result = new Uniformity(new SeededEntropy(seed)).run(count);
process.stdout.write(`${JSON.stringify({ count, seed, ...result }, undefined, 2)}\n`);
