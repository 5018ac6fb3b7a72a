import type { PresetClock } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { sized } from '@gorrion/rules/testing/wide';
import { describe, expect, test, vi } from 'vitest';
import { clockOf } from '../clock/presets.ts';
import { SETTINGS } from '../testing/index.ts';
import {
  DECLINING,
  EVEN_BEAT,
  faultsOf,
  LEAST_LONG,
  LIMIT,
  type Scheme,
  SKIPPING_P,
  StructureTest,
  supportOf,
  tablesOf,
  WINNING,
  winVerdictOn,
} from '../testing/timing/index.ts';
import { evenSlots } from './slots.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 240_000 });

/*
 * Tests what the lengths of windows reveal about people who could have won and passed:
 * packages/table/docs/claim-beat.md. Plays few games. npm run timing plays more,
 * and tests what a person who could have punged learns about a rival.
 */

const beatOf = (clock: PresetClock) => clockOf({ ...SETTINGS, clock }).beat;

type PlayedTables = Awaited<ReturnType<typeof tablesOf>>;

/** The largest number of tables with one clock that a test looks at: without a leak, and with one. */
const COUNT = sized(4, 9);
const COUNT_OF_LEAK = sized(8, 16);
const played = new Map<string, Promise<PlayedTables>>();

/** Returns the first `count` tables of a scheme and clock. They are played once, because equal seeds play alike. */
async function tablesWith(scheme: Scheme, clock: PresetClock, count: number): Promise<PlayedTables> {
  const most = scheme === SKIPPING_P ? COUNT_OF_LEAK : COUNT;
  const key = `${clock} ${most}`;
  const play = () => tablesOf({ seed: 'declined', clock, count: most, hands: 16, scheme, population: DECLINING });
  const all = played.get(key) ?? play();
  played.set(key, all);
  return (await all).slice(0, count);
}

const shortest = (tables: PlayedTables, clock: PresetClock) =>
  Math.min(...supportOf(tables, beatOf(clock), 100).map(({ long }) => long));

describe('every claim that is possible by public facts is timed', () => {
  async function structureOf(scheme: Scheme, population = DECLINING) {
    const structure = new StructureTest(seeded('structure'), scheme.slots ?? evenSlots);
    // The third table has a bot.
    await tablesOf({ seed: 'hands', clock: 'club', count: 3, hands: 4, scheme, population, onWindow: structure.look });
    return structure.found;
  }

  test.each([DECLINING, WINNING])('by the even beat, among people $name', async population => {
    const { windows, claims, wins, untimed } = await structureOf(EVEN_BEAT, population);
    expect(windows).toBeGreaterThan(400);
    expect(claims).toBeGreaterThan(10 * windows);
    expect(wins).toBeGreaterThan(windows);
    expect(untimed).toEqual([]);
  });

  test('but not where P is skipped at two open copies', async () => {
    const { windows, untimed } = await structureOf(SKIPPING_P);
    expect(untimed.length).toBeGreaterThan(windows);
  });
});

describe('a window that outlasts the beat does not prove that a seat could claim', () => {
  test.each(['relaxed', 'fast'] as const)('%s', async clock => {
    const tables = await tablesWith(EVEN_BEAT, clock, COUNT);
    expect(supportOf(tables, beatOf(clock), 100).length).toBeGreaterThan(10);
    expect(shortest(tables, clock)).toBeGreaterThanOrEqual(LEAST_LONG);
  });

  test('but it is where P is skipped at two open copies', async () => {
    const tables = await tablesWith(SKIPPING_P, 'relaxed', sized(4, 9));
    expect(shortest(tables, 'relaxed')).toBe(0);
  });
});

describe('the length of a window does not reveal whether a win was declined', () => {
  test.each(['relaxed', 'club', 'fast'] as const)('%s', async clock => {
    const tables = await tablesWith(EVEN_BEAT, clock, sized(4, 6));
    const { declined, worst } = winVerdictOn(tables, beatOf(clock));
    expect(declined).toBeGreaterThan(sized(25, 40));
    expect(faultsOf(tables, beatOf(clock))).toEqual([]);
    expect(worst).toBeLessThanOrEqual(LIMIT);
  });

  test('and the test detects a leak: P skipped at two open copies', async () => {
    const tables = await tablesWith(SKIPPING_P, 'relaxed', COUNT_OF_LEAK);
    expect(winVerdictOn(tables, beatOf('relaxed')).worst).toBeGreaterThan(LIMIT);
  });
});
