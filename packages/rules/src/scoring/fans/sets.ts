import { bitCount } from '../../melds/packed.ts';
import { isWind, suitOf, type Tile } from '../../tiles/tile.ts';

/** Common properties of two to four sets, computed once for all rows that test them. */
export interface Pattern {
  /** The lowest tile of each set, in order of kind. */
  readonly tiles: readonly Tile[];
  /** Number of suits among the sets; 0 if one of them is of honours. */
  readonly suits: number;
  /** Ranks between each set and the next higher one; undefined if the distances differ or a set is of honours. */
  readonly step: number | undefined;
  /** Whether the sets are two pairs of 1-2-3 and 7-8-9, each pair of one suit. */
  readonly areTwoPairsOfEnds: boolean;
}

const rankFrom0 = (tile: Tile): number => tile % 9;

/**
 * Returns the step of a pattern. Does not sort: the packed counts of the ranks must equal those of evenly spaced ranks
 * between the lowest and the highest one.
 */
function stepOf(tiles: readonly Tile[]): number | undefined {
  let lowest = 8;
  let highest = 0;
  let counts = 0;
  for (const tile of tiles) {
    const rank = rankFrom0(tile);
    if (rank < lowest) lowest = rank;
    if (rank > highest) highest = rank;
    counts += 1 << (3 * rank);
  }
  const step = (highest - lowest) / (tiles.length - 1);
  for (let at = 0; at < tiles.length; at++) counts -= 1 << (3 * (lowest + at * step));
  return Number.isInteger(step) && counts === 0 ? step : undefined;
}

/** Whether two chows are 1-2-3 and 7-8-9 of one suit. */
const isEnds = (low: Tile, high: Tile): boolean => rankFrom0(low) === 0 && high === low + 6;
/** Whether four chows in order of kind are two pairs of ends: 1 1 7 7 in one suit, or 1 7 1 7 in two suits. */
const areEnds = ([a, b, c, d]: readonly [Tile, Tile, Tile, Tile]): boolean =>
  (isEnds(a, b) && isEnds(c, d)) || (isEnds(a, c) && isEnds(b, d));

/** Returns the pattern of sets, given the lowest tile of each in order of kind. */
export function patternOf(tiles: readonly Tile[]): Pattern {
  let bits = 0;
  for (const tile of tiles) bits |= tile < 27 ? 1 << (tile / 9) : 8;
  const suits = bits < 8 ? bitCount(bits) : 0;
  const areTwoPairsOfEnds = tiles.length === 4 && suits > 0 && areEnds(tiles as [Tile, Tile, Tile, Tile]);
  return { tiles, suits, step: suits > 0 ? stepOf(tiles) : undefined, areTwoPairsOfEnds };
}

export const areWinds = ({ tiles }: Pattern): boolean => tiles.every(isWind);
export const areDragons = ({ tiles }: Pattern): boolean => tiles.every(tile => tile > 30);
/** Whether a tile's suit differs from the suits of all sets. */
export const isApart = ({ tiles }: Pattern, tile: Tile): boolean =>
  tiles.every(other => suitOf(other) !== suitOf(tile));
export const isTerminal = (tile: Tile): boolean => tile < 27 && (tile % 9 === 0 || tile % 9 === 8);
