import { describe, expect, it } from 'vitest';
import { dragTo, type Grip, isBeyondPress, outcomeOf } from './drag.ts';

const HEIGHT = 100;
const grip = (own: Partial<Grip> = {}): Grip => ({
  key: 't1',
  pointer: 1,
  isMouse: false,
  x: 50,
  y: 50,
  time: 1000,
  ...own,
});
const drag = (dx: number, dy: number) => dragTo(grip(), { x: 50 + dx, y: 50 + dy }, 3, HEIGHT);

describe('a pointer that holds a tile', () => {
  it('drags it once it has travelled more than 8 px in any direction', () => {
    expect([drag(8, 0), drag(0, -8), drag(5, 6)].map(isBeyondPress)).toEqual([false, false, false]);
    expect([drag(9, 0), drag(0, 9), drag(6, 6)].map(isBeyondPress)).toEqual([true, true, true]);
  });

  it('has it above the hand from more than 0.6 of the height of a tile on', () => {
    expect([drag(0, -60).isOut, drag(0, -61).isOut, drag(0, 90).isOut]).toEqual([false, true, false]);
    expect(drag(7, -61)).toEqual({ index: 3, dx: 7, dy: -61, isOut: true });
  });

  it('discards it where it lets go above the hand, and drops it within', () => {
    expect(outcomeOf(drag(0, -61), grip(), 9000)).toBe('discard');
    expect(outcomeOf(drag(40, -30), grip(), 9000)).toBe('drop');
  });

  it('discards it by a flick: more than 16 px upwards, faster than 0.45 px/ms, and not by a mouse', () => {
    expect(outcomeOf(drag(0, -30), grip(), 1060)).toBe('discard');
    expect(outcomeOf(drag(0, -30), grip(), 1070)).toBe('drop');
    expect(outcomeOf(drag(0, -16), grip(), 1010)).toBe('drop');
    expect(outcomeOf(drag(0, 30), grip(), 1060)).toBe('drop');
    expect(outcomeOf(drag(0, -30), grip({ isMouse: true }), 1060)).toBe('drop');
  });
});
