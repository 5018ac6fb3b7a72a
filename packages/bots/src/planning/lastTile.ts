import { distanceOf, PLAYING_KINDS, tilesOf } from '@gorrion/rules';
import type { Course } from '../chance/course.ts';
import type { Chances } from '../chance/rates.ts';
import type { Sight } from '../sight/sight.ts';
import type { Position } from '../targets/position.ts';
import { Appraiser, byDiscard, bySelfDraw, SAVED } from '../targets/worth.ts';
import type { Style } from './styles.ts';

/** Of an outlook, what the end of the wall hangs on. */
interface Round {
  readonly sight: Sight;
  readonly course: Course;
  readonly chances: Chances;
  readonly style: Style;
}

/** What comes on top of a hand's value and of its chance to win. */
export interface Added {
  readonly value: number;
  readonly winChance: number;
}

const NOTHING: Added = { value: 0, winChance: 0 };

/**
 * What the last tile of the wall adds to a hand of thirteen. Drawn or thrown it is worth eight points by itself (fans 44
 * and 45), so that any complete hand wins on it. Only in the last round: before it no hand is kept for that.
 */
export function onLastTile(position: Position, { sight, course, chances, style }: Round): Added {
  const { drawsLeft, afterLast } = sight;
  const isOwnDraw = drawsLeft === 1 && afterLast === 0;
  const isThrown = drawsLeft <= 1 && afterLast > 0;
  if (style.fears.lastDiscards === 0 || !(isOwnDraw || isThrown)) return NOTHING;
  const { counts, live, melds } = position;
  if (distanceOf(tilesOf(counts), melds).min > 0) return NOTHING;
  const appraiser = new Appraiser(position);
  const complete = counts.slice();
  const worth = isOwnDraw ? bySelfDraw : byDiscard;
  const rates = isOwnDraw ? chances.perDraw : chances.perDiscard.map(rate => style.fears.lastDiscards * rate);
  const reached = course.alive[drawsLeft]!;
  let [value, winChance] = [0, 0];
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    const chance = reached * live[kind]! * rates[kind]!;
    if (chance === 0) continue;
    complete[kind]!++;
    appraiser.prepare(complete, kind, undefined);
    const win = worth(appraiser.pointsOnLastTile(isOwnDraw), style.relish);
    const usual = worth(appraiser.points(isOwnDraw), style.relish);
    complete[kind]!--;
    if (win === 0) continue;
    value += chance * (win - Math.max(usual, SAVED));
    if (usual === 0) winChance += chance;
  }
  return { value, winChance };
}
