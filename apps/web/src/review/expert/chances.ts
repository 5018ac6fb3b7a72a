import { isMistake } from '../../client/mistakes/mistakes.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import { candidateOf } from '../frame/moves.ts';
import { percent, plainPoints } from './numbers.ts';
import type { PlacedDecision } from './placed.ts';

/** A decision in the chart of the chances to win. */
export interface ChancePoint {
  readonly placed: PlacedDecision;
  readonly turn: number;
  /** Chance, 0 to 1, with the best action. */
  readonly best: number;
  /** Chance, 0 to 1, with what was played; null if the expert did not look into it. */
  readonly played: number | null;
}

export interface ChanceChart {
  readonly points: readonly ChancePoint[];
  /** Decisions that lost points, whether a chance is known or not. */
  readonly losses: readonly PlacedDecision[];
  /** Upper end of the scale: the next multiple of 15 %. */
  readonly most: number;
  readonly firstTurn: number;
  readonly lastTurn: number;
  /** Greatest loss, at least 2 points. */
  readonly mostLost: number;
  /** The dearest mistake; undefined if there is none. */
  readonly worst: PlacedDecision | undefined;
}

const STEP = 0.15;
/** Losses below this many points are not drawn. */
const SEEN = 0.05;
const LEAST_SCALE = 2;

/** Returns the chances to win of a hand by turn; undefined if the expert looked into fewer than two. */
export function chanceChart(decisions: readonly PlacedDecision[]): ChanceChart | undefined {
  const points = decisions.flatMap((placed): readonly ChancePoint[] => {
    const { decision } = placed;
    const best = decision.candidates[0]?.winChance ?? null;
    if (best === null) return [];
    return [{ placed, turn: decision.turn, best, played: candidateOf(decision, decision.played)?.winChance ?? null }];
  });
  const turns = decisions.map(({ decision }) => decision.turn);
  if (points.length < 2) return undefined;
  const losses = decisions.filter(({ decision }) => decision.loss >= SEEN);
  const highest = Math.max(...points.map(({ best }) => best));
  return {
    points,
    losses,
    most: Math.min(1, Math.max(1, Math.ceil(highest / STEP - 1e-9)) * STEP),
    firstTurn: Math.min(...turns),
    lastTurn: Math.max(...turns),
    mostLost: Math.max(LEAST_SCALE, ...losses.map(({ decision }) => decision.loss)),
    worst: losses
      .filter(({ decision }) => isMistake(decision))
      .toSorted((a, b) => b.decision.loss - a.decision.loss)[0],
  };
}

/** Returns the chart as a sentence. */
export function chartLine(t: Translate, { points, worst }: ChanceChart): string {
  const [first, last] = [points[0]!, points.at(-1)!];
  const line = t('expert.chart.line', {
    first: percent(t, first.best),
    last: percent(t, last.best),
    most: percent(t, Math.max(...points.map(({ best }) => best))),
  });
  if (!worst) return line;
  const { turn, loss } = worst.decision;
  return `${line} ${t('expert.chart.worst', { turn: t.number(turn), points: plainPoints(t, loss) })}`;
}
