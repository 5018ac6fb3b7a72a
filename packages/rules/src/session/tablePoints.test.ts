import { describe, expect, test } from 'vitest';
import { placesOf, tablePoints } from '../index.ts';

describe('table points', () => {
  test('[R86] 4, 2, 1 and 0 by total', () => {
    expect(tablePoints([-40, 100, 10, -70], 'average')).toEqual([1, 4, 2, 0]);
  });

  test.each([
    ['two first', [50, 50, -20, -80], [3, 3, 1, 0]],
    ['two in the middle', [90, -10, -10, -70], [4, 1.5, 1.5, 0]],
    ['two last', [90, 10, -50, -50], [4, 2, 0.5, 0.5]],
    ['three first', [20, 20, 20, -60], [7 / 3, 7 / 3, 7 / 3, 0]],
    ['two first and two last', [30, -30, 30, -30], [3, 0.5, 3, 0.5]],
    ['all four', [0, 0, 0, 0], [1.75, 1.75, 1.75, 1.75]],
  ] as const)('[R86] %s share the average of their places', (_, totals, points) => {
    expect(tablePoints(totals, 'average')).toEqual(points);
    expect(points.reduce<number>((sum, own) => sum + own, 0)).toBeCloseTo(7);
  });

  test('[R86] by the option starting-seat the earlier first seat goes first', () => {
    expect(tablePoints([50, 50, -20, -80], 'starting-seat')).toEqual([4, 2, 1, 0]);
    expect(tablePoints([-70, -10, 90, -10], 'starting-seat')).toEqual([0, 2, 4, 1]);
    expect(tablePoints([0, 0, 0, 0], 'starting-seat')).toEqual([4, 2, 1, 0]);
  });

  test('[R86] by the option full all have the points of the best place', () => {
    expect(tablePoints([50, 50, -20, -80], 'full')).toEqual([4, 4, 1, 0]);
    expect(tablePoints([0, 0, 0, 0], 'full')).toEqual([4, 4, 4, 4]);
  });

  test('[R86] equal totals have the same place', () => {
    expect(placesOf([50, 50, -20, -80])).toEqual([1, 1, 3, 4]);
  });
});
