import type { DatabaseSync } from 'node:sqlite';
import type { GameId, PersonId } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { decodeReview, type ReviewStore } from '../reviews.ts';

/* Reads reviews of games that are over, and the runs that are not. */

type ReviewRead = Parameters<typeof decodeReview>[0];
interface RunRow {
  readonly game: GameId;
  readonly person: PersonId;
  readonly players: string;
  readonly at: number;
}

const isPlayer = (value: number): value is Player => PLAYERS.includes(value as Player);

/** Prepares the statements that read reviews. */
export function reviewReader(db: DatabaseSync): Pick<ReviewStore, 'reviewsOf' | 'reviewRuns'> {
  const reviews = db.prepare(
    'SELECT game, revision, rank, body, checksum FROM game_reviews WHERE game = ? AND revision > ? ORDER BY revision',
  );
  const runs = db.prepare('SELECT game, person, players, at FROM review_runs ORDER BY at, game');
  return {
    reviewsOf: async (game, after = 0) =>
      (reviews.all(game, after) as unknown as ReviewRead[]).flatMap(row => decodeReview(row) ?? []),
    reviewRuns: async () =>
      (runs.all() as unknown as RunRow[]).map(({ players, ...run }) => ({
        ...run,
        players: [...players].map(Number).filter(isPlayer),
      })),
  };
}
