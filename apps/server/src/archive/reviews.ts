import type { PersonId, ServerReview } from '@gorrion/protocol';
import { keptReviewSchema, reviewWishSchema } from '@gorrion/protocol/schemas';
import { EVALUATOR, fitsRecord, isReviewable } from '@gorrion/review';
import type { OpenGames } from '../persistence/openGames.ts';
import type { Store } from '../persistence/store.ts';
import type { ReviewRuns } from '../review/runs.ts';
import type { Answer, Archive, Found } from './reader.ts';

/*
 * The reviews of kept games. Every reader of a game may read its review, which names nobody. Only its players and its
 * host may start a run on the server, or store a review that their device has made.
 */

interface ReviewServices {
  readonly games: OpenGames;
  readonly store: Pick<Store, 'keepReview'>;
  readonly archive: Pick<Archive, 'find'>;
  readonly runs: ReviewRuns;
}

/** Who asks, and from where. */
export interface ReviewReader {
  readonly person: PersonId;
  readonly network: string | undefined;
}

/** Whether a reader has a part in the game. A link that hides the names hides theirs too. */
const isPart = ({ isPlayer, hidesNames }: Found): boolean => isPlayer && !hidesNames;

/** Returns what a reader sees of the review of a game that they may read. */
async function shown(
  { games, runs }: ReviewServices,
  found: Found,
  { person }: ReviewReader,
  since: number,
): Promise<ServerReview> {
  const { kept } = found;
  const game = kept.summary.id;
  // How the run stands comes first: when a reader is told that it is over, they get the last hand as well.
  const run = runs.progressOf(game);
  const isOwn = isPart(found) && (runs.starterOf(game) === person || kept.host === person);
  const fresh = await games.as(person).reviewsOf(game, since);
  return {
    evaluator: EVALUATOR,
    revision: fresh.at(-1)?.revision ?? since,
    hands: fresh.map(({ evaluator, review }) => ({ evaluator, review })),
    run: run ? { ...run, isOwn } : null,
    mayStart: runs.isOn && isPart(found) && isReviewable(kept.summary),
    mayBring: isPart(found) && isReviewable(kept.summary),
  };
}

/** Creates what the archive answers about reviews. */
export function gameReviews(services: ReviewServices) {
  const { games, store, archive, runs } = services;

  /** Returns the review of a game: what has changed after a revision, and the run. */
  async function read(id: string, reader: ReviewReader, since: number): Promise<Answer<ServerReview>> {
    const found = await archive.find(id, reader.person);
    return found.ok ? { ok: true, value: await shown(services, found.value, reader, since) } : found;
  }

  /** Starts or cancels a run; answers with its progress and no hands. */
  async function change(id: string, reader: ReviewReader, body: unknown): Promise<Answer<ServerReview>> {
    const found = await archive.find(id, reader.person);
    if (!found.ok) return found;
    const wish = reviewWishSchema.safeParse(body);
    if (!wish.success) return { ok: false, code: 'bad-request' };
    if (!isPart(found.value)) return { ok: false, code: 'review-for-players' };
    const { kept } = found.value;
    if (!isReviewable(kept.summary)) return { ok: false, code: 'review-of-competition-only' };
    if (!runs.isOn) return { ok: false, code: 'reviews-off' };
    const game = kept.summary.id;
    if ('cancel' in wish.data) {
      const isOwn = runs.starterOf(game) === reader.person || kept.host === reader.person;
      if (!isOwn) return { ok: false, code: 'not-the-host' };
      await runs.cancel(game);
    } else {
      const started = await runs.start({ game, ...reader, players: [...new Set(wish.data.start)] });
      if (started !== 'started') return { ok: false, code: started };
    }
    const now = await shown(services, found.value, reader, Number.MAX_SAFE_INTEGER);
    return { ok: true, value: { ...now, revision: 0 } };
  }

  /** Keeps a review of a hand that the device of a player has made, unless the server has one that is as good. */
  async function bring(id: string, reader: ReviewReader, path: string, body: unknown): Promise<Answer<null>> {
    const found = await archive.find(id, reader.person);
    if (!found.ok) return found;
    if (!isPart(found.value)) return { ok: false, code: 'review-for-players' };
    if (!isReviewable(found.value.kept.summary)) return { ok: false, code: 'review-of-competition-only' };
    const read = keptReviewSchema.safeParse(body);
    if (!read.success) return { ok: false, code: 'bad-review' };
    const { evaluator, review } = read.data;
    if (evaluator !== EVALUATOR) return { ok: false, code: 'other-evaluator' };
    if (review.stage !== 'full' || path !== `${review.hand}/${review.player}`) return { ok: false, code: 'bad-review' };
    const record = await games.as(reader.person).readGame(found.value.kept.summary.id);
    if (!record) return { ok: false, code: 'game-damaged' };
    if (!fitsRecord(record, review)) return { ok: false, code: 'bad-review' };
    await store.keepReview(record.id, read.data, 'device');
    return { ok: true, value: null };
  }

  return { read, change, bring };
}

export type GameReviews = ReturnType<typeof gameReviews>;
