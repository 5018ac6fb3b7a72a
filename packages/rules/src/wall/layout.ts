import type { McrRules } from '../rulesets/ruleset.ts';
import { type Seat, seatAfter, turnsBetween } from '../tiles/seat.ts';
import { ALL_TILES, isFlower, type Tile } from '../tiles/tile.ts';

/**
 * How the tiles of a hand are built into walls and where each draw takes its tile. It travels as data with the deal, so
 * that a log folds by the walls that it was played with.
 */
export interface WallLayout {
  /** Stacks of two tiles on each of the four sides. */
  readonly stacks: number;
  /** One wall for all, round the table; or a wall for each seat, from which no other seat draws. */
  readonly walls: 'shared' | 'own';
  /** Throws of two dice that are added up to find the break; with none, every wall begins at its first stack. */
  readonly throws: 0 | 1 | 2;
  /** The way in which the draws go round the table, seen from above. */
  readonly direction: 'clockwise' | 'counter-clockwise';
  /** The way in which the turns go round the table, seen from above. Absent: counter-clockwise. */
  readonly turns?: 'clockwise';
  /** Where a replacement comes from: the last stack of the wall, its upper tile first, or where any other draw does. */
  readonly replacements: 'end' | 'front';
  /**
   * Tiles at the end of the wall that only replacements take; absent: none. `isRefilled`: they stay so many, after every
   * replacement or once the last pair has gone. `isPlayed`: they lie apart, but normal draws take them in the end.
   */
  readonly dead?: { readonly tiles: number; readonly isRefilled: boolean | 'by-pairs'; readonly isPlayed?: true };
}

/**
 * The wall of the competition: four sides of 18 stacks, both throws, drawn clockwise to its last tile (articles 4-10).
 */
export const COMPETITION_WALL: WallLayout = {
  stacks: 18,
  walls: 'shared',
  throws: 2,
  direction: 'clockwise',
  replacements: 'end',
};

/** The same wall without flowers: 136 tiles, four sides of 17 stacks. */
export const WALL_WITHOUT_FLOWERS: WallLayout = { ...COMPETITION_WALL, stacks: 17 };

/**
 * Layout of Botzone's 136 tiles: a wall of 34 for each player, who also draws replacements from it. No dice are thrown.
 */
export const OWN_WALLS: WallLayout = {
  stacks: 17,
  walls: 'own',
  throws: 0,
  direction: 'counter-clockwise',
  replacements: 'front',
};

/** Returns the wall of a game by the competition's rules: without flowers its sides are shorter. */
export const competitionWall = ({ flowerExposure }: Pick<McrRules, 'flowerExposure'>): WallLayout =>
  flowerExposure === 'none' ? WALL_WITHOUT_FLOWERS : COMPETITION_WALL;

const SIDES = 4;
const TILES_A_STACK = 2;
/** Tiles that leave a shared wall in the deal: 14 for East, 13 for the others (article 9). */
const DEALT_TILES = 53;

export const stacksOf = ({ stacks }: WallLayout): number => SIDES * stacks;
export const tilesASide = ({ stacks }: WallLayout): number => TILES_A_STACK * stacks;
export const tilesOfLayout = (layout: WallLayout): number => TILES_A_STACK * stacksOf(layout);
/** Returns how many tiles the deal takes in all; from own walls East's fourteenth is drawn after it. */
export const tilesDealt = ({ walls }: WallLayout): number => (walls === 'own' ? DEALT_TILES - 1 : DEALT_TILES);
/** Returns how many tiles the deal leaves in the walls. */
export const tilesAfterDeal = (layout: WallLayout): number => tilesOfLayout(layout) - tilesDealt(layout);

const WITHOUT_FLOWERS = ALL_TILES.filter(tile => !isFlower(tile));
/**
 * Returns the tiles that are built into the walls: all 144, or the 136 without flowers where there is room for no more.
 */
export const tileSet = (layout: WallLayout): readonly Tile[] =>
  tilesOfLayout(layout) >= ALL_TILES.length ? ALL_TILES : WITHOUT_FLOWERS;

/** The way of the turns, which tells where the seats are: the next in turn sits to the right, or to the left. */
export type Turns = Pick<WallLayout, 'turns'>;

/** Returns how many places to the right of `from` a seat sits: 1 right neighbour, 2 opposite, 3 left neighbour. */
export const placesToRight = (from: Seat, seat: Seat, { turns }: Turns): number =>
  turns === 'clockwise' ? turnsBetween(seat, from) : turnsBetween(from, seat);

/** Returns the seat that sits so many places to the right of another. */
export const seatToRight = (from: Seat, places: number, { turns }: Turns): Seat =>
  seatAfter(from, turns === 'clockwise' ? -places : places);

/** Where a stack lies: before which seat, and how many stacks lie between it and that seat's right end. */
export interface StackPlace {
  readonly seat: Seat;
  readonly fromRight: number;
}

/**
 * Returns where a stack of the ring lies. Ring indices run in the direction of the draws from East's side on: clockwise
 * over the sides to the left, each from its right end; else over those to the right, each from its left end (article 5).
 */
export function placeOfStack(layout: WallLayout, ring: number): StackPlace {
  const { stacks, direction } = layout;
  const [side, along] = [Math.floor(ring / stacks), ring % stacks];
  if (direction === 'clockwise') return { seat: seatToRight(0, SIDES - side, layout), fromRight: along };
  return { seat: seatToRight(0, side, layout), fromRight: stacks - 1 - along };
}
