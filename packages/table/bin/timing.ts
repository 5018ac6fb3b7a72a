import type { ClockName } from '@gorrion/protocol';
import { clockOf } from '../src/clock/presets.ts';
import { SETTINGS } from '../src/testing/index.ts';
import { BAD_SCHEMES, EVEN_BEAT, faultsOf, type Scheme, tablesOf, verdictOn } from '../src/testing/timing/index.ts';

/*
 * What the lengths of claim windows tell: npm run timing -- --tables 25 --seed any. Prints one JSON object: for each
 * clock, and for ways to wait that are known to tell, the standard normal values of ten tests. Ends with 1 unless the
 * even beat hides (none beyond 4.5) and every other way is found out.
 */

const read = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return (at >= 0 && process.argv[at + 1]) || otherwise;
};

const count = Number(read('tables', '25'));
const seed = read('seed', 'any');

async function proof(clock: ClockName, scheme: Scheme, tables: number) {
  const preset = clockOf({ ...SETTINGS, clock }).beat;
  const seen = await tablesOf({ seed, clock, count: tables, hands: 16, scheme });
  const { isHidden, ...verdict } = verdictOn(seen, preset);
  const faults = scheme === EVEN_BEAT ? faultsOf(seen, preset).length : undefined;
  return { clock, scheme: scheme.name, isHidden, faults, ...verdict };
}

const hidden = [];
for (const clock of ['relaxed', 'club', 'fast', 'wmo'] as const) hidden.push(await proof(clock, EVEN_BEAT, count));
const found = [];
for (const scheme of BAD_SCHEMES) found.push(await proof('relaxed', scheme, Math.ceil(count / 2)));
const isProven = hidden.every(one => one.isHidden && one.faults === 0) && found.every(one => !one.isHidden);
process.stdout.write(`${JSON.stringify({ seed, tables: count, isProven, hidden, found }, undefined, 2)}\n`);
if (!isProven) process.exitCode = 1;
