import { isDesign } from '../rotation/index.ts';
import type { RotationOrigin } from './commands.ts';
import type { Chart } from './play.ts';
import type { TournamentState } from './state.ts';

/* How a chart was made, as far as the chart itself proves it. */

/** A chart never changes, and a large one takes a millisecond to look through. */
const known = new WeakMap<Chart, boolean>();

function isProvenDesign(chart: Chart): boolean {
  const found = known.get(chart) ?? isDesign(chart);
  known.set(chart, found);
  return found;
}

/** Returns the origin of an event's chart. One that does not bear out what it says of itself was made by hand. */
export function provenOrigin({
  rotation,
  origin,
}: Pick<TournamentState, 'rotation' | 'origin'>): RotationOrigin | null {
  if (!rotation || !origin) return null;
  if (origin.by === 'search') return origin;
  return origin.by === 'design' && isProvenDesign(rotation) ? origin : { by: 'hand' };
}
