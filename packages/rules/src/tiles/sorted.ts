import { HIDDEN, type Tile } from './tile.ts';

/** A sorted copy with one tile more. */
export function withTile(tiles: readonly Tile[], tile: Tile): readonly Tile[] {
  let at = tiles.length;
  while (at > 0 && tiles[at - 1]! > tile) at--;
  const copy = tiles.slice();
  copy.splice(at, 0, tile);
  return copy;
}

/** A copy without one copy of `tile`; where the viewer cannot see it, without one hidden tile instead. */
export function withoutTile(tiles: readonly Tile[], tile: Tile): readonly Tile[] {
  const seen = tiles.indexOf(tile);
  const at = seen < 0 ? tiles.indexOf(HIDDEN) : seen;
  if (at < 0) return tiles;
  const copy = tiles.slice();
  copy.splice(at, 1);
  return copy;
}

export const withoutTiles = (tiles: readonly Tile[], gone: readonly Tile[]): readonly Tile[] =>
  gone.reduce(withoutTile, tiles);

/** Copies of a kind among some tiles. */
export function countOf(tiles: readonly Tile[], tile: Tile): number {
  let count = 0;
  for (const other of tiles) if (other === tile) count++;
  return count;
}

/** Each kind once, of tiles that are sorted. */
export const distinct = (sorted: readonly Tile[]): readonly Tile[] =>
  sorted.filter((tile, n) => tile !== sorted[n - 1]);

/** Kinds of which all four copies are among some sorted tiles. */
export const foursOf = (sorted: readonly Tile[]): readonly Tile[] => sorted.filter((tile, n) => tile === sorted[n + 3]);
