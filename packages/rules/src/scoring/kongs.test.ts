import { describe, expect, test } from 'vitest';
import type { Meld } from '../melds/meld.ts';
import { cn1998, wmo2006 } from '../rulesets/presets.ts';
import type { Tile } from '../tiles/tile.ts';
import { scoreWin } from './score.ts';
import type { WinningClaim } from './types.ts';

/** The table of article 56: m melded kongs, c concealed kongs, points for 0, 1, 2 ... concealed pungs. */
const TABLE: readonly (readonly [number, number, readonly number[]])[] = [
  [0, 0, [0, 0, 2, 16, 64]],
  [1, 0, [1, 1, 3, 17]],
  [0, 1, [2, 4, 18, 66]],
  [2, 0, [4, 4, 6]],
  [1, 1, [6, 8, 22]],
  [0, 2, [8, 24, 72]],
  [3, 0, [32, 32]],
  [2, 1, [32, 34]],
  [1, 2, [34, 48]],
  [0, 3, [48, 96]],
  [4, 0, [88]],
  [3, 1, [88]],
  [2, 2, [90]],
  [1, 3, [104]],
  [0, 4, [152]],
];
const COUNTED = new Set([
  'four-kongs',
  'three-kongs',
  'two-concealed-kongs',
  'two-melded-kongs',
  'melded-and-concealed-kong',
  'melded-kong',
  'concealed-kong',
  'four-concealed-pungs',
  'three-concealed-pungs',
  'two-concealed-pungs',
]);
// 2m 4p 6s 8m and a pair of east: pungs that nothing else joins.
const PUNGS = [1, 21, 14, 7] as Tile[];
const PAIR = 27 as Tile;

function claimOf(melded: number, concealed: number, pungs: number): WinningClaim {
  const melds = PUNGS.slice(0, 4 - pungs).map((tile, at): Meld => {
    if (at < melded) return { kind: 'kong', tile, form: 'melded', from: 1 };
    return at < melded + concealed ? { kind: 'kong', tile, form: 'concealed' } : { kind: 'pung', tile, from: 2 };
  });
  const own = PUNGS.slice(4 - pungs).flatMap(tile => [tile, tile, tile]);
  return {
    melds,
    concealed: [...own, PAIR],
    winningTile: PAIR,
    seatWind: 1,
    prevalentWind: 1,
    selfDrawn: false,
    lastOfWall: false,
    lastOfKind: false,
    afterKong: false,
    robbingKong: false,
    flowers: 0,
  };
}

const pointsOf = (claim: WinningClaim, rules = wmo2006): number =>
  (scoreWin(claim, rules)?.fans ?? [])
    .filter(fan => COUNTED.has(fan.id))
    .reduce((sum, fan) => sum + fan.points * fan.times, 0);

describe('kongs and concealed pungs', () => {
  const cases = TABLE.flatMap(([m, c, row]) => row.map((points, p) => [m, c, p, points] as const));

  test.each(cases)('[R55] [R56] %i melded kongs, %i concealed, %i concealed pungs: %i points', (m, c, p, points) => {
    expect(pointsOf(claimOf(m, c, p))).toBe(points);
  });

  test('the table has all 35 cases', () => {
    expect(cases.length).toBe(35);
  });

  test('[R57] cn1998 counts five for one of each and six for two concealed', () => {
    expect(pointsOf(claimOf(1, 1, 0), cn1998)).toBe(5);
    expect(pointsOf(claimOf(0, 2, 0), cn1998)).toBe(6);
  });
});
