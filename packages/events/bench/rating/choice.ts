import { pairingOf } from '@gorrion/events/rating';
import { coverage, foretell, meanOf, type Numbers, ourMethod, tenhouMethod } from './foretold.ts';
import type { Population } from './populations.ts';

/** The constants that are chosen together. */
export interface Constants {
  readonly deviation: number;
  readonly weight: number;
  readonly tau: number;
}

export interface Tried extends Constants {
  /** Mean surprise (nats) of the open games, the mean over the populations. */
  readonly surprise: number;
  /** Least share of players within their 95 % interval after the open games of a population. */
  readonly coverage: number;
}

const DEVIATIONS = [150, 200, 250];
const WEIGHTS = [0.3, 0.4, 0.5, 0.6, 0.7, 1];
const TAUS = [0, 2, 4, 6, 8];

/** Least coverage that a choice must have in every population. */
export const LEAST_COVERAGE = 0.95;

export const numbersOf = ({ deviation, weight, tau }: Constants): Numbers => ({
  newcomer: { mean: 1500, deviation },
  pairingOf: hands => ({ ...pairingOf(hands), weight, tau }),
});

function tryOut(populations: readonly Population[], constants: Constants): Tried {
  const numbers = numbersOf(constants);
  return {
    ...constants,
    surprise: meanOf(populations.map(it => meanOf(foretell(it, ourMethod(numbers), 0, it.openGames).surprises))),
    coverage: Math.min(...populations.map(it => coverage(it, numbers, it.openGames))),
  };
}

export interface Choice {
  /** Every combination, the best first. */
  readonly tried: readonly Tried[];
  readonly chosen: Tried;
}

/** Tries every combination on the open games; takes the least surprise among those with enough coverage. */
export function choose(populations: readonly Population[]): Choice {
  const tried = DEVIATIONS.flatMap(deviation =>
    WEIGHTS.flatMap(weight => TAUS.map(tau => tryOut(populations, { deviation, weight, tau }))),
  ).toSorted((a, b) => a.surprise - b.surprise);
  return { tried, chosen: tried.find(({ coverage }) => coverage >= LEAST_COVERAGE) ?? tried[0]! };
}

/** Returns the points of R that foretell the first half of a population best as one unit of strength. */
export function scaleOfTenhou(population: Population): number {
  const half = population.games.length / 2;
  const surpriseAt = (scale: number) => meanOf(foretell(population, tenhouMethod(scale), 0, half).surprises);
  const scales = Array.from({ length: 60 }, (_, n) => 20 * 1.06 ** n);
  return scales.toSorted((a, b) => surpriseAt(a) - surpriseAt(b))[0]!;
}
