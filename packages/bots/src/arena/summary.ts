import { type Histogram, meanOf, NOTHING, quantileOf, together } from './histogram.ts';
import type { MatchHand, WallRecord } from './records.ts';

/**
 * A mean and the half width of its 95 % interval. It goes from wall to wall, because hands of a wall depend on each
 * other.
 */
export interface Estimate {
  readonly mean: number;
  readonly within: number;
}

/** Results of one of the four in a match. Shares (0 to 1) are of its hands, unless the name says of its wins. */
export interface PlaceSummary {
  readonly name: string;
  readonly score: Estimate;
  readonly wins: number;
  readonly winShare: number;
  readonly selfDrawnOfWins: number;
  readonly dealInShare: number;
  readonly meanPoints: number;
  readonly errors: number;
  readonly ms: { readonly mean: number; readonly p99: number };
  /** Processor time; 0 if it is unknown. */
  readonly cpuMs: { readonly mean: number; readonly p99: number };
  readonly decisions: number;
  /** Shares of its wins by the fan of most points, most frequent first. */
  readonly mainFans: Readonly<Record<string, number>>;
}

export interface Summary {
  readonly walls: number;
  readonly hands: number;
  readonly drawShare: number;
  readonly places: readonly PlaceSummary[];
  /** The same shares over the wins of all four. */
  readonly mainFans: Readonly<Record<string, number>>;
  readonly meanPoints: number;
}

/** 97.5 % point of the normal distribution, which holds for many walls. */
const TWO_SIDED = 1.96;

const round = (value: number, digits = 3): number => Number(value.toFixed(digits));
const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : round(part / whole));

/** Returns mean and interval of values of independent walls. */
export function estimate(values: readonly number[]): Estimate {
  const { length } = values;
  if (length === 0) return { mean: 0, within: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = length < 2 ? 0 : Math.sqrt(squares / (length - 1) / length);
  return { mean: round(mean, 2), within: round(TWO_SIDED * deviation, 2) };
}

function fansOf(hands: readonly MatchHand[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const { win } of hands) if (win) counts.set(win.main, (counts.get(win.main) ?? 0) + 1);
  const wins = hands.filter(({ win }) => win).length;
  const ordered = [...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  return Object.fromEntries(ordered.map(([fan, count]) => [fan, ratio(count, wins)]));
}

const pointsOf = (hands: readonly MatchHand[]): number => {
  const points = hands.flatMap(({ win }) => (win ? [win.points] : []));
  return ratio(
    points.reduce((sum, each) => sum + each, 0),
    points.length,
  );
};

const speed = (times: Histogram) => ({ mean: round(meanOf(times)), p99: round(quantileOf(times, 0.99)) });

function summaryOf(place: number, name: string, walls: readonly WallRecord[]): PlaceSummary {
  const hands = walls.flatMap(wall => wall.hands);
  const won = hands.filter(({ win }) => win?.by === place);
  const meanOfWall = (wall: WallRecord) =>
    wall.hands.reduce((sum, { scores }) => sum + scores[place]!, 0) / wall.hands.length;
  const clock = walls.reduce((sum, { times }) => together(sum, times[place]!.clock), NOTHING);
  const processor = walls.reduce((sum, { times }) => together(sum, times[place]!.processor), NOTHING);
  return {
    name,
    score: estimate(walls.map(meanOfWall)),
    wins: won.length,
    winShare: ratio(won.length, hands.length),
    selfDrawnOfWins: ratio(won.filter(({ win }) => win!.from === place).length, won.length),
    dealInShare: ratio(hands.filter(({ win }) => win && win.by !== place && win.from === place).length, hands.length),
    meanPoints: pointsOf(won),
    errors: hands.reduce((sum, { errors }) => sum + errors[place]!, 0),
    ms: speed(clock),
    cpuMs: speed(processor),
    decisions: clock.count,
    mainFans: fansOf(won),
  };
}

/** Summarizes a match from the records of its walls, in any order. */
export function summarize(names: readonly string[], walls: readonly WallRecord[]): Summary {
  const hands = walls.flatMap(wall => wall.hands);
  return {
    walls: walls.length,
    hands: hands.length,
    drawShare: ratio(
      hands.filter(({ win, errors }) => !win && errors.every(count => count === 0)).length,
      hands.length,
    ),
    places: names.map((name, place) => summaryOf(place, name, walls)),
    mainFans: fansOf(hands),
    meanPoints: pointsOf(hands),
  };
}
