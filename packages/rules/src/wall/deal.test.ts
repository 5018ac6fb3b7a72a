import { describe, expect, test } from 'vitest';
import {
  ALL_TILES,
  copiesOf,
  dealtHands,
  drawnSeats,
  evolve,
  isFlower,
  isWholeSet,
  seeded,
  shuffledRing,
  type Tile,
  tilesLeft,
  undealt,
} from '../index.ts';
import { given } from '../testing/story.ts';

/** Places of a wall in drawing order instead of its tiles, to see which place comes to whom. */
const PLACES = Array.from({ length: 144 }, (_, place) => place as Tile);

describe('the set', () => {
  test('[R1] has 144 tiles, four of each of 34 kinds and one of each of eight flowers', () => {
    expect(ALL_TILES).toHaveLength(144);
    const kinds = [...new Set(ALL_TILES)];
    expect(kinds.filter(isFlower)).toHaveLength(8);
    expect(kinds.filter(kind => !isFlower(kind))).toHaveLength(34);
    for (const kind of kinds) {
      expect(ALL_TILES.filter(tile => tile === kind)).toHaveLength(isFlower(kind) ? 1 : 4);
      expect(copiesOf(kind)).toBe(isFlower(kind) ? 1 : 4);
    }
  });

  test('[R11] a shuffle holds the whole set, and each tile comes first about as often as it exists', () => {
    const random = seeded('many walls');
    const firsts = Array.from({ length: 3000 }, () => {
      const ring = shuffledRing(random);
      expect(isWholeSet(ring)).toBe(true);
      return ring[0]!;
    });
    const share = firsts.filter(isFlower).length / firsts.length;
    expect(share).toBeGreaterThan(0.04);
    expect(share).toBeLessThan(0.072);
  });
});

describe('the seats', () => {
  test('[R3] are drawn by lot, and every order of the four occurs', () => {
    const random = seeded('four winds face down');
    const orders = new Set(Array.from({ length: 400 }, () => drawnSeats(random).join('')));
    expect(orders.size).toBe(24);
    for (const order of orders) expect([...order].sort().join('')).toBe('0123');
  });
});

describe('the deal', () => {
  const [east, south, west, north] = dealtHands(PLACES);

  test('[R9] each takes two stacks three times round', () => {
    expect(east.slice(0, 12)).toEqual([0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35]);
    expect(north.slice(0, 12)).toEqual([12, 13, 14, 15, 28, 29, 30, 31, 44, 45, 46, 47]);
  });

  test('[R9] one and three: East the upper tiles of the first and third stack, the others one each', () => {
    const upper = (stack: number) => 48 + 2 * stack;
    expect(east.slice(12)).toEqual([upper(0), upper(2)]);
    expect(south.slice(12)).toEqual([upper(0) + 1]);
    expect(west.slice(12)).toEqual([upper(1)]);
    expect(north.slice(12)).toEqual([upper(1) + 1]);
  });

  test('[R4] [R9] East has fourteen, the others thirteen, and 91 remain to be drawn', () => {
    const { state } = given();
    expect(state.seats.map(seat => seat.concealed.length)).toEqual([14, 13, 13, 13]);
    expect(tilesLeft(state.wall)).toBe(91);
  });

  test("[R9] the first tile of play is the third stack's lower one", () => {
    const { state } = given();
    expect(state.wall.front).toBe(53);
  });

  test('[R11] the record holds wall and dice, so that the deal can be played again', () => {
    const { state, log } = given({ dice: [6, 6, 4, 5] });
    expect(log[0]).toMatchObject({ type: 'dealt', dice: [6, 6, 4, 5], breakAt: 39 });
    expect(log.reduce(evolve, undealt)).toEqual(state);
  });
});
