import { describe, expect, it } from 'vitest';
import { pressed, reached } from './lifting.ts';

const seat = (table: number, seat: 0 | 1 | 2 | 3) => ({ table, seat });

describe('an exchange of two seats', () => {
  it('lifts the first, exchanges with the second, and puts back the same', () => {
    const lifted = pressed({ at: seat(1, 0), lifted: undefined }, seat(1, 2));
    expect(lifted).toEqual({ act: 'lift', next: { at: seat(1, 2), lifted: seat(1, 2) } });
    expect(pressed(lifted.next, seat(5, 1))).toEqual({
      act: 'exchange',
      one: seat(1, 2),
      other: seat(5, 1),
      next: { at: seat(5, 1), lifted: undefined },
    });
    expect(pressed(lifted.next, seat(1, 2))).toEqual({ act: 'put-back', next: { at: seat(1, 2), lifted: undefined } });
  });
});

describe('the arrows among seats', () => {
  const six = [1, 2, 3, 4, 5, 6];
  it('go up and down within a table, then to the one below or above', () => {
    expect(reached(seat(2, 0), 'ArrowDown', six, 4)).toEqual(seat(2, 1));
    expect(reached(seat(2, 3), 'ArrowDown', six, 4)).toEqual(seat(6, 0));
    expect(reached(seat(6, 0), 'ArrowUp', six, 4)).toEqual(seat(2, 3));
  });

  it('go left and right to the same seat, and stay at the edges', () => {
    expect(reached(seat(2, 3), 'ArrowRight', six, 4)).toEqual(seat(3, 3));
    expect(reached(seat(1, 3), 'ArrowLeft', six, 4)).toEqual(seat(1, 3));
    expect(reached(seat(3, 3), 'ArrowDown', six, 4)).toEqual(seat(3, 3));
  });

  it('skip tables that are not shown', () => {
    expect(reached(seat(2, 1), 'ArrowRight', [2, 9], 4)).toEqual(seat(9, 1));
    expect(reached(seat(2, 1), 'End', [2, 9], 4)).toEqual(seat(9, 3));
    expect(reached(seat(9, 1), 'Home', [2, 9], 4)).toEqual(seat(2, 0));
  });
});
