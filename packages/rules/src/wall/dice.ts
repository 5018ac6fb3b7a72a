import type { Seat } from '../tiles/seat.ts';
import { COMPETITION_WALL, placesToRight, stacksOf, type WallLayout } from './layout.ts';
import { below, type RandomSource } from './random.ts';

/** Two throws of two dice: East's first, then that of the player at whose wall it points (article 6). */
export type Dice = readonly [number, number, number, number];

export const isDice = (dice: readonly number[]): boolean =>
  dice.length === 4 && dice.every(pips => Number.isInteger(pips) && pips >= 1 && pips <= 6);

export function throwDice(random: RandomSource): Dice {
  const die = () => below(random, 6) + 1;
  return [die(), die(), die(), die()];
}

/** Returns the seat whose wall is broken, counted from East in the order of turns: 5, 9 East; 2, 6, 10 South (article 6). */
export const breaker = (dice: Dice): Seat => ((dice[0] + dice[1] - 1) & 3) as Seat;

/** Returns how many stacks the dice count from the breaker's right end. */
export const stacksCounted = (dice: Dice, { throws }: WallLayout = COMPETITION_WALL): number =>
  dice.slice(0, 2 * throws).reduce((sum, pips) => sum + pips, 0);

/**
 * Returns the ring index of the stack where the wall begins: the one after the last that is counted from the breaker's
 * right end, in the direction of the draws (articles 5-8). The stack counted last is the end of the wall.
 */
export function breakStack(dice: Dice, layout: WallLayout = COMPETITION_WALL): number {
  const { stacks, throws, direction } = layout;
  if (throws === 0) return 0;
  const counted = stacksCounted(dice, layout);
  const all = stacksOf(layout);
  const toRight = placesToRight(0, breaker(dice), layout);
  if (direction === 'clockwise') return (((4 - toRight) & 3) * stacks + counted) % all;
  return ((toRight + 1) * stacks - counted + 1 + all) % all;
}
