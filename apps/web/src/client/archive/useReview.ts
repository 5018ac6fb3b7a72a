import type { GameReview } from '@gorrion/protocol';
import { useMemo, useSyncExternalStore } from 'react';
import type { LoadedGame } from './load.ts';
import { ReviewDesk, type ReviewState } from './reviewDesk.ts';

/** How a run stands, and what can be done about it. */
export interface ReviewRun extends Omit<ReviewState, 'review'> {
  /**
   * Starts the review of these players, the one who is looked at first. What is finished is not done again, unless an
   * older evaluator has made it. Without a place it works on this device.
   */
  readonly start: ReviewDesk['start'];
  /** Ends the run; what is finished stays. */
  readonly cancel: () => void;
}

const desks = new Map<string, ReviewDesk>();

/** Returns the one desk of a game. It outlives the pages of the game while a run works. */
function deskOf(game: LoadedGame): ReviewDesk {
  const key = `${game.from} ${game.record.id} ${game.record.facts.length}`;
  const desk = desks.get(key) ?? new ReviewDesk(game, () => desks.delete(key));
  desks.set(key, desk);
  return desk;
}

/** Whether this device is small, so that a run on the server suits it better. */
export const isSmallDevice = (): boolean => (navigator.hardwareConcurrency ?? 1) <= 2;

/** Follows the review of a game: what is known of it, and its run. */
export function useReview(game: LoadedGame): { readonly review: GameReview | undefined; readonly run: ReviewRun } {
  const { from, record } = game;
  // biome-ignore lint/correctness/useExhaustiveDependencies: these name the game; its star or its link change nothing
  const desk = useMemo(() => deskOf(game), [from, record.id, record.facts.length]);
  const { review, ...state } = useSyncExternalStore(desk.subscribe, desk.snapshot);
  return { review, run: { ...state, start: desk.start, cancel: desk.cancel } };
}
