import type { ReviewPlace } from '@gorrion/protocol';
import { useMemo } from 'react';
import { useReview } from '../../client/archive/useReview.ts';
import { gamePath } from '../../shell/links/gamePaths.ts';
import { replacePath } from '../../shell/page/pathAhead.ts';
import { decisionAt, lastMistake, nextMistake, type PlacedDecision, PlacedReview } from '../expert/placed.ts';
import { veiled } from '../together/veil.ts';
import type { Moment } from './moment.ts';

const NONE: readonly never[] = [];

/** Where the game left the line that is walked through, or where it is. */
export const playedMove = ({ at, walked }: Pick<Moment, 'at' | 'walked'>): number =>
  walked ? Math.min(at.move, walked.at) : at.move;

/**
 * The review of a game laid over its moves, without the position whose votes are hidden, and the ways from mistake to mistake of the player whose side
 * is below.
 */
export function usePlacedReview(
  { id, game, played, at, view, walked }: Omit<Moment, 'steps' | 'playing' | 'review' | 'run'>,
  hidden: ReviewPlace | undefined,
) {
  const { review: found, run } = useReview(game);
  const review = useMemo(
    () => found && new PlacedReview(played.hands, veiled(found, played.hands, hidden)),
    [found, played, hidden],
  );
  const all = review?.mistakesOf(view.player) ?? NONE;
  const place = { hand: at.hand, move: playedMove({ at, walked }) };
  const go = (to: PlacedDecision | undefined) => {
    if (to) replacePath(gamePath(id, played.hands[to.hand]?.key, to.move));
  };
  return {
    review,
    run,
    nextMistake: () => go(nextMistake(all, place)),
    lastMistake: () => go(lastMistake(all, place)),
  };
}

/** Returns the decision that is made at the move that is shown; undefined elsewhere, and within another line. */
export function decidedNow({ review, at, view, walked }: Pick<Moment, 'review' | 'at' | 'view' | 'walked'>) {
  if (walked && at.move > walked.at) return undefined;
  const shown = decisionAt(review?.of(at.hand, view.player)?.decisions ?? NONE, at.move);
  return shown?.when === 'now' ? shown.placed : undefined;
}
