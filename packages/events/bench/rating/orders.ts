import type { Belief } from '@gorrion/events/rating';

/*
 * Chances of whole orders of a table. They follow Plackett and Luce: the first place is drawn by strength, the second
 * among those who are left, and so on. For any two the chance agrees with `chanceBefore` at the same scale.
 */

/** Returns the scale of a table: that of two of its players, by the mean of all variances. */
const scaleOfTable = (players: readonly Belief[], beta: number): number =>
  Math.sqrt((2 * players.reduce((sum, { deviation }) => sum + deviation ** 2, 0)) / players.length + 2 * beta ** 2);

/** Returns the logarithm of the chance that the players end in an order: their positions in the list, the best first. */
export function logChanceOfOrder(worths: readonly number[], order: readonly number[]): number {
  let sum = 0;
  for (let place = 0; place < order.length - 1; place++) {
    const left = order.slice(place).map(player => worths[player]!);
    const greatest = Math.max(...left);
    const total = left.reduce((all, worth) => all + Math.exp(worth - greatest), 0);
    sum += left[0]! - greatest - Math.log(total);
  }
  return sum;
}

/** Returns the strengths of a table on the scale of `logChanceOfOrder`. */
export const worthsOf = (players: readonly Belief[], beta: number): readonly number[] => {
  const scale = scaleOfTable(players, beta);
  return players.map(({ mean }) => mean / scale);
};

/** Returns every order, best first, that agrees with the ranks: one without ties, all 24 if four are equal. */
export function ordersOf(ranks: readonly number[]): readonly (readonly number[])[] {
  const from = (left: readonly number[]): readonly (readonly number[])[] => {
    if (left.length === 0) return [[]];
    const best = Math.min(...left.map(player => ranks[player]!));
    return left
      .filter(player => ranks[player] === best)
      .flatMap(first => from(left.filter(player => player !== first)).map(rest => [first, ...rest]));
  };
  return from(ranks.map((_, player) => player));
}

/** Returns the surprise (nats) of the ranks that came; players with equal ranks share the orders that agree with them. */
export function surprise(worths: readonly number[], ranks: readonly number[]): number {
  const orders = ordersOf(ranks);
  return -orders.reduce((sum, order) => sum + logChanceOfOrder(worths, order), 0) / orders.length;
}
