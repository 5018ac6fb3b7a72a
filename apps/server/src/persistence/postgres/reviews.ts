import type { ReviewMessageStore, StoredReviewMessage } from '../reviewMessages.ts';
import { decodeReview, encodeReview, type ReviewStore, type RunRow, runOfRow } from '../reviews.ts';
import type { Database } from './database.ts';

type ReviewRead = Parameters<typeof decodeReview>[0];
type MessageRow = Omit<StoredReviewMessage, 'at'> & StoredReviewMessage['at'];

/** Holds a game until the transaction ends: numbers in it are given one after another. */
const HOLD = 'SELECT 1 FROM games WHERE id = $1 FOR UPDATE';
const KEEP = `INSERT INTO game_reviews (game, hand, player, revision, rank, mistakes, body, checksum)
  VALUES ($1, $2, $3, 1 + coalesce((SELECT max(revision) FROM game_reviews WHERE game = $1), 0), $4, $5, $6, $7)
  ON CONFLICT (game, hand, player) DO UPDATE SET revision = excluded.revision, rank = excluded.rank,
    mistakes = excluded.mistakes, body = excluded.body, checksum = excluded.checksum
  WHERE excluded.rank > game_reviews.rank RETURNING revision`;
const COUNT = `UPDATE game_people SET (reviewed, mistakes) = (SELECT count(mistakes), coalesce(sum(mistakes), 0)
    FROM game_reviews WHERE game_reviews.game = $1 AND game_reviews.player = $2) WHERE game = $1 AND player = $2`;
const RUN = `INSERT INTO review_runs (game, person, players, at) SELECT $1, $2, $3, $4
  WHERE EXISTS (SELECT 1 FROM games WHERE id = $1)
  ON CONFLICT (game) DO UPDATE SET person = excluded.person, players = excluded.players, at = excluded.at`;
const SAY = `INSERT INTO review_messages (game, number, id, person, name, player, text, hand, move, line, time)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 WHERE EXISTS (SELECT 1 FROM games WHERE id = $1)`;

export const reviewStore = ({ query, transaction }: Database): ReviewStore & ReviewMessageStore => ({
  keepReview: (game, kept, source) =>
    transaction(async within => {
      if ((await within(HOLD, [game])).length === 0) return;
      const { hand, player, rank, mistakes, body, checksum } = encodeReview(game, kept, source);
      const changed = await within(KEEP, [game, hand, player, rank, mistakes, body, checksum]);
      if (changed.length > 0) await within(COUNT, [game, player]);
    }),

  async reviewsOf(game, after = 0) {
    const rows = await query<ReviewRead>(
      `SELECT game, revision, rank, body, checksum FROM game_reviews WHERE game = $1 AND revision > $2 ORDER BY revision`,
      [game, Math.min(after, 2 ** 31 - 1)],
    );
    return rows.flatMap(row => decodeReview(row) ?? []);
  },

  async keepRun({ game, person, players, at }) {
    await query(RUN, [game, person, players.join(''), at]);
  },

  async endRun(game) {
    await query('DELETE FROM review_runs WHERE game = $1', [game]);
  },

  async reviewRuns() {
    const runs = await query<RunRow>('SELECT game, person, players, at FROM review_runs ORDER BY at, game');
    return runs.map(runOfRow);
  },

  async reviewMessages(game) {
    const rows = await query<MessageRow>(
      `SELECT number, id, person, name, player, text, hand, move, line, time FROM review_messages
       WHERE game = $1 ORDER BY number`,
      [game],
    );
    return rows.map(({ hand, move, line, ...rest }) => ({ ...rest, at: { hand, move, line } }));
  },

  async sayInReview(game, { number, id, person, name, player, text, at, time }) {
    await query(SAY, [game, number, id, person, name, player, text, at.hand, at.move, at.line, time]);
  },
});
