import { EVALUATOR, type KeptReview, type ReviewWish, type ServerReview } from '@gorrion/protocol';
import { type Answer, askForReview, bringReview, type Failure, fetchReview } from './server.ts';

/* The review of a game that its server keeps: what it knows, the run that works there, and what this device brings. */

/** Asks for news so often (ms) while a run works on the server. */
const LOOK_EVERY = 1500;

export interface ServerListeners {
  /** Called after each answer. `hands` holds what is new. */
  onNews(news: ServerReview): void;
  /** Called if what was asked for is refused. A review that cannot be read is no news. */
  onRefused(why: Failure): void;
}

export interface FollowedReview {
  wish(wish: ReviewWish): Promise<void>;
  /** Brings reviews that this device has made, one after another, those that the server takes. */
  bring(kept: readonly KeptReview[]): void;
  /** Resolves when the server has answered for the first time, or could not be reached. */
  readonly answered: Promise<void>;
  stop(): void;
}

/** Follows the review of a game on its server until it is stopped. It asks again and again only while a run works. */
export function followReview(id: string, { onNews, onRefused }: ServerListeners): FollowedReview {
  let revision = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isRunning = false;
  let mayBring = false;
  let bringing: Promise<unknown> = Promise.resolve();

  function hear(answer: Answer<ServerReview>): void {
    if (isStopped) return;
    clearTimeout(timer);
    // A server that is away for a moment while it works is asked again.
    if (!answer.ok) {
      if (isRunning) timer = setTimeout(look, 4 * LOOK_EVERY);
      return;
    }
    isRunning = answer.value.run !== null;
    revision = Math.max(revision, answer.value.revision);
    mayBring = answer.value.mayBring && answer.value.evaluator === EVALUATOR;
    onNews(answer.value);
    if (isRunning) timer = setTimeout(look, LOOK_EVERY);
  }

  const look = async (): Promise<void> => hear(await fetchReview(id, revision));
  const first = look();
  return {
    async wish(wish) {
      const answer = await askForReview(id, wish);
      if (!answer.ok && !isStopped) onRefused(answer.why);
      else hear(answer);
    },
    bring(all) {
      bringing = bringing.then(() => first);
      for (const kept of all)
        bringing = bringing.then(() =>
          mayBring && !isStopped && kept.evaluator === EVALUATOR && kept.review.stage === 'full'
            ? bringReview(id, kept)
            : undefined,
        );
    },
    answered: first,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
