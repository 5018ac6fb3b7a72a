import { describe, expect, test } from 'vitest';
import { macau, PLAYERS, pamphlet, seatsByDice, seeded, spanish1920, throwForSeats, wmo2006 } from '../index.ts';

const sum = (throws: readonly (readonly [number, number])[]): string =>
  throws.map(([one, other]) => String.fromCharCode(64 + one + other)).join('');
const THROWN = Array.from({ length: 2000 }, (_, n) => `thrown ${n}`);

describe('seats by dice', () => {
  test('[C4] decide the banker in Macau, all four seats in the other ways, and none in the competition', () => {
    expect([macau, spanish1920, pamphlet, wmo2006].map(seatsByDice)).toEqual(['banker', 'all', 'all', undefined]);
  });

  test('[C4] give East to the highest throw and the others their seats by the order of the throws', () => {
    const orders = new Set<string>();
    for (const seed of THROWN) {
      const { throws, order } = throwForSeats(seeded(seed), 'all');
      const sums = order.map(chair => sum(throws[chair]));
      // Throws are compared one after another; a chair that had to throw again has more of them.
      expect([...sums].sort().reverse()).toEqual(sums);
      expect(new Set(sums).size).toBe(4);
      orders.add(order.join());
    }
    expect(orders.size).toBe(24);
  });

  test('[C4] leave the others at their places to the right of the banker where dice decide the banker alone', () => {
    const counts = [0, 0, 0, 0];
    for (const seed of THROWN) {
      const { throws, order } = throwForSeats(seeded(seed), 'banker');
      const [banker] = order;
      expect(order).toEqual(PLAYERS.map(player => (banker + player) % 4));
      for (const chair of order.slice(1)) expect(sum(throws[banker]) > sum(throws[chair])).toBe(true);
      counts[banker]!++;
    }
    for (const count of counts) expect(Math.abs(count - THROWN.length / 4)).toBeLessThan(100);
  });

  test('[C4] are thrown again by those alone whose throws were equal', () => {
    const again = THROWN.map(seed => throwForSeats(seeded(seed), 'all').throws).filter(throws =>
      throws.some(({ length }) => length > 1),
    );
    expect(again.length).toBeGreaterThan(500);
    for (const throws of again) {
      const firsts = throws.map(thrown => sum(thrown.slice(0, 1)));
      for (const [chair, thrown] of throws.entries()) {
        const isEqual = firsts.filter(first => first === firsts[chair]).length > 1;
        expect(thrown.length > 1).toBe(isEqual);
      }
    }
  });
});
