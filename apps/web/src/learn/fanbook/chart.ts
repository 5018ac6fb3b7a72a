import { type FanFrequencies, shareOfWins } from '@gorrion/learn/fanbook';
import { FAN_IDS, type FanId, fanPoints, type McrRules } from '@gorrion/rules';

/** A fan in the chart of frequencies. */
export interface Dot {
  readonly fan: FanId;
  readonly points: number;
  /** Share of all wins, above 0 to 1. */
  readonly share: number;
}

/** Returns the powers of ten on the scale, from the first below a single win to all wins. */
export function sharesFor(wins: number): readonly number[] {
  const decades = Math.max(1, Math.ceil(Math.log10(Math.max(1, wins))));
  return Array.from({ length: decades + 1 }, (_, at) => 10 ** (at - decades));
}

/** Returns the fans that were won with, in the order of the book. */
export const dotsOf = (frequencies: FanFrequencies, rules: McrRules): readonly Dot[] =>
  FAN_IDS.map(fan => ({ fan, points: fanPoints(fan, rules), share: shareOfWins(frequencies, fan) })).filter(
    ({ share }) => share > 0,
  );

/** Returns where a share lies on the logarithmic scale of so many wins, 0 to 1 from its first edge to its last. */
export function placeOf(share: number, wins: number): number {
  const decades = sharesFor(wins).length - 1;
  return Math.max(0, 1 + Math.log10(share) / decades);
}

/** Returns the place of a fan among those of the same points, 1 for the most frequent, and how many they are. */
export function rankOfFan(frequencies: FanFrequencies, fan: FanId, rules: McrRules): { place: number; count: number } {
  const points = fanPoints(fan, rules);
  const equals = FAN_IDS.filter(other => fanPoints(other, rules) === points);
  const own = shareOfWins(frequencies, fan);
  const place = 1 + equals.filter(other => shareOfWins(frequencies, other) > own).length;
  return { place, count: equals.length };
}
