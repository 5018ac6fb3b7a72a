import { meanOf, table } from './statistics.ts';
import { FIT_PAIRS, type FitResult } from './tasks.ts';

/** Returns the share of the searched loss that is lost, and the deviation of true losses around it, by least squares. */
function fitOf(results: readonly FitResult[]) {
  const points = results.map(({ searched, differences }) => {
    const { mean, plusMinus } = meanOf(differences);
    return { searched, mean, noise: (plusMinus / 1.96) ** 2 };
  });
  const squares = points.reduce((sum, { searched }) => sum + searched ** 2, 0);
  const share = points.reduce((sum, { searched, mean }) => sum + searched * mean, 0) / squares;
  const residual = points.reduce((sum, { searched, mean }) => sum + (mean - share * searched) ** 2, 0);
  const noise = points.reduce((sum, each) => sum + each.noise, 0);
  const deviation = Math.sqrt(Math.max(0, (residual - noise) / points.length));
  const spread = points.reduce((sum, { searched, mean }) => sum + (searched * (mean - share * searched)) ** 2, 0);
  return { share, plusMinus: (1.96 * Math.sqrt(spread)) / squares, deviation };
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
      const { share, plusMinus, deviation } = fitOf(own);
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
        deviation.toFixed(2),
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
