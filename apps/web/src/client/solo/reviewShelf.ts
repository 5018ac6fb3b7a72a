import { type GameId, type GameReview, type HandReview, type KeptReview, REVIEW_FORMAT } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { answered, write } from './database.ts';
import { GAMES, REVIEWS, type ReviewCount, RUNS, type ShelvedGame, shelf } from './shelfDatabase.ts';

/* Reviews that this browser keeps beside its games, hand by hand. Without a database nothing is kept and all works. */

interface ReviewRow extends KeptReview {
  readonly game: GameId;
  readonly hand: number;
  readonly player: Player;
}

/** A run that somebody started on this device: it goes on when the game is opened again. */
export interface KeptRun {
  readonly game: GameId;
  readonly players: readonly Player[];
}

/** Whether a review says more than another of the same hand: by a newer evaluator, or by the same one in full. */
export const isBetter = (one: KeptReview, other: KeptReview | undefined): boolean => {
  if (!other || one.evaluator !== other.evaluator) return one.evaluator > (other?.evaluator ?? 0);
  return one.review.stage === 'full' && other.review.stage === 'overview';
};

const ofGame = (game: GameId) => IDBKeyRange.bound([game], [game, []]);

/** Counts what is reviewed in full for a player. */
export function countOf(reviews: readonly HandReview[], player: Player): ReviewCount {
  const full = reviews.filter(review => review.player === player && review.stage === 'full');
  const mistakes = full.flatMap(({ decisions }) => decisions).filter(({ verdict }) => verdict === 'mistake').length;
  return { hands: full.length, mistakes };
}

/** Returns the reviews of a game; none if the browser keeps nothing for this page. */
export async function shelvedReviews(game: GameId): Promise<readonly KeptReview[]> {
  try {
    const reviews = (await shelf()).transaction(REVIEWS).objectStore(REVIEWS);
    const rows = await answered<ReviewRow[]>(reviews.getAll(ofGame(game)));
    // A server takes a review as it is, without the place that it has here.
    return rows.map(({ evaluator, review }) => ({ evaluator, review }));
  } catch {
    return [];
  }
}

/** Returns the reviews of a game by the newest evaluator among them, as one; undefined without any. */
export function asReview(game: GameId, all: readonly KeptReview[]): GameReview | undefined {
  const evaluator = Math.max(0, ...all.map(one => one.evaluator));
  if (evaluator === 0) return undefined;
  const hands = all.filter(one => one.evaluator === evaluator).map(({ review }) => review);
  const sorted = hands.toSorted((a, b) => a.hand - b.hand || a.player - b.player);
  return { format: REVIEW_FORMAT, evaluator, game, hands: sorted };
}

/** Returns what this browser keeps of the review of a game. */
export const keptReview = async (game: GameId): Promise<GameReview | undefined> =>
  asReview(game, await shelvedReviews(game));

/** Keeps a review that came with a game in a file. */
export async function shelveGameReview(game: GameId, { evaluator, hands }: GameReview): Promise<void> {
  for (const review of hands) await shelveReview(game, { evaluator, review });
}

/** Notes beside the game how far its review is, in the transaction that has changed it. */
function count(all: IDBTransaction, game: GameId, player: Player): void {
  const rows: IDBRequest<ReviewRow[]> = all.objectStore(REVIEWS).getAll(ofGame(game));
  rows.onsuccess = () => {
    const games = all.objectStore(GAMES);
    const known: IDBRequest<ShelvedGame | undefined> = games.get(game);
    known.onsuccess = () => {
      if (!known.result) return;
      const reviews = rows.result.map(({ review }) => review);
      games.put({ ...known.result, reviewed: { ...known.result.reviewed, [player]: countOf(reviews, player) } });
    };
  };
}

/** Keeps the review of a hand, unless a better one is kept. Rejects if the browser cannot. */
export async function shelveReview(game: GameId, kept: KeptReview): Promise<void> {
  const { evaluator, review } = kept;
  const { hand, player } = review;
  await write(await shelf(), [GAMES, REVIEWS], all => {
    const reviews = all.objectStore(REVIEWS);
    const known: IDBRequest<ReviewRow | undefined> = reviews.get([game, hand, player]);
    known.onsuccess = () => {
      if (!isBetter(kept, known.result)) return;
      reviews.put({ game, hand, player, evaluator, review } satisfies ReviewRow);
      count(all, game, player);
    };
  });
}

/** Returns the unfinished run of a game. */
export async function shelvedRun(game: GameId): Promise<KeptRun | undefined> {
  try {
    return await answered<KeptRun | undefined>((await shelf()).transaction(RUNS).objectStore(RUNS).get(game));
  } catch {
    return undefined;
  }
}

/** Notes that a run was started, so that it goes on in another page. */
export const shelveRun = async (run: KeptRun): Promise<void> =>
  write(await shelf(), [RUNS], all => void all.objectStore(RUNS).put(run));

/** Notes that a run is finished or cancelled. */
export const endShelvedRun = async (game: GameId): Promise<void> =>
  write(await shelf(), [RUNS], all => void all.objectStore(RUNS).delete(game));
