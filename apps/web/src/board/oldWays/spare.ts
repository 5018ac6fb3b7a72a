import { type HandState, isClassical, tilesLeft, type Wall } from '@gorrion/rules';
import type { Scene } from '../scene.ts';

/** The tiles at the end of the wall that no draw of a turn takes. */
export interface SpareTiles {
  readonly kind: 'dragon' | 'loose' | 'dead';
  readonly count: number;
}

const LOOSE = 2;

/** Returns what the end of the wall is called in Macau, in the pamphlet, and in the text of the 1920s. */
function spareKind({ dead, direction }: Scene['layout']): SpareTiles['kind'] | undefined {
  if (!dead || dead.isPlayed) return undefined;
  if (dead.tiles > LOOSE) return 'dead';
  return direction === 'counter-clockwise' ? 'dragon' : 'loose';
}

/** Returns the tiles at the end of the wall; undefined where draws take them too. */
export function spareTiles(wall: Wall): SpareTiles | undefined {
  const kind = spareKind(wall.layout);
  return kind && { kind, count: Math.max(0, wall.tiles.length - wall.front - wall.back - tilesLeft(wall)) };
}

/** Returns whether nobody has discarded in a dealt hand: the wall still has its marks. */
export const isFresh = ({ phase, seats }: HandState): boolean =>
  (phase.name === 'turn' || phase.name === 'exchanging') && seats.every(({ discards }) => discards.length === 0);

/** Whether players name the tiles that they discard (CLASSICAL 19). */
export const namesDiscards = ({ rules }: HandState): boolean => isClassical(rules) && rules.namesDiscards;
