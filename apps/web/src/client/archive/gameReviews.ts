import {
  EVALUATOR,
  type GameId,
  type GameReview,
  type HandProgress,
  type HandReview,
  type KeptReview,
} from '@gorrion/protocol';
import type { ReviewJob } from '@gorrion/review';
import type { Player } from '@gorrion/rules';
import { asReview, isBetter } from '../solo/reviewShelf.ts';

/* What is known of the review of one game, from this device, its file and the server, and what is left to do. */

const keyOf = (hand: number, player: Player): string => `${hand} ${player}`;

/** The reviews of the hands of one game; the better one of each hand and player. */
export class KeptReviews {
  readonly #kept = new Map<string, KeptReview>();

  /** Adds a review; returns whether it was better than what was known. `wins` takes it even if it is only as good. */
  add(kept: KeptReview, wins = false): boolean {
    const key = keyOf(kept.review.hand, kept.review.player);
    const known = this.#kept.get(key);
    const isAsGood = known !== undefined && !isBetter(known, kept);
    if (!isBetter(kept, known) && !(wins && isAsGood)) return false;
    this.#kept.set(key, kept);
    return true;
  }

  get all(): readonly KeptReview[] {
    return [...this.#kept.values()];
  }

  /** Returns what this version of the evaluator has found out about a hand. */
  stageOf(hand: number, player: Player): HandProgress['stage'] {
    const kept = this.#kept.get(keyOf(hand, player));
    return kept && kept.evaluator >= EVALUATOR ? kept.review.stage : null;
  }

  /** Returns the overview of a hand by this version of the evaluator. */
  overviewOf({ hand, player }: Pick<ReviewJob, 'hand' | 'player'>): HandReview | undefined {
    return this.stageOf(hand, player) === 'overview' ? this.#kept.get(keyOf(hand, player))?.review : undefined;
  }

  /** Returns the review as readers get it: by the newest evaluator that has seen anything; undefined if none has. */
  reviewOf(game: GameId): GameReview | undefined {
    return asReview(game, this.all);
  }
}

/** Returns what is left to do for some players: first the overview of all hands, then each hand in full. */
export function jobsFor(kept: KeptReviews, hands: readonly number[], players: readonly Player[]): readonly ReviewJob[] {
  const pairs = players.flatMap(player => hands.map(hand => ({ hand, player, stage: kept.stageOf(hand, player) })));
  const overview = pairs.filter(({ stage }) => stage === null);
  const full = pairs.filter(({ stage }) => stage !== 'full');
  return [
    ...overview.map(({ hand, player }): ReviewJob => ({ hand, player, stage: 'overview' })),
    ...full.map(({ hand, player }): ReviewJob => ({ hand, player, stage: 'full' })),
  ];
}

/** Returns the progress of a run, hand by hand; `running` has the steps of what runs, by hand and player. */
export function progressOf(
  kept: KeptReviews,
  hands: readonly number[],
  players: readonly Player[],
  running: (hand: number, player: Player) => { readonly done: number; readonly all: number } | undefined,
): readonly HandProgress[] {
  return players.flatMap(player =>
    hands.map((hand): HandProgress => {
      const stage = kept.stageOf(hand, player);
      const steps = running(hand, player);
      const state = stage === 'full' ? 'done' : steps ? 'running' : 'waiting';
      return { hand, player, state, stage, ...(state === 'running' && steps ? steps : { done: 0, all: 0 }) };
    }),
  );
}
