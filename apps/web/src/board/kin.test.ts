import { HIDDEN } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { middle, view } from '../../gallery/hands.ts';
import { boxAt, kinOf } from './kin.ts';
import { layoutOf } from './layout/index.ts';
import { follow } from './motion/index.ts';
import { sceneOf } from './scene.ts';

const { boxes } = follow(undefined, layoutOf(sceneOf(view(middle, 1), 1), { w: 1440, h: 900 }).boxes);

describe('the copies of a tile', () => {
  it('are those of the topmost tile under the pointer', () => {
    for (const box of boxes.filter(({ zone }) => zone === 'river')) {
      expect(boxAt(boxes, box.x + box.w / 2, box.y + box.h / 2)?.tile).toBe(box.tile);
    }
    expect(boxAt(boxes, -5, -5)).toBeUndefined();
  });

  it('are all visible ones, wherever they lie, and never a hidden one', () => {
    const pointed = boxes.find(({ zone, tile }) => zone === 'river' && tile !== HIDDEN)!;
    const kin = kinOf(boxes, pointed);
    const all = boxes.filter(({ tile, zone }) => tile === pointed.tile && zone !== 'wall');
    expect(kin).toHaveLength(all.length - 1);
    expect(kin.every(({ tile }) => tile === pointed.tile)).toBe(true);
    const wall = boxes.find(({ zone }) => zone === 'wall')!;
    expect(boxAt([wall], wall.x + 1, wall.y + 1)).toBeUndefined();
  });
});
