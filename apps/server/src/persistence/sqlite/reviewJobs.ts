import type { DatabaseSync } from 'node:sqlite';
import type { ReviewRow, StoredRun } from '../reviews.ts';
import { type Statements as NamedStatements, prepareAll } from './statements.ts';

/* What the writer does with reviews of games that are over. */

export type ReviewJob =
  | { readonly kind: 'keep-review'; readonly row: ReviewRow }
  | { readonly kind: 'keep-run'; readonly run: StoredRun }
  | { readonly kind: 'end-run'; readonly id: string };

const STATEMENTS = {
  keep: `INSERT INTO game_reviews (game, hand, player, revision, rank, mistakes, body, checksum)
      SELECT ?1, ?2, ?3, 1 + ifnull((SELECT max(revision) FROM game_reviews WHERE game = ?1), 0), ?4, ?5, ?6, ?7
      WHERE EXISTS (SELECT 1 FROM games WHERE id = ?1)
      ON CONFLICT (game, hand, player) DO UPDATE SET revision = excluded.revision, rank = excluded.rank,
        mistakes = excluded.mistakes, body = excluded.body, checksum = excluded.checksum
      WHERE excluded.rank > game_reviews.rank`,
  count: `UPDATE game_people SET (reviewed, mistakes) = (SELECT count(mistakes), ifnull(sum(mistakes), 0)
      FROM game_reviews WHERE game_reviews.game = ?1 AND game_reviews.player = ?2) WHERE game = ?1 AND player = ?2`,
  run: `INSERT INTO review_runs (game, person, players, at) SELECT ?1, ?2, ?3, ?4
      WHERE EXISTS (SELECT 1 FROM games WHERE id = ?1)
      ON CONFLICT (game) DO UPDATE SET person = excluded.person, players = excluded.players, at = excluded.at`,
  endRun: 'DELETE FROM review_runs WHERE game = ?',
  dropReviews: 'DELETE FROM game_reviews WHERE game = ?',
} as const;

type Statements = NamedStatements<keyof typeof STATEMENTS>;

const REVIEW_JOBS: ReadonlySet<string> = new Set<ReviewJob['kind']>(['keep-review', 'keep-run', 'end-run']);

export const isReviewJob = (job: { readonly kind: string }): job is ReviewJob => REVIEW_JOBS.has(job.kind);

function keep(sql: Statements, { game, hand, player, rank, mistakes, body, checksum }: ReviewRow): void {
  if (sql.keep.run(game, hand, player, rank, mistakes, body, checksum).changes > 0) sql.count.run(game, player);
}

/** Prepares the statements. `run` runs one job in the open transaction; `drop` deletes what there is of a game. */
export function reviewJobRunner(db: DatabaseSync) {
  const sql: Statements = prepareAll(db, STATEMENTS);
  return {
    run(job: ReviewJob): void {
      if (job.kind === 'keep-review') keep(sql, job.row);
      else if (job.kind === 'end-run') sql.endRun.run(job.id);
      else sql.run.run(job.run.game, job.run.person, job.run.players.join(''), job.run.at);
    },
    drop(game: string): void {
      sql.dropReviews.run(game);
      sql.endRun.run(game);
    },
  };
}
