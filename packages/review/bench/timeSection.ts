import type { HandReview } from '@gorrion/protocol';
import { isOpen } from '../src/grading/grade.ts';
import { medianOf, table } from './statistics.ts';

/** Hands of a whole game. */
const HANDS = 16;
/** Threads of a review on two cores. */
const CORES = 2;

export interface Times {
  /** Milliseconds on the wall; undefined if the work was broken off. */
  readonly overviewWall: number | undefined;
  readonly fullWall: number | undefined;
  /** Milliseconds of processor, all threads together. */
  readonly overview: number;
  readonly full: number;
}

const seconds = (time: number | undefined): string =>
  time === undefined ? 'not known' : `${(time / 1000).toFixed(1)} s`;

/** Tells what a review of one player of 16 hands takes, from the hands that were reviewed. */
export function timeSection(
  { overviewWall, fullWall, overview, full }: Times,
  searched: readonly HandReview[],
  reviews: readonly HandReview[],
): string {
  const open = searched.flatMap(({ decisions }) => decisions).filter(isOpen).length;
  const played = reviews.flatMap(({ decisions }) => decisions).filter(({ pairs }) => pairs > 0);
  const pairs = played.reduce((sum, each) => sum + each.pairs, 0);
  const sizes = reviews.reduce((sum, review) => sum + JSON.stringify(review).length, 0);
  const rowOf = (stage: string, hands: number, processor: number, wall: number | undefined) => [
    stage,
    hands,
    seconds(processor),
    seconds((processor * HANDS) / hands),
    seconds((processor * HANDS) / hands / CORES),
    seconds(wall),
  ];
  return [
    '## Time for the regular player\n',
    table([
      ['stage', 'hands', 'processor', 'for 16 hands', 'on two cores', 'wall'],
      rowOf('overview', searched.length, overview, overviewWall),
      rowOf('what it left open', reviews.length, full, fullWall),
    ]),
    `\nLeft open by the overview: ${open} decisions of ${searched.length} hands.`,
    `Played out: ${played.length} decisions, ${Math.round(pairs / played.length)} pairs each in the mean,`,
    `${(full / pairs).toFixed(1)} ms of processor a pair. Median half width ${medianOf(played.map(each => each.plusMinus ?? 0)).toFixed(2)}.`,
    `Stored size ${Math.round(sizes / reviews.length / 1000)} kB a hand.`,
  ].join('\n');
}
