import { KNITTED_NINES, type Tile, type TileCounts } from '../tiles/tile.ts';
import { isFourteen } from './handSize.ts';
import { isClaimed, type Meld } from './meld.ts';

/** A set of a reading: from the hand, or a meld as it lies on the table. */
export interface ReadSet {
  readonly kind: 'chow' | 'pung' | 'kong';
  /** A chow's lowest tile. */
  readonly tile: Tile;
  readonly isMeld: boolean;
  /** Claimed from somebody; a concealed kong is not (article 33). */
  readonly isClaimed: boolean;
}

/** One division of a complete hand into parts (articles 37, 63). */
export interface Reading {
  readonly form: 'sets' | 'knitted-straight' | 'seven-pairs' | 'thirteen-orphans' | 'honors-and-knitted';
  /** Melds first, then the concealed sets. */
  readonly sets: readonly ReadSet[];
  /** The pair of sets and of Thirteen Orphans. */
  readonly pair: Tile | undefined;
  /** The nine tiles of a Knitted Straight. */
  readonly knitted: readonly Tile[];
}

const setOfMeld = (meld: Meld): ReadSet => ({
  kind: meld.kind,
  tile: meld.kind === 'chow' ? meld.low : meld.tile,
  isMeld: true,
  isClaimed: isClaimed(meld),
});
const inHand = (kind: 'chow' | 'pung', tile: number): ReadSet => ({
  kind,
  tile: tile as Tile,
  isMeld: false,
  isClaimed: false,
});

const beginsChow = (counts: TileCounts, kind: number): boolean =>
  kind < 27 && kind % 9 < 7 && counts[kind + 1]! > 0 && counts[kind + 2]! > 0;

type Split = readonly [readonly ReadSet[], Tile];

/**
 * Yields every split of counts into sets and a pair. The lowest kind comes first; after a chow on it only chows follow,
 * so that no split comes twice.
 */
function* split(counts: TileCounts, sets: readonly ReadSet[], pair: Tile | undefined, chowsAt = -1): Generator<Split> {
  const kind = counts.findIndex(copies => copies > 0);
  if (kind < 0) {
    if (pair !== undefined) yield [sets, pair];
    return;
  }
  if (kind !== chowsAt) {
    if (counts[kind]! > 1 && pair === undefined) yield* without(counts, [kind, kind], sets, kind as Tile);
    if (counts[kind]! > 2) yield* without(counts, [kind, kind, kind], [...sets, inHand('pung', kind)], pair);
  }
  if (beginsChow(counts, kind)) {
    yield* without(counts, [kind, kind + 1, kind + 2], [...sets, inHand('chow', kind)], pair, kind);
  }
}

function* without(
  counts: TileCounts,
  kinds: readonly number[],
  sets: readonly ReadSet[],
  pair: Tile | undefined,
  chowsAt = -1,
): Generator<Split> {
  for (const kind of kinds) counts[kind]!--;
  yield* split(counts, sets, pair, chowsAt);
  for (const kind of kinds) counts[kind]!++;
}

function* knittedStraights(counts: TileCounts, melds: readonly ReadSet[]): Generator<Reading> {
  for (const knitted of KNITTED_NINES) {
    if (!knitted.every(tile => counts[tile]! > 0)) continue;
    for (const tile of knitted) counts[tile]!--;
    for (const [sets, pair] of split(counts, melds, undefined)) yield { form: 'knitted-straight', sets, pair, knitted };
    for (const tile of knitted) counts[tile]!++;
  }
}

const isOrphan = (kind: number): boolean => kind >= 27 || kind % 9 === 0 || kind % 9 === 8;

/** Forms of fourteen concealed tiles without sets (fans 7, 19, 20, 34). */
function* specialForms(counts: TileCounts): Generator<Reading> {
  const bare = { sets: [], pair: undefined, knitted: [] };
  if (counts.every(copies => copies % 2 === 0)) yield { form: 'seven-pairs', ...bare };
  if (counts.every((copies, kind) => (isOrphan(kind) ? copies > 0 : copies === 0))) {
    yield { form: 'thirteen-orphans', ...bare, pair: counts.indexOf(2) as Tile };
  }
  if (counts.some(copies => copies > 1)) return;
  const arranged = KNITTED_NINES.find(nine =>
    counts.every((copies, kind) => kind > 26 || copies === 0 || nine.includes(kind as Tile)),
  );
  if (!arranged) return;
  yield { form: 'honors-and-knitted', ...bare, knitted: arranged.every(tile => counts[tile]! > 0) ? arranged : [] };
}

/**
 * Returns every reading of a complete hand, by plain recursion; none for an incomplete one. `counts` are the concealed
 * tiles with the winning tile, 14 less three a meld. They are changed in place and restored.
 */
export function decompose(counts: TileCounts, melds: readonly Meld[]): Reading[] {
  const laid = melds.map(setOfMeld);
  const size = counts.reduce((sum, copies) => sum + copies, 0);
  if (!isFourteen(size, melds.length)) return [];
  const regular = [...split(counts, laid, undefined)].map(
    ([sets, pair]): Reading => ({ form: 'sets', sets, pair, knitted: [] }),
  );
  const knitted = melds.length < 2 ? [...knittedStraights(counts, laid)] : [];
  return [...regular, ...knitted, ...(melds.length === 0 ? specialForms(counts) : [])];
}
