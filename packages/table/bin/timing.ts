import type { PresetClock } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { evenSlots } from '../src/beat/slots.ts';
import { clockOf } from '../src/clock/presets.ts';
import { SETTINGS } from '../src/testing/index.ts';
import {
  BAD_SCHEMES,
  DECLINING,
  EVEN_BEAT,
  faultsOf,
  LEAST_LONG,
  pungHoldersOf,
  type Scheme,
  SHARING_P,
  SKIPPING_P,
  StructureTest,
  secondsPer60,
  supportOf,
  tablesOf,
  verdictOn,
  winVerdictOn,
} from '../src/testing/timing/index.ts';

/*
 * Tests what the lengths of claim windows reveal: npm run timing -- --tables 25 --seed any --night 300. Prints one JSON
 * object. Exits with 1 unless the even beat reveals nothing and the tests detect every bad scheme:
 * - `hidden`, `found`: ten tests of which players could have claimed; the players take their wins;
 * - `wins`: fifteen tests of which players could have won; the players decline most wins. `support` is the share of
 *   windows without a possible claim that outlast the beat;
 * - `structure`: claims that are possible by public information but not timed (an eighth as many tables);
 * - `pungHolders`: what a window reveals to a player who could have punged; left out unless `--night` gives a number of
 *   tables.
 */

const read = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return (at >= 0 && process.argv[at + 1]) || otherwise;
};

const count = Number(read('tables', '25'));
const night = Number(read('night', '0'));
const seed = read('seed', 'any');
/** Least number of windows of a public class: smaller classes are not counted. */
const LEAST_WINDOWS = 4 * count;

const presetOf = (clock: PresetClock) => clockOf({ ...SETTINGS, clock }).beat;

async function proof(clock: PresetClock, scheme: Scheme, tables: number) {
  const seen = await tablesOf({ seed, clock, count: tables, hands: 16, scheme });
  const { isHidden, ...verdict } = verdictOn(seen, presetOf(clock));
  const faults = scheme === EVEN_BEAT ? faultsOf(seen, presetOf(clock)).length : undefined;
  return { clock, scheme: scheme.name, isHidden, faults, secondsPer60: secondsPer60(seen), ...verdict };
}

async function winProof(clock: PresetClock, scheme: Scheme) {
  const seen = await tablesOf({ seed, clock, count, hands: 16, scheme, population: DECLINING });
  const { isHidden, ...verdict } = winVerdictOn(seen, presetOf(clock));
  const support = supportOf(seen, presetOf(clock), LEAST_WINDOWS);
  const shares = support.map(({ long }) => long);
  return {
    clock,
    scheme: scheme.name,
    isHidden,
    faults: faultsOf(seen, presetOf(clock)).length,
    secondsPer60: secondsPer60(seen),
    windows: seen.flat().length,
    ...verdict,
    support: {
      classes: support.length,
      tooRarelyLong: shares.filter(share => share < LEAST_LONG).length,
      least: Math.min(...shares),
    },
  };
}

async function structureProof(scheme: Scheme) {
  const structure = new StructureTest(seeded(seed), scheme.slots ?? evenSlots);
  const tables = Math.max(3, Math.ceil(count / 8));
  const onWindow = structure.look;
  await tablesOf({ seed, clock: 'club', count: tables, hands: 16, scheme, population: DECLINING, onWindow });
  const { untimed, ...found } = structure.found;
  return { scheme: scheme.name, ...found, untimed: untimed.length };
}

async function nightProof(scheme: Scheme) {
  const seen = await tablesOf({ seed, clock: 'relaxed', count: night, hands: 16, scheme, population: DECLINING });
  return { scheme: scheme.name, tables: night, ...pungHoldersOf(seen, presetOf('relaxed')) };
}

const hidden = [];
for (const clock of ['relaxed', 'club', 'fast', 'wmo'] as const) hidden.push(await proof(clock, EVEN_BEAT, count));
const found = [];
for (const scheme of BAD_SCHEMES) found.push(await proof('relaxed', scheme, Math.ceil(count / 2)));

const wins = [];
for (const clock of ['relaxed', 'club', 'fast', 'wmo'] as const) wins.push(await winProof(clock, EVEN_BEAT));
for (const clock of ['relaxed', 'club', 'fast'] as const) wins.push(await winProof(clock, SKIPPING_P));
const structure = [await structureProof(EVEN_BEAT), await structureProof(SKIPPING_P)];
const pungHolders = night > 0 ? [await nightProof(EVEN_BEAT), await nightProof(SHARING_P)] : undefined;

const isEven = ({ scheme }: { readonly scheme: string }) => scheme === EVEN_BEAT.name;
const isProven =
  hidden.every(one => one.isHidden && one.faults === 0) &&
  found.every(one => !one.isHidden) &&
  wins.every(one => one.faults === 0 && one.isHidden === isEven(one)) &&
  // The fixed window of `wmo` never outlasts its beat, so it has no support to check.
  wins.every(one => one.clock === 'wmo' || (one.support.tooRarelyLong === 0) === isEven(one)) &&
  structure.every(one => (one.untimed === 0) === isEven(one)) &&
  (pungHolders ?? []).every(one => one.isHidden === isEven(one));
const result = { seed, tables: count, isProven, hidden, found, wins, structure, pungHolders };
process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`);
if (!isProven) process.exitCode = 1;
