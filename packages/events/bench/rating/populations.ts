import { ranksOf } from '@gorrion/events/rating';
import { below, type RandomSource, seeded, shuffled } from '@gorrion/rules';
import { type GameLine, levelNumber, PLAYERS_A_LEVEL } from '../../bin/botGames.ts';
import { type HandModel, playHands } from './handModel.ts';

/** A game of four players of a population, by their numbers. */
export interface PlayedGame {
  readonly players: readonly number[];
  readonly ranks: readonly number[];
  readonly hands: number;
}

export interface Population {
  readonly name: string;
  readonly games: readonly PlayedGame[];
  /** True strengths on the scale of the ratings: before the game with that number, or at the end. */
  readonly truthAt: (player: number, game: number) => number;
  /** Games that the choice of constants may look at: all where the test draws others, else the first half. */
  readonly openGames: number;
}

const NOBODY = [false, false, false, false];

export const uniform = (random: RandomSource): number => random() / 2 ** 32;

/** Draws from a normal distribution (Box and Muller). */
export const normal = (random: RandomSource): number =>
  Math.sqrt(-2 * Math.log(1 - uniform(random))) * Math.cos(2 * Math.PI * uniform(random));

function fourOf(size: number, random: RandomSource): number[] {
  const four = new Set<number>();
  while (four.size < 4) four.add(below(random, size));
  return [...four];
}

export const totalsOf = (payments: readonly (readonly number[])[]): readonly number[] =>
  payments[0]!.map((_, player) => payments.reduce((sum, paid) => sum + paid[player]!, 0));

const truthOfLevels = (truths: readonly number[], playersALevel: number) => (player: number) =>
  truths[Math.floor(player / playersALevel)]!;

/** The games of the bots as they were played, in their order. */
export const botPopulation = (lines: readonly GameLine[], truths: readonly number[]): Population => ({
  name: 'bots, real games',
  games: lines.map(([, players, payments]) => ({
    players,
    ranks: ranksOf(totalsOf(payments), NOBODY),
    hands: payments.length,
  })),
  truthAt: truthOfLevels(truths, PLAYERS_A_LEVEL),
  openGames: lines.length / 2,
});

const levelsKey = (levels: readonly number[]): string => levels.toSorted().join('');

/**
 * A larger population: every player has a level, and each game is a real one of bots of the same four levels, drawn
 * again and again. Its first half draws from the first half of the real games, its second from the others.
 */
export function resampledPopulation(
  lines: readonly GameLine[],
  truths: readonly number[],
  { playersALevel, games, seed }: { readonly playersALevel: number; readonly games: number; readonly seed: string },
): Population {
  const random = seeded(seed);
  const middle = lines.length / 2;
  const pools = [new Map<string, GameLine[]>(), new Map<string, GameLine[]>()];
  lines.forEach((line, n) => {
    const key = levelsKey(line[1].map(levelNumber));
    const pool = pools[n < middle ? 0 : 1]!;
    pool.set(key, [...(pool.get(key) ?? []), line]);
  });
  const size = playersALevel * truths.length;
  const levelOf = (player: number) => Math.floor(player / playersALevel);
  const draw = (pool: Map<string, GameLine[]>): PlayedGame => {
    for (;;) {
      const players = fourOf(size, random);
      const found = pool.get(levelsKey(players.map(levelOf)));
      if (!found) continue;
      const [, bots, payments] = found[below(random, found.length)]!;
      const totals = totalsOf(payments);
      const free = [...players];
      const seated = bots.map(
        bot =>
          free.splice(
            free.findIndex(player => levelOf(player) === levelNumber(bot)),
            1,
          )[0]!,
      );
      const ranks = ranksOf(totals, NOBODY);
      // A real game comes many times: in one order of its players, the luck of each would count as that of its place.
      const mixed = shuffled([0, 1, 2, 3], random);
      return { players: mixed.map(at => seated[at]!), ranks: mixed.map(at => ranks[at]!), hands: payments.length };
    }
  };
  return {
    name: `bots, ${size} players, real games drawn again`,
    games: Array.from({ length: games }, (_, n) => draw(pools[n < games / 2 ? 0 : 1]!)),
    truthAt: truthOfLevels(truths, playersALevel),
    openGames: games / 2,
  };
}

export interface SyntheticOptions {
  readonly name: string;
  readonly size: number;
  readonly games: number;
  /** Lengths of games, each as often. */
  readonly hands: readonly number[];
  /** Standard deviation of the strengths, on the scale of the ratings. */
  readonly spread: number;
  /** Standard deviation of what a player's strength changes with each own game. */
  readonly drift: number;
  readonly seed: string;
  /** Points of rating that one unit of the hand model's strength is worth. */
  readonly perStrength: number;
}

/** Players of drawn strengths who play by the hand model. */
export function syntheticPopulation(model: HandModel, options: SyntheticOptions): Population {
  const { name, size, games, hands, spread, drift, seed, perStrength } = options;
  const random = seeded(seed);
  const now = Array.from({ length: size }, () => 1500 + spread * normal(random));
  const histories = now.map(truth => [{ from: 0, truth }]);
  const played = Array.from({ length: games }, (_, n): PlayedGame => {
    const players = fourOf(size, random);
    const length = hands[below(random, hands.length)]!;
    const strengths = players.map(player => (now[player]! - 1500) / perStrength);
    const totals = playHands(model, strengths, length, () => uniform(random));
    for (const player of players) {
      now[player]! += drift * normal(random);
      if (drift > 0) histories[player]!.push({ from: n + 1, truth: now[player]! });
    }
    return { players, ranks: ranksOf(totals, NOBODY), hands: length };
  });
  const truthAt = (player: number, game: number) => histories[player]!.findLast(({ from }) => from <= game)!.truth;
  return { name, games: played, truthAt, openGames: games };
}
