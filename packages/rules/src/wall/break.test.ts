import { describe, expect, test } from 'vitest';
import { breaker, breakStack, type Dice, fromBreak, seeded, shuffledRing } from '../index.ts';

/** Two throws with these sums. */
function thrown(first: number, second: number): Dice {
  const split = (sum: number): [number, number] => (sum > 6 ? [6, sum - 6] : [1, sum - 1]);
  return [...split(first), ...split(second)];
}

const [EAST, SOUTH, WEST, NORTH] = [0, 1, 2, 3];

describe('the break of the wall', () => {
  test.each([
    [EAST, [5, 9]],
    [SOUTH, [2, 6, 10]],
    [WEST, [3, 7, 11]],
    [NORTH, [4, 8, 12]],
  ])('[R6] the side of seat %i is broken by its first sums', (side, sums) => {
    for (const sum of sums) expect(breaker(thrown(sum, 7))).toBe(side);
  });

  test('[R5] [R6] the beginning is the stack clockwise of the one counted, each side having its eighteen', () => {
    expect(breakStack(thrown(5, 2))).toBe(0 + 7);
    expect(breakStack(thrown(4, 2))).toBe(18 + 6);
    expect(breakStack(thrown(3, 2))).toBe(36 + 5);
    expect(breakStack(thrown(2, 2))).toBe(54 + 4);
  });

  test('[R7] a count above eighteen goes round the corner to the left neighbour', () => {
    expect(breakStack(thrown(9, 12))).toBe(18 + 3);
    expect(breakStack(thrown(12, 12))).toBe(36 + 6);
    expect(breakStack(thrown(11, 12))).toBe(54 + 5);
    expect(breakStack(thrown(10, 12))).toBe(0 + 4);
  });

  test("[R7] a count of eighteen begins at the left neighbour's first stack", () => {
    expect(breakStack(thrown(9, 9))).toBe(18);
    expect(breakStack(thrown(10, 8))).toBe(0);
  });

  test('[R8] the two worked breaks', () => {
    expect([breaker(thrown(7, 8)), breakStack(thrown(7, 8))]).toEqual([WEST, 51]);
    expect([breaker(thrown(12, 9)), breakStack(thrown(12, 9))]).toEqual([NORTH, 39]);
  });

  test('[R6] [R11] the dice turn the ring and change nothing of its order', () => {
    const ring = shuffledRing(seeded('a wall'));
    const { tiles, breakAt } = fromBreak(ring, thrown(7, 8));
    expect(breakAt).toBe(51);
    expect(tiles.slice(0, 2)).toEqual(ring.slice(102, 104));
    expect(tiles.slice(42)).toEqual(ring.slice(0, 102));
  });
});
