import { HIDDEN, type Tile } from './tile.ts';

/** A sorted copy with one tile more. */
export function withTile(tiles: readonly Tile[], tile: Tile): readonly Tile[] {
  const at = tiles.findIndex(other => other > tile);
  return at < 0 ? [...tiles, tile] : [...tiles.slice(0, at), tile, ...tiles.slice(at)];
}

/** A copy without one copy of `tile`; where the viewer cannot see it, without one hidden tile instead. */
export function withoutTile(tiles: readonly Tile[], tile: Tile): readonly Tile[] {
  const seen = tiles.indexOf(tile);
  const at = seen < 0 ? tiles.indexOf(HIDDEN) : seen;
  return at < 0 ? tiles : [...tiles.slice(0, at), ...tiles.slice(at + 1)];
}

export const withoutTiles = (tiles: readonly Tile[], gone: readonly Tile[]): readonly Tile[] =>
  gone.reduce(withoutTile, tiles);

export const countOf = (tiles: readonly Tile[], tile: Tile): number =>
  tiles.reduce((count, other) => (other === tile ? count + 1 : count), 0);

/** Each kind once, in order. */
export const distinct = (tiles: readonly Tile[]): readonly Tile[] => [...new Set(tiles)];
