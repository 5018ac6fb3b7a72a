import type { DatabaseSync } from 'node:sqlite';
import { decodeReview, type ReviewStore, type RunRow, runOfRow } from '../reviews.ts';

/* Reads reviews of games that are over, and the runs that are not. */

type ReviewRead = Parameters<typeof decodeReview>[0];

/** Prepares the statements that read reviews. */
export function reviewReader(db: DatabaseSync): Pick<ReviewStore, 'reviewsOf' | 'reviewRuns'> {
  const reviews = db.prepare(
    'SELECT game, revision, rank, body, checksum FROM game_reviews WHERE game = ? AND revision > ? ORDER BY revision',
  );
  const runs = db.prepare('SELECT game, person, players, at FROM review_runs ORDER BY at, game');
  return {
    reviewsOf: async (game, after = 0) =>
      (reviews.all(game, after) as unknown as ReviewRead[]).flatMap(row => decodeReview(row) ?? []),
    reviewRuns: async () => (runs.all() as unknown as RunRow[]).map(runOfRow),
  };
}
