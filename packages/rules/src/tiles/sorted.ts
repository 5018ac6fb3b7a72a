import { HIDDEN, type Tile } from './tile.ts';

/** Returns a sorted copy with one more tile. */
export function withTile(tiles: readonly Tile[], tile: Tile): readonly Tile[] {
  let at = tiles.length;
  while (at > 0 && tiles[at - 1]! > tile) at--;
  const copy = tiles.slice();
  copy.splice(at, 0, tile);
  return copy;
}

/** Returns a copy without one `tile`; without a hidden tile if the viewer cannot see it. */
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

/** Returns what is left of tiles once these are taken out; undefined if one of them is not there. */
export function takenFrom(tiles: readonly Tile[], taken: readonly Tile[]): readonly Tile[] | undefined {
  const left = [...tiles];
  for (const tile of taken) {
    const at = left.indexOf(tile);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** Returns the number of copies of a kind. */
export function countOf(tiles: readonly Tile[], tile: Tile): number {
  let count = 0;
  for (const other of tiles) if (other === tile) count++;
  return count;
}

/** Returns each kind of sorted tiles once. */
export const distinct = (sorted: readonly Tile[]): readonly Tile[] =>
  sorted.filter((tile, n) => tile !== sorted[n - 1]);

/** Returns the kinds of which sorted tiles hold all four copies. */
export const foursOf = (sorted: readonly Tile[]): readonly Tile[] => sorted.filter((tile, n) => tile === sorted[n + 3]);
