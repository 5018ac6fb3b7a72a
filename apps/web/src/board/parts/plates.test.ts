import { viewFor } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { claim } from '../../../gallery/hands.ts';
import { layoutOf } from '../layout/index.ts';
import { sceneOf } from '../scene.ts';
import { barStyle, toolsStyle } from './plates.ts';

/** The height of the claim bar on two lines, and of the menu button, on phones (px). */
const [TWO_LINES, BUTTON] = [100, 44];

describe('the menu of an upright phone while a claim is offered', () => {
  it.each([
    { w: 360, h: 640 },
    { w: 390, h: 786 },
    { w: 390, h: 844 },
    { w: 412, h: 915 },
  ])('stands above the claim bar and beside all tiles, at %o', size => {
    const { geometry, boxes } = layoutOf(sceneOf(viewFor(claim, 1), 1), size);
    const { left, bottom } = toolsStyle(geometry, true) as Record<'left' | 'bottom', number>;
    const foot = size.h - bottom;
    expect(foot).toBeLessThan(size.h - (barStyle(geometry, true).bottom as number) - TWO_LINES);
    const under = boxes.filter(
      ({ x, y, w, h }) => x < left + BUTTON && x + w > left && y < foot && y + h > foot - BUTTON,
    );
    expect(under.map(({ zone, seat }) => `${zone} of ${seat}`)).toEqual([]);
  });
});
