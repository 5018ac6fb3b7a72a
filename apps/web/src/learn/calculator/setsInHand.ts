import { type CountedReading, type CountedSet, chowTiles, type Tile } from '@gorrion/rules';

/* The sets of a reading as the tray shows them: those in the hand, without the winning tile, which stands apart. */

function withoutOne(tiles: readonly Tile[], tile: Tile | undefined): readonly Tile[] {
  const at = tile === undefined ? -1 : tiles.indexOf(tile);
  return at < 0 ? tiles : tiles.toSpliced(at, 1);
}

/** Returns the sets of a reading by the competition's rules; undefined for a hand of pairs. */
export function setsOfReading(
  { reading }: CountedReading,
  winning: Tile | undefined,
): readonly (readonly Tile[])[] | undefined {
  if (reading.form === 'seven-pairs') return undefined;
  return reading.parts
    .filter(part => !part.isMeld)
    .map(({ tiles, hasWinningTile }) => (hasWinningTile ? withoutOne(tiles, winning) : tiles));
}

const COPIES = { pair: 2, pung: 3, kong: 4 } as const;

/** Returns the tiles of a counted group. */
export const tilesOfSet = ({ kind, tile }: CountedSet): readonly Tile[] =>
  kind === 'chow' ? chowTiles(tile) : Array.from({ length: COPIES[kind] }, () => tile);

/** Returns the groups in the hand of a count of the older ways. A claimed last tile made the group that is exposed. */
export function setsOfCount(
  sets: readonly CountedSet[],
  { melds, winning }: { readonly melds: number; readonly winning: Tile | undefined },
): readonly (readonly Tile[])[] {
  const inHand = sets.slice(melds);
  const holds = (set: CountedSet) => winning !== undefined && tilesOfSet(set).includes(winning);
  const exposed = inHand.findIndex(set => !set.isConcealed && holds(set));
  const at = exposed >= 0 ? exposed : inHand.findIndex(holds);
  return inHand.map((set, n) => (n === at ? withoutOne(tilesOfSet(set), winning) : tilesOfSet(set)));
}
