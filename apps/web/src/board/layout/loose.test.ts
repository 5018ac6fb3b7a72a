import {
  breakStack,
  CLASSICAL_RULESETS,
  type Dice,
  HIDDEN,
  placeOfStack,
  seeded,
  stacksOf,
  standingTiles,
  throwDice,
  tilesLeft,
  tilesOfLayout,
  type Wall,
  type WallLayout,
  wallOf,
} from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../scene.ts';
import { breakLine } from './breakLine.ts';
import { layoutOf } from './layout.ts';
import { countedStack, deadWall, liftedStack, looseTiles, stackPlace } from './loose.ts';
import { ringStacks } from './ring.ts';
import { stackSpot } from './stackSpot.ts';
import type { Box } from './types.ts';

const SIZE = { w: 1440, h: 900 };
const EMPTY = { hand: [], apart: undefined, isOpen: false, melds: [], flowers: [], river: [], asDrawn: [] };
const { macau, spanish1920, pamphlet } = CLASSICAL_RULESETS;
const LAYOUTS = [macau, spanish1920, pamphlet].map(rules => [rules.id, wallOf(rules)] as const);
const SEED = 20261125;

const tilesOf = (layout: WallLayout): Wall['tiles'] => Array.from({ length: tilesOfLayout(layout) }, () => HIDDEN);

/** Returns a scene with nothing but its wall. */
function sceneOfWall(wall: Pick<Wall, 'layout' | 'breakAt' | 'front' | 'back'>, isOpened = true): Scene {
  return {
    bottom: 0,
    hasOwnHand: true,
    positions: [0, 1, 2, 3].map(seat => ({ ...EMPTY, seat })) as unknown as Scene['positions'],
    wall: standingTiles({ ...wall, tiles: tilesOf(wall.layout) }),
    layout: wall.layout,
    breakAt: wall.breakAt,
    isOpened,
    isLaidOpen: false,
    lastDiscard: undefined,
  };
}

const dealt = (layout: WallLayout, breakAt: number, front = 53, back = 0) =>
  sceneOfWall({ layout, breakAt, front, back });

const boxesOf = (scene: Scene) => layoutOf(scene, SIZE).boxes.filter(({ zone }) => zone === 'wall');
const boxAt = (boxes: readonly Box[], place: number) => boxes.find(({ slot }) => slot === `wall-${place}`)!;
const middle = ({ x, w }: Pick<Box, 'x' | 'w'>) => x + w / 2;

/** A break in the middle of the wall of the seat below, so that all that lies beside it is on this side. */
const THROWS: Readonly<Record<string, Dice>> = {
  macau: [4, 5, 1, 1],
  spanish1920: [2, 3, 2, 2],
  pamphlet: [2, 3, 2, 2],
};

describe.each(LAYOUTS)('the wall of %s', (id, layout) => {
  const last = stacksOf(layout) - 1;
  const scene = dealt(layout, breakStack(THROWS[id]!, layout));

  it('[C5] has every stack once, in rows that do not overlap, wherever it breaks', () => {
    for (let breakAt = 0; breakAt < stacksOf(layout); breakAt += 5) {
      const whole = sceneOfWall({ layout, breakAt, front: 0, back: 0 }, false);
      const places = Array.from({ length: stacksOf(layout) }, (_, stack) => stackPlace(whole, stack));
      expect(new Set(places.map(({ seat, fromRight }) => `${seat} ${fromRight}`)).size).toBe(stacksOf(layout));
      const feet = boxesOf(whole).filter(({ marks }) => marks.includes('under'));
      expect(feet).toHaveLength(stacksOf(layout));
      const meets = feet.some((a, n) =>
        feet
          .slice(n + 1)
          .some(b => a.x < b.x + b.w - 1 && b.x < a.x + a.w - 1 && a.y < b.y + b.h - 1 && b.y < a.y + a.h - 1),
      );
      expect(meets).toBe(false);
    }
  });

  it('[C8] leaves the gap where the dice counted, and lays the lifted pair on the two stacks beside it', () => {
    const boxes = boxesOf(scene);
    const at = (stack: number) => middle(stackSpot(layoutOf(scene, SIZE).geometry, scene, stack)!);
    expect(liftedStack(scene)).toBe(last);
    const [upper, lower] = [boxAt(boxes, 2 * last), boxAt(boxes, 2 * last + 1)];
    const isMacau = id === 'macau';
    expect(middle(upper)).toBeCloseTo(at(last - (isMacau ? 1 : 2)), 0);
    expect(middle(lower)).toBeCloseTo(at(last - (isMacau ? 2 : 1)), 0);
    // Seen from the player below, the dragon lies left of the gap, loose tiles right of it.
    expect(middle(upper) < at(last)).toBe(isMacau);
    expect(at(0) > at(last)).toBe(isMacau);
    const below = boxAt(boxes, 2 * (last - 1));
    expect(boxAt(boxes, 2 * last).y).toBeLessThan(below.y);
    expect(below.marks).toContain('under');
  });

  it('[C10] lifts two more when both are used, and one stays beside the gap while one is left', () => {
    const one = dealt(layout, 0, 53, 1);
    expect([...looseTiles(one).keys()]).toEqual([2 * last + 1]);
    const refilled = dealt(layout, 0, 53, 2);
    expect([...looseTiles(refilled).keys()]).toEqual([2 * last - 2, 2 * last - 1]);
    expect(liftedStack(refilled)).toBe(last - 1);
    expect(looseTiles(sceneOfWall({ layout, breakAt: 0, front: 0, back: 0 }, false)).size).toBe(0);
  });

  it('[C10] keeps a box for every standing tile, each in a place of its own, until the wall is empty', () => {
    const random = seeded(`${SEED} ${id}`);
    for (let game = 0; game < 12; game++) {
      const breakAt = breakStack(throwDice(random), layout);
      let [front, back] = [53, 0];
      for (let move = 0; ; move++) {
        const wall = { layout, breakAt, front, back };
        const scene = sceneOfWall(wall);
        if (move % 9 === 0 || scene.wall.length < 6) {
          const boxes = boxesOf(scene);
          expect(boxes).toHaveLength(scene.wall.length);
          expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(boxes.length);
        }
        if (tilesLeft({ ...wall, tiles: tilesOf(layout) }) === 0) break;
        if ((move * 7 + game) % 6 === 0) back++;
        else front++;
      }
    }
  });

  it('[C8] counts from the right end of the opener up to the gap', () => {
    const random = seeded(`${SEED} counted ${id}`);
    for (let n = 0; n < 60; n++) {
      const dice = throwDice(random);
      const breakAt = breakStack(dice, layout);
      const counted = dice.slice(0, 2 * layout.throws).reduce((sum, pips) => sum + pips, 0);
      const places = Array.from({ length: counted }, (_, i) =>
        placeOfStack(layout, (breakAt + countedStack({ layout }, counted, i + 1)) % stacksOf(layout)),
      );
      expect(places[0]!.fromRight).toBe(0);
      expect(countedStack({ layout }, counted, counted)).toBe(last);
      for (const [i, { fromRight }] of places.entries()) expect(fromRight).toBe(i % layout.stacks);
    }
  });

  it('[C8] shows the way of the draws, and marks the stacks with loose tiles where the wall is a ring', () => {
    const whole = sceneOfWall({ layout, breakAt: breakStack(THROWS[id]!, layout), front: 0, back: 0 });
    const line = breakLine(layoutOf(whole, SIZE).boxes, layout.direction)!;
    expect(line.along).toEqual(id === 'macau' ? [1, 0] : [-1, 0]);
    expect(line.to[0] > line.from[0]).toBe(id === 'macau');
    const carrying = ringStacks(scene, 8.8).filter(({ isCarrying }) => isCarrying);
    expect(carrying.map(({ stack }) => stack)).toEqual([last - 2, last - 1]);
    expect(ringStacks(scene, 8.8).some(({ stack }) => stack === last)).toBe(false);
  });
});

describe('the dead wall', () => {
  it('[C11] is the last fourteen tiles in the text of the 1920s, whatever was replaced, and marked', () => {
    for (const back of [0, 1, 2, 5]) {
      const scene = dealt(wallOf(spanish1920), 30, 60, back);
      expect(deadWall(scene)).toEqual(scene.wall.slice(-14));
      const marked = boxesOf(scene).filter(({ marks }) => marks.includes('dead'));
      expect(marked).toHaveLength(14);
    }
  });

  it('[C10] is not marked where only two tiles lie loose', () => {
    expect(deadWall(dealt(wallOf(macau), 30))).toEqual([]);
    expect(deadWall(dealt(wallOf(pamphlet), 30))).toEqual([]);
  });
});
