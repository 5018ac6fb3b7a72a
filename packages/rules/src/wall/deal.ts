import { type BySeat, bySeat } from '../tiles/seat.ts';
import { ALL_TILES, copiesOf, KINDS, type Tile, WALL_SIZE } from '../tiles/tile.ts';
import { breakStack, type Dice } from './dice.ts';
import { type RandomSource, shuffled } from './random.ts';

/** Tiles that leave the wall in the deal: 14 for East, 13 for the others (ruling 9). */
export const DEALT_TILES = 53;
const TILES_BY_FOURS = 48;

/** The 144 tiles in an order where each is equally likely, by ring index: the order precedes the dice (ruling 11). */
export const shuffledRing = (random: RandomSource): readonly Tile[] => shuffled(ALL_TILES, random);

/** The ring read from its break: two tiles a stack, top first (rulings 6, 10). */
export function fromBreak(ring: readonly Tile[], dice: Dice): { tiles: readonly Tile[]; breakAt: number } {
  const breakAt = breakStack(dice);
  return { tiles: [...ring.slice(breakAt * 2), ...ring.slice(0, breakAt * 2)], breakAt };
}

/** Whose the n-th dealt tile is: three times two stacks each, then E, S, W, N and East's second ("one and three", ruling 9). */
const takerOf = (n: number): number => (n < TILES_BY_FOURS ? (n >> 2) & 3 : (n - TILES_BY_FOURS) & 3);

/** The dealt hands, sorted, out of a wall in drawing order. */
export function dealtHands(wall: readonly Tile[]): BySeat<readonly Tile[]> {
  const dealt = wall.slice(0, DEALT_TILES);
  return bySeat(seat => dealt.filter((_, n) => takerOf(n) === seat).sort((a, b) => a - b));
}

/** Whether these are the 144 tiles, each as often as it exists. */
export function isWholeSet(tiles: readonly Tile[]): boolean {
  const missing = Array.from({ length: KINDS }, (_, kind) => copiesOf(kind as Tile));
  return tiles.length === WALL_SIZE && tiles.every(tile => missing[tile] !== undefined && missing[tile]!-- > 0);
}
