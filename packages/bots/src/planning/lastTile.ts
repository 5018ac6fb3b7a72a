import type { Course } from '../chance/course.ts';
import type { Chances } from '../chance/rates.ts';
import type { Sight } from '../sight/sight.ts';
import { eachCompletion } from '../targets/appraiser.ts';
import type { Position } from '../targets/position.ts';
import { SAVED } from '../worth/worth.ts';
import type { Style } from './styles.ts';

/** Of an outlook, what the end of the wall hangs on. */
interface EndOfWall {
  readonly sight: Sight;
  readonly course: Course;
  readonly chances: Chances;
  readonly style: Style;
}

/** What comes on top of a hand's value and of its chance to win. */
export interface LastTileGain {
  readonly value: number;
  readonly winChance: number;
}

const NOTHING: LastTileGain = { value: 0, winChance: 0 };

/**
 * What the last tile of the wall adds to a hand of thirteen. Drawn or thrown it is worth eight points by itself (fans 44
 * and 45), so that any complete hand wins on it. Only in the last round: before it no hand is kept for that.
 */
export function lastTileGain(position: Position, { sight, course, chances, style }: EndOfWall): LastTileGain {
  const { drawsLeft, afterLast } = sight;
  const isOwnDraw = drawsLeft === 1 && afterLast === 0;
  const isThrown = drawsLeft <= 1 && afterLast > 0;
  if (style.fears.lastDiscards === 0 || !(isOwnDraw || isThrown)) return NOTHING;
  const reached = course.alive[drawsLeft]! * (isOwnDraw ? 1 : style.fears.lastDiscards);
  const rates = isOwnDraw ? chances.perDraw : chances.perDiscard;
  let [value, winChance] = [0, 0];
  eachCompletion(position, style.relish, (kind, appraiser) => {
    const win = appraiser.worthOnLastTile(isOwnDraw);
    if (win === 0) return;
    const usual = appraiser.worth(isOwnDraw);
    const chance = reached * position.live[kind]! * rates[kind]!;
    value += chance * (win - Math.max(usual, SAVED));
    if (usual === 0) winChance += chance;
  });
  return { value, winChance };
}
