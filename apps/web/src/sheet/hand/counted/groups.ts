import {
  type CountedHand,
  type CountedSet,
  type HandState,
  HIDDEN,
  isClaimed,
  isHonour,
  type Meld,
  meldTiles,
  type Seat,
  suitOf,
  type Tile,
  tilesApart,
  withoutTile,
} from '@gorrion/rules';

/** Tiles side by side as a counted hand shows them. */
export interface ShownGroup {
  readonly tiles: readonly Tile[];
  /** Index of the tile that the hand was won on. */
  readonly winning?: number;
}

const SIZES = { pair: 2, chow: 3, pung: 3, kong: 4 } as const;

/** Returns the tiles of a set. */
const tilesOfSet = ({ kind, tile }: CountedSet): readonly Tile[] =>
  kind === 'chow' ? [tile, (tile + 1) as Tile, (tile + 2) as Tile] : Array.from({ length: SIZES[kind] }, () => tile);

const isTriple = ({ kind }: Pick<CountedSet, 'kind'>): boolean => kind === 'pung' || kind === 'kong';

/** Turns the inner tiles of a set face down. Made in the hand, pungs and kongs are shown so. */
const innerDown = (tiles: readonly Tile[]): readonly Tile[] =>
  tiles.map((tile, n) => (n > 0 && n < tiles.length - 1 ? HIDDEN : tile));

const shownMeld = (meld: Meld): ShownGroup => ({
  tiles: isClaimed(meld) ? meldTiles(meld) : innerDown(meldTiles(meld)),
});

/** Returns tiles without those of a set; undefined if they do not hold it. */
function without(tiles: readonly Tile[], set: CountedSet): readonly Tile[] | undefined {
  let left = tiles;
  for (const tile of tilesOfSet(set)) {
    if (!left.includes(tile)) return undefined;
    left = withoutTile(left, tile);
  }
  return left;
}

/** Groups tiles that make no set: one group for each suit, one for each kind of honour. */
function loose(tiles: readonly Tile[]): readonly ShownGroup[] {
  const groups = Map.groupBy(tiles, tile => (isHonour(tile) ? `honour ${tile}` : suitOf(tile)));
  return [...groups.values()].map(group => ({ tiles: group }));
}

/** Returns the index of the set that the winning tile completed: of a discard the exposed one, else the last that has it. */
function completedBy(sets: readonly CountedSet[], winning: Tile | undefined): number {
  if (winning === undefined) return -1;
  const exposed = sets.findIndex(({ isConcealed }) => !isConcealed);
  return exposed >= 0 ? exposed : sets.findLastIndex(set => tilesOfSet(set).includes(winning));
}

/** Marks the winning tile in a group, at its end if inner tiles lie face down. */
const marked = (group: ShownGroup, winning: Tile): ShownGroup => ({
  ...group,
  winning: group.tiles.lastIndexOf(winning),
});

/**
 * Returns the groups of a counted hand: melds as they lie on the table, then the sets that the count reads, then the rest.
 * Pungs and kongs made in the hand have their inner tiles face down.
 */
export function shownGroups(hand: HandState, seat: Seat, { sets }: CountedHand): readonly ShownGroup[] {
  const { melds } = hand.seats[seat];
  const { hand: tiles, apart: winning } = tilesApart(hand, seat);
  const inHand = sets.slice(melds.length);
  const completed = completedBy(inHand, winning);
  let left: readonly Tile[] = winning === undefined ? tiles : [...tiles, winning];
  const groups: ShownGroup[] = [];
  for (const [n, set] of inHand.entries()) {
    const rest = without(left, set);
    if (!rest) continue;
    left = rest;
    const all = tilesOfSet(set);
    const group = { tiles: isTriple(set) && set.isConcealed ? innerDown(all) : all };
    groups.push(n === completed && winning !== undefined ? marked(group, winning) : group);
  }
  const rest = loose(left.toSorted((a, b) => a - b));
  const isMarked = groups.some(group => group.winning !== undefined);
  const at = isMarked || winning === undefined ? -1 : rest.findLastIndex(group => group.tiles.includes(winning));
  return [...melds.map(shownMeld), ...groups, ...rest.map((group, n) => (n === at ? marked(group, winning!) : group))];
}
