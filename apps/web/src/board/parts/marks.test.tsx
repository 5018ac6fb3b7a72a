import { tile } from '@gorrion/rules/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { KeyedBox } from '../motion/index.ts';
import type { TileMark } from '../props.ts';
import { Marks } from './Marks.tsx';

const box = (zone: string, x: number, marks: readonly string[] = []) =>
  ({ key: `${zone} ${x}`, zone, seat: 1, tile: tile('5m'), x, y: 0, w: 9, h: 9, marks }) as unknown as KeyedBox;

it('frames a tile where it lies: any discard that is pointed at, and of a review the last one alone', () => {
  const boxes = [box('hand', 1), box('meld', 2), box('river', 3)];
  const framed = (zone: TileMark['zone'], on = boxes) =>
    renderToStaticMarkup(<Marks marks={[{ zone, seat: 1, tile: tile('5m'), kind: 'best' }]} boxes={on} />).match(
      /translate\((\d)px/,
    )?.[1];
  expect(framed('hand')).toBe('1');
  expect(framed('meld')).toBe('2');
  expect(framed('discard')).toBe('3');
  expect(framed('river')).toBeUndefined();
  expect(framed('river', [box('river', 4, ['last'])])).toBe('4');
});
