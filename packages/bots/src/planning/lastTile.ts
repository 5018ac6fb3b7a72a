import type { Course } from '../chance/course.ts';
import type { Chances } from '../chance/rates.ts';
import type { Sight } from '../sight/sight.ts';
import { eachCompletion } from '../targets/appraiser.ts';
import type { Position } from '../targets/position.ts';
import { SAVED } from '../worth/worth.ts';
import type { Style } from './styles.ts';

/** The parts of an outlook that the end of the wall depends on. */
interface EndOfWall {
  readonly sight: Sight;
  readonly course: Course;
  readonly chances: Chances;
  readonly style: Style;
}

/** What the last tile of the wall adds to a hand's value and to its chance to win. */
export interface LastTileGain {
  readonly value: number;
  readonly winChance: number;
}

const NOTHING: LastTileGain = { value: 0, winChance: 0 };

/**
 * Returns what the last tile of the wall adds to a hand of thirteen tiles. Drawn or discarded it is worth eight points
 * (fans 44 and 45), so any complete hand wins on it. Only the seat's last draw and what follows it count.
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
