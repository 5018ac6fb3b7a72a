import { chanceBefore, pairingOf } from '@gorrion/events/rating';
import { surprise, worthsOf } from './orders.ts';
import type { PlayedGame } from './populations.ts';

/** A game of groups of equal players: levels of bots, or given strengths. */
type Grouped = Pick<PlayedGame, 'ranks' | 'hands'> & { readonly groups: readonly number[] };

const certain = (mean: number) => ({ mean, deviation: 0 });

/** Mean surprise of orders, by Plackett and Luce. */
export const surpriseOfOrders = (games: readonly Grouped[], means: readonly number[]): number =>
  games.reduce((sum, { groups, ranks, hands }) => {
    const players = groups.map(group => certain(means[group]!));
    return sum + surprise(worthsOf(players, pairingOf(hands).beta), ranks);
  }, 0) / games.length;

/** Mean surprise of the six pairs of a game, each a game of two. */
export const surpriseOfPairs = (games: readonly Grouped[], means: readonly number[]): number =>
  games.reduce((sum, { groups, ranks, hands }) => {
    const { beta } = pairingOf(hands);
    groups.forEach((own, one) => {
      groups.slice(one + 1).forEach((beside, n) => {
        const other = one + 1 + n;
        const chance = chanceBefore(certain(means[own]!), certain(means[beside]!), beta);
        const won = ranks[one]! < ranks[other]! ? 1 : ranks[one]! > ranks[other]! ? 0 : 0.5;
        sum -= won * Math.log(chance) + (1 - won) * Math.log(1 - chance);
      });
    });
    return sum;
  }, 0) / games.length;

/** Returns the values at which a loss is least, found by steps that are halved; accurate to one. */
export function leastAt(start: readonly number[], loss: (values: readonly number[]) => number): readonly number[] {
  let [values, least] = [start, loss(start)];
  for (let step = 128; step >= 1; ) {
    let hasMoved = false;
    for (let at = 0; at < values.length; at++) {
      for (const move of [step, -step]) {
        const tried = values.with(at, values[at]! + move);
        const found = loss(tried);
        if (found < least) [values, least, hasMoved] = [tried, found, true];
      }
    }
    if (!hasMoved) step /= 2;
  }
  return values;
}

/** Returns the most likely ratings of groups, the middle one at 1500, by a loss over games. */
export function ratingsOfGroups(
  games: readonly Grouped[],
  groups: number,
  loss: (games: readonly Grouped[], means: readonly number[]) => number,
): readonly number[] {
  const found = leastAt(new Array<number>(groups).fill(1500), means => loss(games, means));
  const middle = found[Math.floor(groups / 2)]!;
  return found.map(rating => Math.round(rating - middle + 1500));
}
