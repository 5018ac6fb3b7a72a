/* What the graphs of a group reckon before they draw. */

/** Most steps of an axis. */
const MOST_STEPS = 5;

/** Returns round values from 0 up to at least `highest`, which is positive. */
export function ticksOf(highest: number): readonly number[] {
  const rough = highest / MOST_STEPS;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = [1, 2, 5, 10].map(times => times * power).find(one => one >= rough) ?? power * 10;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, n) => n * step);
}

/**
 * Returns where the labels of lines stand, so that none covers another: as near to their lines as the order and the
 * distance allow. `heights` are those of the lines' ends; labels stay between the two bounds where there is room.
 */
export function labelHeights(
  heights: readonly number[],
  distance: number,
  [low, high]: readonly [number, number],
): readonly number[] {
  const order = heights.map((height, n) => ({ height, n })).toSorted((a, b) => a.height - b.height || a.n - b.n);
  const placed: { n: number; at: number }[] = [];
  for (const { height, n } of order) {
    const above = placed.at(-1);
    placed.push({ n, at: Math.max(height, low, above ? above.at + distance : low) });
  }
  // What has slid below the lower bound pushes the others up again.
  let limit = high;
  for (const one of placed.toReversed()) {
    one.at = Math.min(one.at, limit);
    limit = one.at - distance;
  }
  return heights.map((_, n) => placed.find(one => one.n === n)?.at ?? 0);
}
