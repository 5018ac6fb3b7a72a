import { type BySeat, bySeat, type Seat, seatAfter } from '../tiles/seat.ts';
import { copiesOf, KINDS, type Tile } from '../tiles/tile.ts';
import { breakStack, type Dice } from './dice.ts';
import { COMPETITION_WALL, tileSet, tilesASide, tilesDealt, tilesOfLayout, type WallLayout } from './layout.ts';
import { type RandomSource, shuffled } from './random.ts';

const TILES_BY_FOURS = 48;
const OWN_HAND = 13;

/** Returns the tiles in random order, by ring index. All orders are equally likely; the dice come later (article 11). */
export const shuffledRing = (random: RandomSource, layout = COMPETITION_WALL): readonly Tile[] =>
  shuffled(tileSet(layout), random);

/** Returns the tiles of the ring from its break on: two a stack, the top first (articles 6, 10). */
export function fromBreak(
  ring: readonly Tile[],
  dice: Dice,
  layout = COMPETITION_WALL,
): { tiles: readonly Tile[]; breakAt: number } {
  const breakAt = breakStack(dice, layout);
  return { tiles: [...ring.slice(breakAt * 2), ...ring.slice(0, breakAt * 2)], breakAt };
}

/**
 * Whose the n-th dealt tile is: three times two stacks each, then E, S, W, N and East's second ("one and three", article
 * 9).
 */
export const takerOf = (n: number): Seat => seatAfter(0, n < TILES_BY_FOURS ? n >> 2 : n - TILES_BY_FOURS);

/** Takings of the deal: twelve of two stacks, and one for each seat, East's last two tiles at once. */
export const DEAL_TAKINGS = 16;
/** Returns in which taking, from 0, the n-th tile is dealt. */
export const takingOf = (n: number): number => (n < TILES_BY_FOURS ? n >> 2 : 12 + takerOf(n));

/** Returns the dealt hands, sorted, from a wall in drawing order; from own walls the first thirteen tiles of each. */
export function dealtHands(wall: readonly Tile[], layout: WallLayout = COMPETITION_WALL): BySeat<readonly Tile[]> {
  const dealt = wall.slice(0, tilesDealt(layout));
  const side = tilesASide(layout);
  const handOf = (seat: number) =>
    layout.walls === 'own'
      ? wall.slice(seat * side, seat * side + OWN_HAND)
      : dealt.filter((_, n) => takerOf(n) === seat);
  return bySeat(seat => handOf(seat).sort((a, b) => a - b));
}

/** Returns whether these are exactly the tiles of the walls. */
export function isWholeSet(tiles: readonly Tile[], layout: WallLayout = COMPETITION_WALL): boolean {
  const set = tileSet(layout);
  const missing = Array.from({ length: KINDS }, (_, kind) => (set.includes(kind as Tile) ? copiesOf(kind as Tile) : 0));
  const isEnough = set.length === tilesOfLayout(layout) && tiles.length === set.length;
  return isEnough && tiles.every(tile => missing[tile] !== undefined && missing[tile]!-- > 0);
}
