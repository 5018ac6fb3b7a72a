/** Which press discards an own tile, by mouse and by touch. Keys always discard, and so does a drag out of the hand. */
export interface DiscardWays {
  readonly mouse: (typeof MOUSE_WAYS)[number];
  readonly touch: (typeof TOUCH_WAYS)[number];
}

export const MOUSE_WAYS = ['click', 'double', 'drag'] as const;
export const TOUCH_WAYS = ['taps', 'tap', 'flick'] as const;
export const USUAL_WAYS: DiscardWays = { mouse: 'click', touch: 'taps' };

/** Returns stored ways; an unknown value becomes the default. */
export function parseWays(stored: unknown): DiscardWays {
  const { mouse, touch } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<DiscardWays>;
  return {
    mouse: MOUSE_WAYS.find(way => way === mouse) ?? USUAL_WAYS.mouse,
    touch: TOUCH_WAYS.find(way => way === touch) ?? USUAL_WAYS.touch,
  };
}

export interface Press {
  readonly by: 'mouse' | 'touch' | 'keys';
  /** The number of quick presses in a row, this one included. */
  readonly count: number;
  /** An earlier press has lifted the tile. */
  readonly isLifted: boolean;
}

/** Returns what a press does to a tile: discards, lifts or lowers it. */
export function meaningOf(ways: DiscardWays, { by, count, isLifted }: Press): 'discard' | 'lift' | 'lower' {
  const another = isLifted ? 'lower' : 'lift';
  if (by === 'keys') return 'discard';
  if (by === 'mouse') {
    if (ways.mouse === 'double') return isLifted && count > 1 ? 'discard' : another;
    return ways.mouse === 'click' ? 'discard' : another;
  }
  if (ways.touch === 'taps') return isLifted ? 'discard' : 'lift';
  return ways.touch === 'tap' ? 'discard' : another;
}
