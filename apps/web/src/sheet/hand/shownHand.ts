import {
  type ExplainedPart,
  type HandState,
  isHonour,
  type Seat,
  suitOf,
  type Tile,
  type TilesApart,
  tilesApart,
  withoutTile,
} from '@gorrion/rules';

/** An open hand: its concealed tiles in groups, and the winning tile apart from them. */
export interface ShownHand {
  readonly groups: readonly (readonly Tile[])[];
  readonly winning: Tile | undefined;
}

/** Groups tiles: one group for each suit, one for each kind of honour. */
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

/** Returns the concealed sets and the pair that are scored, without the winning tile; none if the score has no sets. */
const setsOf = (parts: readonly ExplainedPart[], winning: Tile): readonly (readonly Tile[])[] =>
  parts
    .filter(({ kind, isMeld }) => !isMeld && kind !== 'tiles')
    .map(({ tiles, hasWinningTile }) => (hasWinningTile ? withoutTile(tiles, winning) : tiles))
    .filter(({ length }) => length > 0);

/** Returns the concealed tiles without the one that is won on; in a count the tile may still lie in the river. */
function wonTiles(hand: HandState, seat: Seat): TilesApart {
  const { phase, seats } = hand;
  if (phase.name !== 'counting' || phase.seat !== seat) return tilesApart(hand, seat);
  const { concealed } = seats[seat];
  return { hand: phase.from === seat ? withoutTile(concealed, phase.tile) : concealed, apart: phase.tile };
}

/** Returns what a seat shows when the hand is over. `parts` group a winner's tiles by the sets that are scored. */
export function shownHand(hand: HandState, seat: Seat, parts: readonly ExplainedPart[] = []): ShownHand {
  const { hand: tiles, apart: winning } = wonTiles(hand, seat);
  if (winning === undefined) return { groups: groupsOf(tiles), winning };
  const sets = setsOf(parts, winning);
  return { groups: sets.flat().length === tiles.length ? sets : groupsOf(tiles), winning };
}
