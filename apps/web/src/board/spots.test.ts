import type { Seat, Tile } from '@gorrion/rules';
import { HIDDEN } from '@gorrion/rules';
import { expect, it } from 'vitest';
import { boxOf, spotOf } from './spots.ts';

const box = (zone: 'hand' | 'river' | 'wall', seat: number, tile: number) => ({
  zone,
  seat: seat as Seat,
  tile: tile as Tile,
});

it('a tile is found again on another table by owner, zone, kind and copy', () => {
  const mine = [box('river', 0, 5), box('river', 0, 7), box('river', 0, 5), box('hand', 0, 5), box('river', 1, 5)];
  const others = [box('river', 1, 5), box('hand', 0, 5), box('river', 0, 5), box('river', 0, 7), box('river', 0, 5)];
  expect(spotOf(mine, mine[2]!)).toEqual({ zone: 'river', seat: 0, tile: 5, copy: 1 });
  for (const one of mine) expect(boxOf(others, spotOf(mine, one)!)).toEqual(one);
  expect(boxOf(others, spotOf(mine, mine[2]!)!)).toBe(others[4]);
});

it('nobody points into the wall, at a back, or at a tile that this viewer does not see', () => {
  const boxes = [box('wall', 0, 3), box('hand', 1, HIDDEN)];
  expect(boxes.map(one => spotOf(boxes, one))).toEqual([undefined, undefined]);
  expect(boxOf(boxes, { zone: 'hand', seat: 1, tile: 4 as Tile, copy: 0 })).toBeUndefined();
});
