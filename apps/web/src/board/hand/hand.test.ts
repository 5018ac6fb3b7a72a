import { describe, expect, it } from 'vitest';
import { isMeant } from '../../kit/ui/pressTime.ts';
import type { KeyedBox } from '../motion/index.ts';
import { lastPlace, placeAside, placeUnder } from './gap.ts';
import { meaningOf, parseWays, USUAL_WAYS } from './ways.ts';

const once = { count: 1, isLifted: false };

describe('a press on an own tile', () => {
  it('discards at a click, and at the second tap by touch', () => {
    expect(meaningOf(USUAL_WAYS, { by: 'mouse', ...once })).toBe('discard');
    expect(meaningOf(USUAL_WAYS, { by: 'touch', ...once })).toBe('lift');
    expect(meaningOf(USUAL_WAYS, { by: 'touch', count: 1, isLifted: true })).toBe('discard');
  });

  it('discards in the way that the player chose', () => {
    const careful = { mouse: 'double', touch: 'flick' } as const;
    expect(meaningOf(careful, { by: 'mouse', ...once })).toBe('lift');
    expect(meaningOf(careful, { by: 'mouse', count: 2, isLifted: true })).toBe('discard');
    expect(meaningOf(careful, { by: 'mouse', count: 1, isLifted: true })).toBe('lower');
    expect(meaningOf(careful, { by: 'mouse', count: 2, isLifted: false })).toBe('lift');
    expect(meaningOf(careful, { by: 'touch', count: 2, isLifted: true })).toBe('lower');
    const bold = { mouse: 'drag', touch: 'tap' } as const;
    expect(meaningOf(bold, { by: 'mouse', count: 2, isLifted: true })).toBe('lower');
    expect(meaningOf(bold, { by: 'touch', ...once })).toBe('discard');
  });

  it('discards by the keyboard in every way', () => {
    expect(meaningOf({ mouse: 'drag', touch: 'flick' }, { by: 'keys', count: 0, isLifted: false })).toBe('discard');
  });

  it('follows the stored choice, or the default if it is unknown', () => {
    expect(parseWays({ mouse: 'double', touch: 'kick' })).toEqual({ mouse: 'double', touch: 'taps' });
    for (const broken of [undefined, null, 'tap', 3]) expect(parseWays(broken)).toEqual(USUAL_WAYS);
  });

  it('is ignored if it began within 150 ms after its target appeared, or before', () => {
    expect([isMeant(1149, 1000), isMeant(1150, 1000), isMeant(900, 1000)]).toEqual([false, true, false]);
  });
});

describe('a tile that is dragged along the hand', () => {
  const box = (i: number, marks: KeyedBox['marks'] = []) =>
    ({ key: `t${i}`, x: 50 * i, y: 700, w: 50, h: 66, marks }) as unknown as KeyedBox;
  const hand = [0, 1, 2, 3, 4].map(i => box(i));
  const drawn = [0, 1, 2, 3].map(i => box(i)).concat(box(4, ['drawn']));

  it('drops at the nearest place', () => {
    expect(placeUnder(hand, 1, 90, -10)).toBe(3);
    expect(placeUnder(hand, 3, -500, 0)).toBe(0);
    expect(placeUnder(hand, 2, 10, 5)).toBe(2);
  });

  it('stays before the tile just drawn, which itself goes anywhere', () => {
    expect([lastPlace(drawn, 1), lastPlace(drawn, 4), lastPlace(hand, 1)]).toEqual([3, 4, 4]);
    expect(placeUnder(drawn, 1, 500, 0)).toBe(3);
    expect(placeUnder(drawn, 4, -200, 0)).toBe(0);
  });

  it('moves the others aside by one place each', () => {
    const asides = (from: number, to: number) => hand.map((_, place) => placeAside(place, from, to));
    expect(asides(1, 3)).toEqual([0, 1, 1, 2, 4]);
    expect(asides(3, 1)).toEqual([0, 2, 3, 3, 4]);
    expect(asides(2, 2)).toEqual([0, 1, 2, 3, 4]);
  });
});
