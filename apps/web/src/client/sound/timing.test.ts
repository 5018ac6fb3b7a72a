import { COMPETITION_WALL } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { DEAL_MS } from '../../board/motion/motion.ts';
import { ceremonyOf } from '../../board/pace.ts';
import { type CueName, ceremonyCues } from './cues.ts';
import { arrange, busyFor } from './timing.ts';

const cues = (...names: CueName[]) => names.map(name => ({ name }));
const times = (names: CueName[], isStill: boolean) => arrange(cues(...names), isStill).map(({ at }) => at);

describe('sounds of one moment', () => {
  it('follow one another', () => {
    for (const isStill of [true, false]) {
      const at = times(['tile1', 'draw', 'turn'], isStill);
      expect(at[0]).toBeLessThan(at[2]!);
      expect(Math.max(...at)).toBeLessThan(600);
    }
  });

  it('wait for the tile to land, unless nothing travels', () => {
    expect(times(['tile1'], false)[0]).toBeGreaterThan(100);
    expect(times(['tile1'], true)).toEqual([0]);
  });

  it('wait until the ceremony and the deal are over', () => {
    const dice = [3, 4, 2, 6] as const;
    const seen = ceremonyOf(dice, COMPETITION_WALL) + DEAL_MS;
    const flowers = [...ceremonyCues(dice, COMPETITION_WALL), ...cues('flower')];
    expect(arrange(flowers, false).at(-1)?.at).toBeGreaterThanOrEqual(seen);
    expect(arrange(flowers, true).at(-1)?.at).toBeLessThan(1000);
    expect(busyFor(ceremonyCues(dice, COMPETITION_WALL), false)).toBe(seen);
    expect(busyFor(ceremonyCues(dice, COMPETITION_WALL), true)).toBe(0);
    expect(busyFor(cues('tile1'), false)).toBe(0);
  });

  it('are at most three of one kind', () => {
    expect(
      times(
        Array.from({ length: 9 }, () => 'joined' as const),
        false,
      ),
    ).toHaveLength(3);
  });
});
