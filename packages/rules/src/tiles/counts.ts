import { PLAYING_KINDS, type Tile, type TileCounts } from './tile.ts';

/** Counts the tiles of each of the 34 playing kinds; flowers and hidden tiles do not count. */
export function countsOf(tiles: readonly Tile[]): TileCounts {
  const counts = new Uint8Array(PLAYING_KINDS);
  for (let n = 0; n < tiles.length; n++) {
    const tile = tiles[n]!;
    if (tile >= 0 && tile < PLAYING_KINDS) counts[tile]!++;
  }
  return counts;
}

/** Returns the tiles of a count, sorted by kind. */
export function tilesOf(counts: TileCounts): Tile[] {
  const tiles: Tile[] = [];
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    for (let copies = counts[kind]!; copies > 0; copies--) tiles.push(kind as Tile);
  }
  return tiles;
}

/** Returns the number of tiles in a count. */
export const sizeOf = (counts: TileCounts): number => counts.reduce((sum, copies) => sum + copies, 0);
