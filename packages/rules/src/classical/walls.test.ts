import { describe, expect, test } from 'vitest';
import {
  breaker,
  breakStack,
  type ClassicalRules,
  type Dice,
  dealtHands,
  isFlower,
  macau,
  pamphlet,
  placeOfStack,
  SEATS,
  seatAfter,
  spanish1920,
  stacksOf,
  tileSet,
  tilesLeft,
  wallOf,
} from '../index.ts';
import { tiles } from '../testing/stackedRing.ts';
import { given } from '../testing/story.ts';
import type { Tile } from '../tiles/tile.ts';

const WAYS: readonly ClassicalRules[] = [macau, spanish1920, pamphlet];
const [EAST, SOUTH, WEST, NORTH] = [0, 1, 2, 3];

/** Two throws with these sums. */
function thrown(first: number, second = 7): Dice {
  const split = (sum: number): [number, number] => (sum > 6 ? [6, sum - 6] : [1, sum - 1]);
  return [...split(first), ...split(second)];
}

/** Where the wall begins, and where it ends: the stack before it in drawing order. */
function ends(rules: ClassicalRules, dice: Dice) {
  const layout = wallOf(rules);
  const begins = breakStack(dice, layout);
  const all = stacksOf(layout);
  return { begins: placeOfStack(layout, begins), ends: placeOfStack(layout, (begins + all - 1) % all) };
}

describe('the walls of the three ways', () => {
  test('[C2] [C3] are built of 144 tiles with eight different flowers, or of 136 without', () => {
    const sets = WAYS.map(rules => tileSet(wallOf(rules)));
    expect(sets.map(({ length }) => length)).toEqual([144, 136, 144]);
    expect(sets.map(set => new Set(set.filter(isFlower)).size)).toEqual([8, 0, 8]);
    for (const set of sets) expect(SEATS.map(kind => set.filter(tile => tile === kind).length)).toEqual([4, 4, 4, 4]);
  });

  test('[C5] are 18 stacks a side, 17 without flowers', () => {
    expect(WAYS.map(rules => wallOf(rules).stacks)).toEqual([18, 17, 18]);
    expect(wallOf({ ...spanish1920, flowerExposure: 'auto' }).stacks).toBe(18);
  });

  test('[C6] in Macau one throw of the banker names the opener and counts the pairs of that side', () => {
    expect(breaker(thrown(7))).toBe(WEST);
    expect(ends(macau, thrown(7)).ends).toEqual({ seat: WEST, fromRight: 6 });
    for (const second of [2, 7, 12]) expect(ends(macau, thrown(7, second))).toEqual(ends(macau, thrown(7)));
    for (let sum = 2; sum <= 12; sum++) {
      const dice = thrown(sum);
      expect(ends(macau, dice).ends, String(sum)).toEqual({ seat: breaker(dice), fromRight: sum - 1 });
    }
  });

  test.each([pamphlet, spanish1920])('[C7] both throws are counted from the right end of the first: $id', rules => {
    expect(ends(rules, thrown(6, 5)).ends).toEqual({ seat: SOUTH, fromRight: 10 });
    expect(breaker(thrown(6, 5))).toBe(SOUTH);
  });

  test('[C7] a sum beyond the side goes round the corner to the left neighbour, whose wall it is not', () => {
    const left = seatAfter(SOUTH as 1, 3);
    expect(ends(pamphlet, thrown(10, 9)).ends).toEqual({ seat: left, fromRight: 0 });
    expect(ends(pamphlet, thrown(10, 8)).ends).toEqual({ seat: SOUTH, fromRight: 17 });
    // Sides of 17 turn one earlier.
    expect(ends(spanish1920, thrown(10, 8)).ends).toEqual({ seat: left, fromRight: 0 });
    expect(breaker(thrown(10, 9))).toBe(SOUTH);
  });

  test('[C8] the wall begins on the right of the pair that is lifted in Macau, on its left in the Spanish texts', () => {
    expect(ends(macau, thrown(7))).toEqual({
      begins: { seat: WEST, fromRight: 5 },
      ends: { seat: WEST, fromRight: 6 },
    });
    // With 2 the first pair at the right is left, and then comes the right neighbour's side.
    const layout = wallOf(macau);
    const next = (breakStack(thrown(2), layout) + 1) % stacksOf(layout);
    expect(placeOfStack(layout, next)).toEqual({ seat: WEST, fromRight: 17 });
    for (const rules of [pamphlet, spanish1920]) {
      expect(ends(rules, thrown(3, 4)).begins).toEqual({ seat: WEST, fromRight: 7 });
    }
  });

  test.each(WAYS)(
    '[C9] four tiles three times round, then the banker takes the first and third upper tile: $id',
    rules => {
      const layout = wallOf(rules);
      const places = Array.from({ length: stacksOf(layout) * 2 }, (_, place) => place as Tile);
      const hands = dealtHands(places, layout);
      expect(SEATS.map(seat => hands[seat].length)).toEqual([14, 13, 13, 13]);
      expect(hands[EAST]!.slice(0, 8)).toEqual([0, 1, 2, 3, 16, 17, 18, 19]);
      // The upper tiles of the stacks that follow are 48, 50, 52, the lower ones 49 and 51.
      expect(SEATS.map(seat => hands[seat].slice(12))).toEqual([[48, 52], [49], [50], [51]]);
      expect(hands[NORTH]!.slice(0, 4)).toEqual([12, 13, 14, 15]);
    },
  );

  test('[C10] the upper of the two tiles is taken first, and two more are lifted after the second', () => {
    const rules = { ...macau, exchanges: false };
    const left = (story: ReturnType<typeof given>) => tilesLeft(story.state.wall);
    const none = given({ rules, hands: ['1m'] });
    // The eight flowers lie in the wall; no replacement has gone.
    expect(none.state.wall.back).toBe(0);
    const one = given({ rules, hands: ['f1'], replacements: '5m 6m' });
    expect(one.state.wall.back).toBe(1);
    expect(one.state.seats[0].concealed).toContain(tiles('5m')[0]);
    expect(left(one)).toBe(left(none));
    const two = given({ rules, hands: ['f1 f2'], replacements: '5m 6m' });
    expect(two.state.wall.back).toBe(2);
    expect(left(two)).toBe(left(none) - 2);
  });

  test('[C11] fourteen tiles of the 1920s are never drawn in turn', () => {
    const story = given({ rules: spanish1920 });
    expect(tilesLeft(story.state.wall)).toBe(136 - 53 - 14);
    const kong = given({ rules: spanish1920, hands: ['5555m'] }).when({
      type: 'declare-kong',
      seat: 0,
      tile: 4 as Tile,
    });
    expect(tilesLeft(kong.state.wall)).toBe(136 - 53 - 14 - 1);
  });
});
