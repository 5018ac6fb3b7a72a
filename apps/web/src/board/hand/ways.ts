/** How a press on an own tile is meant, by what presses it. Keys always discard; a drag out of the hand always does. */
export interface DiscardWays {
  readonly mouse: (typeof MOUSE_WAYS)[number];
  readonly touch: (typeof TOUCH_WAYS)[number];
}

export const MOUSE_WAYS = ['click', 'double', 'drag'] as const;
export const TOUCH_WAYS = ['taps', 'tap', 'flick'] as const;
export const USUAL_WAYS: DiscardWays = { mouse: 'click', touch: 'taps' };

/** What was stored; anything unknown is as usual. */
export function parseWays(stored: unknown): DiscardWays {
  const { mouse, touch } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<DiscardWays>;
  return {
    mouse: MOUSE_WAYS.find(way => way === mouse) ?? USUAL_WAYS.mouse,
    touch: TOUCH_WAYS.find(way => way === touch) ?? USUAL_WAYS.touch,
  };
}

export interface Press {
  readonly by: 'mouse' | 'touch' | 'keys';
  /** How many quick presses in a row, this one included. */
  readonly count: number;
  /** The tile stands out of the hand since an earlier press. */
  readonly isLifted: boolean;
}

/** What a press does to a tile: it goes out, or it is lifted or lowered only. */
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
