import { bitCount } from '../../melds/packed.ts';
import type { Tile } from '../../tiles/tile.ts';

/** Words for sets that stand in a pattern. Sets are given by their lowest tile, in order of kind. */
const suit = (tile: Tile): number => (tile / 9) | 0;
const rank = (tile: Tile): number => (tile % 9) + 1;
const areSuited = (tiles: readonly Tile[]): boolean => tiles.every(tile => tile >= 0 && tile < 27);
const byRank = (a: Tile, b: Tile): number => rank(a) - rank(b);
const suitsOf = (tiles: readonly Tile[]): number => tiles.reduce((bits, tile) => bits | (1 << suit(tile)), 0);
const isSuits = (tiles: readonly Tile[], count: number): boolean =>
  areSuited(tiles) && bitCount(suitsOf(tiles)) === count;

export const isOneSuit = (tiles: readonly Tile[]): boolean => isSuits(tiles, 1);
export const isTwoSuits = (tiles: readonly Tile[]): boolean => isSuits(tiles, 2);
export const isThreeSuits = (tiles: readonly Tile[]): boolean => isSuits(tiles, 3);
export const areSame = (tiles: readonly Tile[]): boolean => tiles.every(tile => tile === tiles[0]);

/** Ranks that rise by the same step, from the lowest rank up; a step of 0 is equal ranks. */
export function isStepped(tiles: readonly Tile[], step: number): boolean {
  const sorted = tiles.toSorted(byRank);
  return sorted.every((tile, at) => rank(tile) === rank(sorted[0]) + at * step);
}

/** Exactly these ranks, in rising order. */
export function hasRanks(tiles: readonly Tile[], ...ranks: readonly number[]): boolean {
  const sorted = tiles.toSorted(byRank);
  return sorted.every((tile, at) => rank(tile) === ranks[at]);
}

/** 1-2-3 and 7-8-9 in each of two suits (fan 29). */
export const isThreeSuitedEnds = (chows: readonly Tile[]): boolean =>
  isOneSuit(chows.slice(0, 2)) &&
  isOneSuit(chows.slice(2)) &&
  isTwoSuits([chows[1], chows[2]]) &&
  hasRanks(chows.slice(0, 2), 1, 7) &&
  hasRanks(chows.slice(2), 1, 7);

export const isTerminal = (tile: Tile): boolean => tile < 27 && (tile % 9 === 0 || tile % 9 === 8);
