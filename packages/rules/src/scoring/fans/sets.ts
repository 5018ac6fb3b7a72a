import { bitCount } from '../../melds/packed.ts';
import { isWind, suitOf, type Tile } from '../../tiles/tile.ts';

/** What two to four sets have in common, worked out once for all the rows that ask. */
export interface Pattern {
  /** The lowest tile of each set, in order of kind. */
  readonly tiles: readonly Tile[];
  /** Number of suits among them; 0 when an honour is. */
  readonly suits: number;
  /** By how many ranks each set stands above the one before, the lowest first; undefined when that is uneven. */
  readonly step: number | undefined;
  /** Each two of one suit that are 1-2-3 and 7-8-9, twice over. */
  readonly areTwoPairsOfEnds: boolean;
}

const rankFrom0 = (tile: Tile): number => tile % 9;

/** Without sorting: even steps have exactly one sum of single counts between the lowest and the highest rank. */
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

const isEnds = (low: Tile, high: Tile): boolean => rankFrom0(low) === 0 && high === low + 6;
/** In order of kind, two equal pairs of ends stand as 1 1 7 7, two of different suits as 1 7 1 7. */
const areEnds = ([a, b, c, d]: readonly [Tile, Tile, Tile, Tile]): boolean =>
  (isEnds(a, b) && isEnds(c, d)) || (isEnds(a, c) && isEnds(b, d));

export function patternOf(tiles: readonly Tile[]): Pattern {
  let bits = 0;
  for (const tile of tiles) bits |= tile < 27 ? 1 << (tile / 9) : 8;
  const suits = bits < 8 ? bitCount(bits) : 0;
  const areTwoPairsOfEnds = tiles.length === 4 && suits > 0 && areEnds(tiles as [Tile, Tile, Tile, Tile]);
  return { tiles, suits, step: suits > 0 ? stepOf(tiles) : undefined, areTwoPairsOfEnds };
}

export const areWinds = ({ tiles }: Pattern): boolean => tiles.every(isWind);
export const areDragons = ({ tiles }: Pattern): boolean => tiles.every(tile => tile > 30);
/** Whether a tile is of a suit that none of the sets is of. */
export const isApart = ({ tiles }: Pattern, tile: Tile): boolean =>
  tiles.every(other => suitOf(other) !== suitOf(tile));
export const isTerminal = (tile: Tile): boolean => tile < 27 && (tile % 9 === 0 || tile % 9 === 8);
