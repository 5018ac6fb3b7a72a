import type { ClassicalRules } from '../rulesets/ruleset.ts';
import type { WallLayout } from '../wall/layout.ts';

/** The two tiles on top of the wall beside the gap: replacements take them, and two more follow (CLASSICAL). */
const PAIR_ON_TOP = { tiles: 2, isRefilled: 'by-pairs' } as const;
/** The last seven pairs, which nobody plays. */
const LAST_FOURTEEN = { tiles: 14, isRefilled: true } as const;

/** Walls of the three ways, with flowers. */
const LAYOUTS: Readonly<Record<ClassicalRules['id'], WallLayout>> = {
  macau: {
    stacks: 18,
    walls: 'shared',
    throws: 1,
    direction: 'counter-clockwise',
    replacements: 'end',
    dead: PAIR_ON_TOP,
  },
  spanish1920: {
    stacks: 18,
    walls: 'shared',
    throws: 2,
    direction: 'clockwise',
    replacements: 'end',
    dead: LAST_FOURTEEN,
  },
  pamphlet: {
    stacks: 18,
    walls: 'shared',
    throws: 2,
    direction: 'clockwise',
    replacements: 'end',
    dead: PAIR_ON_TOP,
  },
};

const PLAYED_PAIR = { ...PAIR_ON_TOP, isPlayed: true } as const;

/**
 * Returns the walls of a way: sides of 18 stacks, or of 17 without flowers; the pair on top is played or left; the next
 * player sits to the right, or to the left.
 */
export function layoutOfWay({ id, flowerExposure, dragonPlayed, clockwise }: ClassicalRules): WallLayout {
  const sides = flowerExposure === 'none' ? { ...LAYOUTS[id], stacks: 17 } : LAYOUTS[id];
  const layout: WallLayout = clockwise ? { ...sides, turns: 'clockwise' } : sides;
  return dragonPlayed && layout.dead === PAIR_ON_TOP ? { ...layout, dead: PLAYED_PAIR } : layout;
}
