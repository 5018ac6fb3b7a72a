import { HIDDEN, type Tile, WALL_SIZE } from '../tiles/tile.ts';

/**
 * The wall from its break: stack k (0-71) is tiles 2k (top) and 2k + 1 (bottom). `front` tiles have gone in normal
 * draws, `back` as replacements from the end, where the top of the last stack goes before its bottom (ruling 10).
 */
export interface Wall {
  readonly tiles: readonly Tile[];
  /** Ring index of stack 0, for those who draw the table (ruling 6). */
  readonly breakAt: number;
  readonly front: number;
  readonly back: number;
}

/** Tiles still to be drawn; every one of the 144 can be (ruling 4). */
export const tilesLeft = (wall: Wall): number => wall.tiles.length - wall.front - wall.back;

/** The next tile of a normal draw; undefined when the wall is empty. Both ends may meet in one stack (ruling 10). */
export function nextFromFront(wall: Wall): Tile | undefined {
  if (tilesLeft(wall) <= 0) return undefined;
  const topOfLastTaken = wall.back % 2 === 1 && wall.front === wall.tiles.length - wall.back - 1;
  return wall.tiles[topOfLastTaken ? wall.front + 1 : wall.front];
}

/** The next replacement tile: top of the last stack if it is still there, else its bottom; undefined when empty. */
export function nextFromBack(wall: Wall): Tile | undefined {
  if (tilesLeft(wall) <= 0) return undefined;
  const bottom = wall.tiles.length - 1 - wall.back + (wall.back % 2);
  const topIsThere = wall.back % 2 === 0 && wall.front < bottom;
  return wall.tiles[topIsThere ? bottom - 1 : bottom];
}

/** A wall whose tiles nobody may see. */
export const HIDDEN_WALL: readonly Tile[] = Array.from({ length: WALL_SIZE }, () => HIDDEN);
