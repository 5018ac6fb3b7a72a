import { decompose, type Reading } from '../melds/decompose.ts';
import type { CountedSet } from '../scoring/counted.ts';
import type { WinningClaim } from '../scoring/types.ts';
import { countsOf, tilesOf } from '../tiles/counts.ts';
import { isSuited, type Tile, type TileCounts } from '../tiles/tile.ts';
import { countedSet, setOfMeld } from './count.ts';

/* The ways in which a complete hand of the older ways can be read (CLASSICAL 36, 40). */

export type ClassicalForm = 'sets' | 'pairs' | 'twin-sevens' | 'wonders';

/** A division of the winner's hand into the groups that it is counted by. Twin sevens have none, wonders their pair. */
export interface ClassicalReading {
  readonly form: ClassicalForm;
  /** Melds first. */
  readonly sets: readonly CountedSet[];
}

const suitOfKind = (kind: number): number => Math.floor(kind / 9);

/** Returns the suits of tiles, from 0; without honours. */
export const suitsOf = (tiles: readonly Tile[]): ReadonlySet<number> => new Set(tiles.filter(isSuited).map(suitOfKind));

/** Returns whether every tile is of one suit. */
export const areOfOneSuit = (tiles: readonly Tile[]): boolean => tiles.every(isSuited) && suitsOf(tiles).size === 1;

const isRun = (tiles: readonly Tile[]): boolean =>
  areOfOneSuit(tiles) && tiles.every((tile, n) => tile === tiles[0]! + n);

/** Whether fourteen sorted tiles are seven in a row of one suit and the same seven of another. */
function areTwinSevens(tiles: readonly Tile[]): boolean {
  const [one, other] = [tiles.slice(0, 7), tiles.slice(7)];
  return isRun(one) && isRun(other) && one[0] !== other[0] && one[0]! % 9 === other[0]! % 9;
}

const pairsOf = (tiles: readonly Tile[]): CountedSet[] =>
  tiles.filter((_, n) => n % 2 === 0).map(tile => countedSet('pair', tile, true));

/** Returns the readings of fourteen tiles in the hand without sets, by the forms that the competition would see. */
function withoutSets(counts: TileCounts, forms: readonly Reading['form'][]): ClassicalReading[] {
  if (forms.includes('thirteen-orphans')) {
    return [{ form: 'wonders', sets: [countedSet('pair', counts.indexOf(2) as Tile, true)] }];
  }
  const isOfPairs = forms.includes('seven-pairs');
  // Seven singles of a suit are no sets, so twin sevens have no other form.
  if (!isOfPairs && forms.length > 0) return [];
  const tiles = tilesOf(counts);
  if (!isOfPairs) return areTwinSevens(tiles) ? [{ form: 'twin-sevens', sets: [] }] : [];
  // Four equal tiles are two pairs.
  return suitsOf(tiles).size <= 1 ? [{ form: 'pairs', sets: pairsOf(tiles) }] : [];
}

const holds = ({ kind, tile }: CountedSet, last: Tile): boolean =>
  kind === 'chow' ? last >= tile && last <= tile + 2 : last === tile;

/** Returns a reading in every way in which a claimed last tile may have completed one of its groups: that is exposed. */
function placedIn({ form, sets }: ClassicalReading, { melds, selfDrawn, winningTile }: WinningClaim) {
  if (selfDrawn) return [{ form, sets }];
  const placed = sets.flatMap((set, n): ClassicalReading[] =>
    n >= melds.length && holds(set, winningTile)
      ? [{ form, sets: sets.with(n, countedSet(set.kind, set.tile, false)) }]
      : [],
  );
  return placed.length > 0 ? placed : [{ form, sets }];
}

/** Returns every reading of a winner's hand with every placing of its last tile; none of an incomplete hand. */
export function readingsOf(claim: WinningClaim): readonly ClassicalReading[] {
  const counts = countsOf([...claim.concealed, claim.winningTile]);
  const laid = claim.melds.map(setOfMeld);
  const divisions = decompose(counts, claim.melds);
  const regular = divisions.flatMap(({ form, sets, pair }): ClassicalReading[] => {
    if (form !== 'sets' || pair === undefined) return [];
    const inHand = sets.filter(({ isMeld }) => !isMeld).map(({ kind, tile }) => countedSet(kind, tile, true));
    return [{ form, sets: [...laid, ...inHand, countedSet('pair', pair, true)] }];
  });
  const forms = divisions.map(({ form }) => form);
  const isOfFourteen = laid.length === 0 && claim.concealed.length === 13;
  const others = isOfFourteen ? withoutSets(counts, forms) : [];
  return [...regular, ...others].flatMap(reading => placedIn(reading, claim));
}
