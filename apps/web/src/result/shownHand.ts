import {
  type ExplainedPart,
  type HandState,
  isHonour,
  type Seat,
  suitOf,
  type Tile,
  tilesApart,
  withoutTile,
} from '@gorrion/rules';

/** A hand laid open: concealed tiles in groups, and the tile it won on apart. */
export interface ShownHand {
  readonly groups: readonly (readonly Tile[])[];
  readonly winning: Tile | undefined;
}

/** Neighbours stay together: a suit is a group, so are equal honours. */
function groupsOf(tiles: readonly Tile[]): readonly (readonly Tile[])[] {
  const keyOf = (tile: Tile) => (isHonour(tile) ? `honour ${tile}` : (suitOf(tile) ?? 'flower'));
  const groups = new Map<string, Tile[]>();
  for (const tile of tiles) {
    const key = keyOf(tile);
    const group = groups.get(key) ?? [];
    group.push(tile);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The sets and the pair as the score reads them, without the tile it won on; none where it reads the hand as a whole. */
const setsOf = (parts: readonly ExplainedPart[], winning: Tile): readonly (readonly Tile[])[] =>
  parts
    .filter(({ kind, isMeld }) => !isMeld && kind !== 'tiles')
    .map(({ tiles, hasWinningTile }) => (hasWinningTile ? withoutTile(tiles, winning) : tiles))
    .filter(({ length }) => length > 0);

/** What a seat shows when the hand is over; a winner's tiles by the `parts` that the score has found, when it has. */
export function shownHand(hand: HandState, seat: Seat, parts: readonly ExplainedPart[] = []): ShownHand {
  const { hand: tiles, apart: winning } = tilesApart(hand, seat);
  if (winning === undefined) return { groups: groupsOf(tiles), winning };
  const sets = setsOf(parts, winning);
  return { groups: sets.flat().length === tiles.length ? sets : groupsOf(tiles), winning };
}
