import { meanOf, table } from './statistics.ts';
import { FIT_PAIRS, type FitResult } from './tasks.ts';

/** A decision: its loss in the search's values, and when played out, with the variance of that mean (points). */
interface Point {
  readonly searched: number;
  readonly mean: number;
  readonly noise: number;
}

function pointOf({ searched, differences }: FitResult): Point {
  const { mean, plusMinus } = meanOf(differences);
  return { searched, mean, noise: (plusMinus / 1.96) ** 2 };
}

const sumOf = <T>(list: readonly T[], of: (each: T) => number): number => list.reduce((sum, each) => sum + of(each), 0);

/** Returns the share of the searched loss that is lost, and the deviation of true losses around it, by least squares. */
function fitOf(points: readonly Point[]) {
  const squares = sumOf(points, ({ searched }) => searched ** 2);
  const share = sumOf(points, ({ searched, mean }) => searched * mean) / squares;
  const residual = ({ searched, mean }: Point) => mean - share * searched;
  const excess = sumOf(points, point => residual(point) ** 2 - point.noise);
  const spread = sumOf(points, point => (point.searched * residual(point)) ** 2);
  const deviation = Math.sqrt(Math.max(0, excess / points.length));
  return { share, plusMinus: (1.96 * Math.sqrt(spread)) / squares, deviation };
}

/** Returns half of the 95 % interval of the deviation, by leaving out one decision after another (jackknife). */
function spreadOfDeviation(points: readonly Point[]): number {
  const without = points.map((_, n) => fitOf(points.toSpliced(n, 1)).deviation);
  const { mean } = meanOf(without);
  return 1.96 * Math.sqrt(((points.length - 1) / points.length) * sumOf(without, each => (each - mean) ** 2));
}

/** Tells how much of the wide search's losses is lost when hands are played out. */
export function fitSection(results: readonly FitResult[]): string {
  const usable = results.filter(({ kind }) => kind !== 'win' && kind !== 'flower');
  const groups: readonly (readonly [string, readonly FitResult[]])[] = [
    ['all', usable],
    ['discards', usable.filter(({ kind }) => kind === 'discard')],
    ['claims and passes', usable.filter(({ kind }) => kind === 'claim')],
    ['kongs', usable.filter(({ kind }) => kind === 'kong')],
    ['searched loss under 2', usable.filter(({ searched }) => searched < 2)],
    ['2 and more', usable.filter(({ searched }) => searched >= 2)],
  ];
  const rows = groups
    .filter(([, own]) => own.length > 1)
    .map(([name, own]) => {
      const points = own.map(pointOf);
      const { share, plusMinus, deviation } = fitOf(points);
      const searched = meanOf(own.map(each => each.searched)).mean;
      const played = meanOf(own.map(({ differences }) => meanOf(differences).mean)).mean;
      const ratio = played / searched;
      return [
        name,
        own.length,
        searched.toFixed(2),
        played.toFixed(2),
        ratio.toFixed(2),
        `${share.toFixed(2)} ± ${plusMinus.toFixed(2)}`,
        `${deviation.toFixed(2)} ± ${spreadOfDeviation(points).toFixed(2)}`,
      ];
    });
  const head = [
    'decisions',
    'n',
    'mean searched loss',
    'mean played out',
    'ratio',
    'share (least squares)',
    'deviation',
  ];
  return [`## Fit of the prior, ${FIT_PAIRS} pairs a decision\n`, table([head, ...rows])].join('\n');
}
