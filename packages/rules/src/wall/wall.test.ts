import { describe, expect, test } from 'vitest';
import {
  afterDraw,
  below,
  COMPETITION_WALL,
  nextFromBack,
  nextFromFront,
  nextTile,
  SEATS,
  seeded,
  standingTiles,
  type Tile,
  tilesLeft,
  type Wall,
} from '../index.ts';

/** A wall of places instead of tiles: upper tiles are even, lower ones odd. */
const fresh = (stacks: number): Wall => ({
  layout: COMPETITION_WALL,
  tiles: Array.from({ length: stacks * 2 }, (_, place) => place as Tile),
  breakAt: 0,
  front: 0,
  back: 0,
});

/** Draws from the front (f) and the back (b) in turn. */
function drawn(wall: Wall, ends: string): (number | undefined)[] {
  let now = wall;
  return [...ends].map(end => {
    const tile = end === 'f' ? nextFromFront(now) : nextFromBack(now);
    if (tile !== undefined) now = end === 'f' ? { ...now, front: now.front + 1 } : { ...now, back: now.back + 1 };
    return tile;
  });
}

describe('the wall', () => {
  test('[R10] is drawn upper then lower from the front', () => {
    expect(drawn(fresh(3), 'ffff')).toEqual([0, 1, 2, 3]);
  });

  test('[R10] gives replacements from the end, the upper tile first', () => {
    expect(drawn(fresh(3), 'bbbb')).toEqual([4, 5, 2, 3]);
  });

  test('[R10] both ends meet in one stack: the front takes its lower tile when the upper has gone as replacement', () => {
    expect(drawn(fresh(2), 'bfff')).toEqual([2, 0, 1, 3]);
    expect(drawn(fresh(1), 'bf')).toEqual([0, 1]);
  });

  test('[R10] both ends meet in one stack: the end gives the lower tile when the upper has been drawn', () => {
    expect(drawn(fresh(2), 'fffb')).toEqual([0, 1, 2, 3]);
    expect(drawn(fresh(1), 'fb')).toEqual([0, 1]);
  });

  test('[R4] every tile is drawn once from whichever end, and then there is none', () => {
    const random = seeded('both ends');
    for (let round = 0; round < 200; round++) {
      const wall = fresh(72);
      const ends = Array.from({ length: 144 }, () => (below(random, 4) === 0 ? 'b' : 'f')).join('');
      const all = drawn(wall, ends);
      expect([...all].sort((a, b) => a! - b!)).toEqual(wall.tiles);
      expect(drawn(wall, `${ends}fb`).slice(144)).toEqual([undefined, undefined]);
    }
  });

  test('[R10] stands as it was drawn from: the top of a stack goes before its bottom, and both ends may meet in one', () => {
    const standing = (front: number, back: number) => standingTiles({ ...fresh(72), front, back });
    expect(standing(0, 0)).toHaveLength(144);
    expect(standing(53, 0)[0]).toBe(53);
    expect(standing(0, 1).slice(-2)).toEqual([141, 143]);
    expect(standing(0, 2).slice(-2)).toEqual([140, 141]);
    expect(standing(101, 42)).toEqual([101]);
    expect(standing(100, 43)).toEqual([101]);
    expect(standing(101, 43)).toEqual([]);
  });

  test('[R10] what stands is what can still be drawn, from shared and from own walls', () => {
    const random = seeded('standing');
    const own = { ...COMPETITION_WALL, walls: 'own', replacements: 'front' } as const;
    for (let round = 0; round < 60; round++) {
      let wall: Wall = { ...fresh(72), ...(round % 2 === 0 ? { layout: own, own: [0, 0, 0, 0] } : {}) };
      for (let draws = below(random, 145); draws > 0; draws--) {
        const [seat, isReplacement] = [SEATS[below(random, 4)]!, below(random, 4) === 0];
        if (nextTile(wall, seat, isReplacement) !== undefined) wall = afterDraw(wall, seat, isReplacement);
      }
      const standing = standingTiles(wall);
      const rest: number[] = [];
      for (const seat of SEATS) {
        for (let next = nextTile(wall, seat, false); next !== undefined; next = nextTile(wall, seat, false)) {
          rest.push(next);
          wall = afterDraw(wall, seat, false);
        }
      }
      expect(standing).toEqual(rest.sort((a, b) => a - b));
    }
  });

  test('[R4] an empty wall has no tile left', () => {
    expect(tilesLeft({ ...fresh(2), front: 1, back: 3 })).toBe(0);
  });
});
