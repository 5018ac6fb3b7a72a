import { ranksOf } from '@gorrion/events/rating';
import { seeded } from '@gorrion/rules';
import type { GameLine } from '../../bin/botGames.ts';
import { leastAt, surpriseOfPairs } from './anchors.ts';
import { type HandModel, playHands } from './handModel.ts';
import {
  botPopulation,
  normal,
  type Population,
  resampledPopulation,
  syntheticPopulation,
  uniform,
} from './populations.ts';

/** Spread of the strengths that are drawn: that of the five levels of bots. */
const SPREAD = 240;

/**
 * Returns what one unit of the model's strength is worth in points of rating: the value that explains best who ends
 * before whom in 4,000 games of 16 hands of players with drawn strengths (seed `rating-scale`).
 */
export function perStrengthOf(model: HandModel): number {
  const random = seeded('rating-scale');
  const strengths: number[] = [];
  const games = Array.from({ length: 4000 }, (_, game) => {
    const four = [0, 1, 2, 3].map(() => 0.7 * normal(random));
    strengths.push(...four);
    const totals = playHands(model, four, 16, () => uniform(random));
    return {
      groups: [0, 1, 2, 3].map(at => game * 4 + at),
      ranks: ranksOf(totals, [false, false, false, false]),
      hands: 16,
    };
  });
  const [perStrength] = leastAt([200], ([points]) =>
    surpriseOfPairs(
      games,
      strengths.map(strength => strength * points!),
    ),
  );
  return perStrength!;
}

export interface Makes {
  readonly lines: readonly GameLine[];
  /** Ratings of the levels. */
  readonly truths: readonly number[];
  readonly model: HandModel;
  readonly perStrength: number;
}

/** Makes the four populations. Those to choose on and those to test on share the bots' games, but no lot. */
export function makePopulations({ lines, truths, model, perStrength }: Makes, seed: string): readonly Population[] {
  const synthetic = { spread: SPREAD, perStrength, size: 200, games: 8000, hands: [4, 8, 16] };
  return [
    botPopulation(lines, truths),
    resampledPopulation(lines, truths, { playersALevel: 60, games: 12_000, seed: `${seed}-resampled` }),
    syntheticPopulation(model, { ...synthetic, name: 'drawn strengths', drift: 0, seed: `${seed}-steady` }),
    syntheticPopulation(model, { ...synthetic, name: 'drawn strengths that drift', drift: 8, seed: `${seed}-drift` }),
  ];
}
