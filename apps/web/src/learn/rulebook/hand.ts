import { HIDDEN, parseTile, parseTiles, type Tile } from '@gorrion/rules';

/** Tiles that lie together in an example. */
export interface TileGroup {
  readonly tiles: readonly Tile[];
  /** Whether the set is claimed: its first tile lies on its side. */
  readonly isClaimed: boolean;
}

export interface ShownHand {
  readonly groups: readonly TileGroup[];
  /** The tile that completes the hand. */
  readonly last: Tile;
}

/** Returns a concealed kong as it lies: its outer tiles face down. */
const asKong = ([, second, third]: readonly Tile[]): readonly Tile[] => [HIDDEN, second!, third!, HIDDEN];

function groupOf(text: string): TileGroup {
  const read = parseTiles(text.replace(/[()[\]]/g, ''));
  const tiles = read.ok ? read.value : [];
  return { tiles: text.startsWith('[') ? asKong(tiles) : tiles, isClaimed: text.startsWith('(') };
}

/**
 * Reads a hand of an example, "123m (555p) [1111s] E + E self": groups of tiles, and after the plus the tile that
 * completes it. Returns undefined for a text that is no such hand.
 */
export function handOf(text: string): ShownHand | undefined {
  const [hand = '', rest = ''] = text.split('+');
  const last = parseTile(rest.trim().split(/\s+/)[0] ?? '');
  const groups = hand.trim().split(/\s+/).map(groupOf);
  if (last === undefined || groups.some(({ tiles }) => tiles.length === 0)) return undefined;
  return { groups, last };
}
