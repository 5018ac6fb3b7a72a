import { DECISION_KINDS, type HandReview, type ReviewedDecision, VERDICTS } from '@gorrion/protocol';
import { medianOf, percent, table } from './statistics.ts';

type Pair = readonly [ReviewedDecision, ReviewedDecision];

const isMarked = ({ verdict }: ReviewedDecision): boolean => verdict === 'mistake' || verdict === 'inaccuracy';
const shareOf = (pairs: readonly Pair[], test: (pair: Pair) => boolean): string =>
  pairs.length === 0 ? 'none' : percent(pairs.filter(test).length / pairs.length);

/** Whether the verdicts are the same to a player: mistake, inaccuracy, or no mark. */
const isSame = ([one, two]: Pair): boolean => one.verdict === two.verdict || (!isMarked(one) && !isMarked(two));
const isJump = ([one, two]: Pair): boolean =>
  (one.verdict === 'mistake' && !isMarked(two)) || (two.verdict === 'mistake' && !isMarked(one));

/** Tells how far two reviews of the same hands with other rollouts agree. */
export function repeatSection(reviews: readonly (readonly [HandReview, HandReview])[]): string {
  const pairs = reviews.flatMap(([one, two]) =>
    one.decisions.map((decision, n): Pair => [decision, two.decisions[n]!]).filter(([{ pairs }]) => pairs > 0),
  );
  const rowOf = (name: string, own: readonly Pair[]) => [
    name,
    own.length,
    shareOf(own, isSame),
    shareOf(own, ([one, two]) => one.verdict === two.verdict),
    shareOf(
      own.filter(([one, two]) => isMarked(one) || isMarked(two)),
      isSame,
    ),
    shareOf(own, isJump),
    medianOf(own.flat().map(({ plusMinus }) => plusMinus ?? 0)).toFixed(2),
  ];
  const kinds = DECISION_KINDS.map(kind => [kind, pairs.filter(([{ kind: own }]) => own === kind)] as const);
  const counts = VERDICTS.map(verdict => `${verdict} ${pairs.filter(([one]) => one.verdict === verdict).length}`);
  return [
    '## The same decisions with other rollouts\n',
    table([
      [
        'decisions',
        'n',
        'same mark',
        'same of five verdicts',
        'same mark, of marked',
        'mistake against no mark',
        'median half width',
      ],
      rowOf('all', pairs),
      ...kinds.filter(([, own]) => own.length > 0).map(([kind, own]) => rowOf(kind, own)),
    ]),
    `\nVerdicts of the first: ${counts.join(', ')}.`,
  ].join('\n');
}
