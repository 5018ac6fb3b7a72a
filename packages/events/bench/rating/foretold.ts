import { afterGame, type Belief, type Pairing } from '@gorrion/events/rating';
import { surprise, worthsOf } from './orders.ts';
import type { PlayedGame, Population } from './populations.ts';
import { afterTenhouGame, TENHOU_NEWCOMER, type TenhouRating } from './tenhou.ts';

/** What a method says before each game, with what it learns after. */
export interface Method {
  /** Strengths on the scale of `logChanceOfOrder`. */
  readonly worths: (game: PlayedGame, number: number) => readonly number[];
  readonly learn: (game: PlayedGame) => void;
}

export interface Numbers {
  readonly newcomer: Belief;
  readonly pairingOf: (hands: number) => Pairing;
}

/** Ours; `beliefs` is the state, which a reader may inspect. */
export function ourMethod({ newcomer, pairingOf }: Numbers): Method & { readonly beliefs: Map<number, Belief> } {
  const beliefs = new Map<number, Belief>();
  const at = (game: PlayedGame) => game.players.map(player => beliefs.get(player) ?? newcomer);
  return {
    beliefs,
    worths: game => worthsOf(at(game), pairingOf(game.hands).beta),
    learn: game =>
      afterGame(at(game), game.ranks, pairingOf(game.hands)).forEach((belief, n) => {
        beliefs.set(game.players[n]!, belief);
      }),
  };
}

/** Tenhou's R does not foretell orders: it is read as a strength on the scale that fits best, fitted before. */
export function tenhouMethod(pointsAWorth: number): Method {
  const rates = new Map<number, TenhouRating>();
  const at = (game: PlayedGame) => game.players.map(player => rates.get(player) ?? TENHOU_NEWCOMER);
  return {
    worths: game => at(game).map(({ rate }) => rate / pointsAWorth),
    learn: game =>
      afterTenhouGame(at(game), game.ranks).forEach((rating, n) => {
        rates.set(game.players[n]!, rating);
      }),
  };
}

/** Foretells with the true strengths. No rating can foretell much better. */
export const knowingMethod = ({ truthAt }: Population, pairingOf: Numbers['pairingOf']): Method => ({
  worths: (game, number) =>
    worthsOf(
      game.players.map(player => ({ mean: truthAt(player, number), deviation: 0 })),
      pairingOf(game.hands).beta,
    ),
  learn: () => undefined,
});

export interface Told {
  /** Surprise (nats) of each game of the part that is asked about. */
  readonly surprises: readonly number[];
  /** Chances that the first named of two ends before the second, with what happened: 1, 0, or one half. */
  readonly pairs: readonly (readonly [chance: number, came: number])[];
}

/** Lets a method live through a population; what it says from game `from` to before `to` counts. */
export function foretell({ games }: Pick<Population, 'games'>, method: Method, from: number, to: number): Told {
  const surprises: number[] = [];
  const pairs: [number, number][] = [];
  for (let number = 0; number < to; number++) {
    const game = games[number]!;
    if (number >= from) {
      const worths = method.worths(game, number);
      surprises.push(surprise(worths, game.ranks));
      for (let one = 0; one < 4; one++) {
        for (let other = one + 1; other < 4; other++) {
          const [own, beside] = [game.ranks[one]!, game.ranks[other]!];
          const chance = 1 / (1 + Math.exp(worths[other]! - worths[one]!));
          pairs.push([chance, own < beside ? 1 : own > beside ? 0 : 0.5]);
        }
      }
    }
    method.learn(game);
  }
  return { surprises, pairs };
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the half of the 95 % interval of a mean. */
export function marginOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return (
    1.96 * Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1) / values.length)
  );
}

/** Returns the share of players whose true strength lies within their 95 % interval at the end of so many games. */
export function coverage(population: Population, numbers: Numbers, games = population.games.length): number {
  const method = ourMethod(numbers);
  for (const game of population.games.slice(0, games)) method.learn(game);
  const known = [...method.beliefs];
  const within = known.filter(
    ([player, { mean, deviation }]) => Math.abs(mean - population.truthAt(player, games)) <= 1.96 * deviation,
  );
  return within.length / known.length;
}

/**
 * Returns the share of players whose true strength lies within their 95 % interval after so many own games, with the mean
 * half of these intervals; undefined if fewer than 20 have played so many.
 */
export function coverageAfter(
  population: Population,
  numbers: Numbers,
  ownGames: number,
): { readonly share: number; readonly margin: number } | undefined {
  const method = ourMethod(numbers);
  const counts = new Map<number, number>();
  const [within, margins]: [number[], number[]] = [[], []];
  population.games.forEach((game, number) => {
    method.learn(game);
    for (const player of game.players) {
      const count = (counts.get(player) ?? 0) + 1;
      counts.set(player, count);
      if (count !== ownGames) continue;
      const { mean, deviation } = method.beliefs.get(player)!;
      within.push(Math.abs(mean - population.truthAt(player, number + 1)) <= 1.96 * deviation ? 1 : 0);
      margins.push(1.96 * deviation);
    }
  });
  return within.length < 20 ? undefined : { share: meanOf(within), margin: meanOf(margins) };
}
