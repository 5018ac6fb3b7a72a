import type { HandReview } from '@gorrion/protocol';
import { medianOf, table } from './statistics.ts';

export interface Times {
  /** Milliseconds on the wall; undefined if the work was broken off. */
  readonly overviewWall: number | undefined;
  readonly fullWall: number | undefined;
  /** Milliseconds of processor, all threads together. */
  readonly overview: number;
  readonly full: number;
  readonly threads: number;
}

const seconds = (time: number | undefined): string =>
  time === undefined ? 'not known' : `${(time / 1000).toFixed(1)} s`;

/** Tells what a review of one player of 16 hands takes. */
export function timeSection(
  { overviewWall, fullWall, overview, full, threads }: Times,
  reviews: readonly HandReview[],
): string {
  const played = reviews.flatMap(({ decisions }) => decisions).filter(({ pairs }) => pairs > 0);
  const pairs = played.reduce((sum, each) => sum + each.pairs, 0);
  const sizes = reviews.reduce((sum, review) => sum + JSON.stringify(review).length, 0);
  return [
    `## Time for the regular player, 16 hands, ${threads} threads\n`,
    table([
      ['stage', 'processor', 'processor by threads', 'wall'],
      ['overview', seconds(overview), seconds(overview / threads), seconds(overviewWall)],
      ['what was left open', seconds(full), seconds(full / threads), seconds(fullWall)],
    ]),
    `\nPlayed out: ${played.length} decisions, ${Math.round(pairs / played.length)} pairs each in the mean,`,
    `${(full / pairs).toFixed(1)} ms of processor a pair. Median half width ${medianOf(played.map(each => each.plusMinus ?? 0)).toFixed(2)}.`,
    `Stored size ${Math.round(sizes / reviews.length / 1000)} kB a hand.`,
  ].join('\n');
}
