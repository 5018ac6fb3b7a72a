import type { Tile } from '@gorrion/rules';

/** Returns the tiles in the player's order: arranged tiles keep their order, new ones come last. */
export function arranged(tiles: readonly Tile[], order: readonly Tile[]): readonly Tile[] {
  const rest = [...tiles];
  const kept = order.filter(tile => {
    const at = rest.indexOf(tile);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...rest];
}

/** Returns a copy with the tile at index `from` moved to index `to`. */
export function movedTile(tiles: readonly Tile[], from: number, to: number): readonly Tile[] {
  const rest = tiles.filter((_, i) => i !== from);
  return [...rest.slice(0, to), tiles[from]!, ...rest.slice(to)];
}
