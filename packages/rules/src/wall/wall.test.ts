import { describe, expect, test } from 'vitest';
import {
  below,
  COMPETITION_WALL,
  nextFromBack,
  nextFromFront,
  seeded,
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

  test('[R4] an empty wall has no tile left', () => {
    expect(tilesLeft({ ...fresh(2), front: 1, back: 3 })).toBe(0);
  });
});
