import type { TileSpot } from '@gorrion/protocol';
import { HIDDEN } from '@gorrion/rules';
import type { Box } from './layout/index.ts';

/* Tiles by owner, zone and kind: the same for everybody, however large their table is and from wherever they look. */

type Placed = Pick<Box, 'zone' | 'seat' | 'tile'>;

const isAlike = (one: Placed, other: Placed): boolean =>
  one.zone === other.zone && one.seat === other.seat && one.tile === other.tile;

/** Returns the spot of a tile of the table; undefined for one of the wall, and for one whose face nobody sees. */
export function spotOf(boxes: readonly Placed[], box: Placed): TileSpot | undefined {
  const { zone, seat, tile } = box;
  if (zone === 'wall' || tile === HIDDEN) return undefined;
  return { zone, seat, tile, copy: boxes.filter(one => isAlike(one, box)).indexOf(box) };
}

/** Returns the tile at a spot; undefined if this viewer does not see it. */
export const boxOf = <B extends Placed>(boxes: readonly B[], spot: TileSpot): B | undefined =>
  boxes.filter(one => isAlike(one, spot))[spot.copy];
