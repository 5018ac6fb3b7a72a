import { evolve, viewFor } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { middle } from '../../../gallery/hands.ts';
import { tile } from '../../../gallery/notation.ts';
import { layoutOf } from '../layout/index.ts';
import { sceneOf } from '../scene.ts';
import { follow } from './identity.ts';
import { keepingSame, zoneOf, zonesOf } from './sharing.ts';

const laid = (state: typeof middle) => layoutOf(sceneOf(viewFor(state, 1), 1), { w: 1440, h: 900 }).boxes;

describe('a board that is shared with the one before', () => {
  const before = follow(undefined, laid(middle));
  const first = zonesOf(before.boxes);
  const after = follow(before, laid(evolve(middle, { type: 'discarded', seat: 1, tile: tile('C3') })));
  const boxes = keepingSame(before.boxes, after.boxes);
  const second = zonesOf(boxes, first);

  it('keeps unchanged tiles and zones as the same objects', () => {
    for (const position of [0, 1, 2, 3]) expect(zoneOf(second, 'wall', position)).toBe(zoneOf(first, 'wall', position));
    for (const seat of [2, 3]) expect(zoneOf(second, 'river', seat)).toBe(zoneOf(first, 'river', seat));
    expect(zoneOf(second, 'meld', 1)).toBe(zoneOf(first, 'meld', 1));
  });

  it('replaces what changed, and nothing else', () => {
    expect(boxes).toEqual(after.boxes);
    expect(zoneOf(second, 'hand', 1)).not.toBe(zoneOf(first, 'hand', 1));
    expect(zoneOf(second, 'river', 1)).toHaveLength(zoneOf(first, 'river', 1).length + 1);
  });

  it('has no zone without tiles', () => {
    expect(zoneOf(zonesOf([]), 'flower', 0)).toEqual([]);
  });
});
