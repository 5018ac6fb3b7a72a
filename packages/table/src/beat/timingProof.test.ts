import type { ClockName } from '@gorrion/protocol';
import { sized } from '@gorrion/rules/testing/wide';
import { describe, expect, test, vi } from 'vitest';
import { clockOf } from '../clock/presets.ts';
import { SETTINGS } from '../testing/index.ts';
import { BAD_SCHEMES, EVEN_BEAT, faultsOf, LIMIT, tablesOf, verdictOn } from '../testing/timing/index.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

/*
 * The ten statistics of packages/table/docs/claim-beat.md over the real table, short; more windows by npm run timing.
 * People of mixed speeds, a tenth of them armed, some gone, a bot at every third table.
 */

const beatOf = (clock: ClockName) => clockOf({ ...SETTINGS, clock }).beat;

describe('the length of a window does not reveal whether another seat could claim (requirement 28)', () => {
  test.each([
    ['relaxed', sized(1, 2)],
    ['club', sized(1, 2)],
    ['fast', sized(1, 2)],
    ['wmo', 1],
  ] as const)('%s', async (clock, count) => {
    const tables = await tablesOf({ seed: 'short', clock, count, hands: 16, scheme: EVEN_BEAT });
    const preset = beatOf(clock);
    const verdict = verdictOn(tables, preset);
    expect(verdict.windows).toBeGreaterThan(900 * count);
    expect(faultsOf(tables, preset)).toEqual([]);
    expect(verdict.worst).toBeLessThanOrEqual(clock === 'wmo' ? 0 : LIMIT);
  });

  test('[C27] in Macau’s way, where every complete hand wins', async () => {
    const game = { ruleset: 'macau', rules: { bankerHands: 1 } } as const;
    const tables = await tablesOf({
      seed: 'older',
      clock: 'club',
      count: sized(1, 2),
      hands: 16,
      scheme: EVEN_BEAT,
      game,
    });
    const verdict = verdictOn(tables, beatOf('club'));
    expect(verdict.windows).toBeGreaterThan(sized(450, 900));
    expect(faultsOf(tables, beatOf('club'))).toEqual([]);
    expect(verdict.worst).toBeLessThanOrEqual(LIMIT);
  });

  test.each(BAD_SCHEMES)('and the test detects a leak: $name', async scheme => {
    const tables = await tablesOf({ seed: 'bad', clock: 'relaxed', count: sized(1, 2), hands: 16, scheme });
    expect(verdictOn(tables, beatOf('relaxed')).worst).toBeGreaterThan(LIMIT);
  });
});
