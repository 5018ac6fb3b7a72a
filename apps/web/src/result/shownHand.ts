import {
  type ExplainedPart,
  type HandState,
  isHonour,
  type Seat,
  suitOf,
  type Tile,
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
  const { concealed, melds } = hand.seats[seat];
  const outcome = hand.phase.name === 'over' ? hand.phase.outcome : undefined;
  if (outcome?.kind !== 'won' || outcome.seat !== seat) return { groups: groupsOf(concealed), winning: undefined };
  const isCounted = concealed.length + 3 * melds.length === 14;
  const others = isCounted ? withoutTile(concealed, outcome.tile) : concealed;
  const sets = setsOf(parts, outcome.tile);
  return { groups: sets.flat().length === others.length ? sets : groupsOf(others), winning: outcome.tile };
}
