import type { GamePersonRow, GameRow } from '../games.ts';
import type { AttendedGame } from '../peace.ts';
import type { StoredReviewMessage } from '../reviewMessages.ts';
import type { ReviewRow, StoredRun } from '../reviews.ts';
import type { TalkRow } from '../talk.ts';
import { attend } from './peaceJobs.ts';
import { type Courses, type Steps, statement } from './statement.ts';

/* How games that are over change, with what stands beside them. */

export type GameJob =
  | {
      readonly kind: 'keep-game';
      readonly row: GameRow;
      readonly people: readonly GamePersonRow[];
      /** People whose names are in the record. */
      readonly named: readonly string[];
      /** Who stayed in it; empty for a game that does not count. */
      readonly attended: readonly AttendedGame[];
      /** Server time (ms) from which everybody may know who stayed in it. */
      readonly countsFrom: number;
    }
  /** Writes a game with another name for a person, who is forgotten in it from then on. */
  | { readonly kind: 'rename-in-game'; readonly row: GameRow; readonly person: string }
  | { readonly kind: 'set-access'; readonly id: string; readonly access: string }
  | { readonly kind: 'set-alias'; readonly id: string; readonly alias: string }
  | { readonly kind: 'star'; readonly person: string; readonly id: string; readonly at: number }
  | { readonly kind: 'unstar'; readonly person: string; readonly id: string }
  | { readonly kind: 'say-in-review'; readonly game: string; readonly message: StoredReviewMessage }
  | {
      readonly kind: 'keep-talk';
      readonly table: string;
      readonly game: string;
      readonly row: TalkRow;
      /** The most lines of a game. */
      readonly most: number;
    }
  | { readonly kind: 'drop-game'; readonly id: string }
  | {
      readonly kind: 'add-line';
      readonly id: string;
      readonly person: string;
      readonly author: string;
      readonly at: number;
      readonly body: Uint8Array;
      /** The most lines of one person and of all in a game. */
      readonly most: { readonly own: number; readonly all: number };
    }
  | { readonly kind: 'drop-line'; readonly id: string; readonly number: number }
  | { readonly kind: 'purge-games'; readonly before: number }
  | { readonly kind: 'keep-review'; readonly row: ReviewRow }
  | { readonly kind: 'keep-run'; readonly run: StoredRun }
  | { readonly kind: 'end-run'; readonly id: string };

/** Holds a game until the transaction ends: numbers in it are given one after another. */
const HOLD = 'SELECT 1 FROM games WHERE id = $1 FOR UPDATE';
const KEEP = `INSERT INTO games (id, ended_at, host, access, origin, search, summary, facts, version, body, checksum, is_rated)
  VALUES ($1, $2, $3, $4, $5, $6, $7::text, $8, $9, $10, $11, ($7::text)::jsonb ? 'ratedAt')
  ON CONFLICT (id) DO UPDATE SET ended_at = excluded.ended_at, search = excluded.search, summary = excluded.summary,
    facts = excluded.facts, version = excluded.version, body = excluded.body, checksum = excluded.checksum, is_rated = excluded.is_rated
  WHERE excluded.facts > games.facts RETURNING id`;
const PERSON = `INSERT INTO game_people (person, game, player, network, ended_at, fans) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (person, game) DO UPDATE SET ended_at = excluded.ended_at, fans = excluded.fans`;
const NAMED = 'INSERT INTO game_names (person, game) VALUES ($1, $2) ON CONFLICT DO NOTHING';
const WANTED = 'UPDATE forgotten SET is_settled = false WHERE person = $1';
const RENAME = `UPDATE games SET search = $2, summary = $3, version = $4, body = $5, checksum = $6
  WHERE id = $1 AND facts = $7 RETURNING id`;
const STAR = `INSERT INTO stars (person, game, at) SELECT $1, id, $3 FROM games WHERE id = $2 ON CONFLICT DO NOTHING`;
const SAY = `INSERT INTO review_messages (game, number, id, person, name, player, text, hand, move, line, time)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 WHERE EXISTS (SELECT 1 FROM games WHERE id = $1)`;
const KEEP_TALK = `INSERT INTO game_talk (game, number, table_id, person, player, at, word, text)
  SELECT $1, 1 + coalesce((SELECT max(number) FROM game_talk WHERE game = $1), 0), $2, $3, $4, $5, $6, $7
  WHERE (SELECT count(*) FROM game_talk WHERE game = $1) < $8`;
const ADD_LINE = `INSERT INTO game_lines (game, number, person, author, at, body)
  SELECT $1, 1 + coalesce((SELECT max(number) FROM game_lines WHERE game = $1), 0), $2, $3, $4, $5
  WHERE (SELECT count(*) FROM game_lines WHERE game = $1 AND person = $2) < $6
    AND (SELECT count(*) FROM game_lines WHERE game = $1 AND body IS NOT NULL) < $7`;
/** The number stays taken, so that a link never leads to another line. */
const DROP_LINE = "UPDATE game_lines SET body = NULL, person = '', author = '' WHERE game = $1 AND number = $2";
const OLD = `SELECT id FROM games WHERE ended_at < $1
  AND NOT EXISTS (SELECT 1 FROM stars WHERE stars.game = games.id) FOR UPDATE`;
const REVIEW = `INSERT INTO game_reviews (game, hand, player, revision, rank, mistakes, body, checksum)
  VALUES ($1, $2, $3, 1 + coalesce((SELECT max(revision) FROM game_reviews WHERE game = $1), 0), $4, $5, $6, $7)
  ON CONFLICT (game, hand, player) DO UPDATE SET revision = excluded.revision, rank = excluded.rank,
    mistakes = excluded.mistakes, body = excluded.body, checksum = excluded.checksum
  WHERE excluded.rank > game_reviews.rank RETURNING revision`;
const COUNT = `UPDATE game_people SET (reviewed, mistakes) = (SELECT count(mistakes), coalesce(sum(mistakes), 0)
    FROM game_reviews WHERE game_reviews.game = $1 AND game_reviews.player = $2) WHERE game = $1 AND player = $2`;
const RUN = `INSERT INTO review_runs (game, person, players, at) SELECT $1, $2, $3, $4
  WHERE EXISTS (SELECT 1 FROM games WHERE id = $1)
  ON CONFLICT (game) DO UPDATE SET person = excluded.person, players = excluded.players, at = excluded.at`;

/** The tables of what stands beside a game. */
const BESIDE = [
  'game_reviews',
  'review_runs',
  'review_messages',
  'game_talk',
  'stars',
  'game_lines',
  'game_names',
  'game_people',
] as const;

function* keep({ row, people, named, attended, countsFrom }: Extract<GameJob, { kind: 'keep-game' }>): Steps {
  const { id, endedAt, host, access, origin, search, summary, facts, version, body, checksum } = row;
  const kept = yield statement(
    KEEP,
    ...[id, endedAt, host, access, origin, search, summary, facts, version, body, checksum],
  );
  if (kept.length === 0) return;
  yield* attend(id, countsFrom, attended);
  for (const { person, player, network, fans } of people)
    yield statement(PERSON, person, id, player, network, endedAt, fans);
  for (const person of new Set(named)) {
    yield statement(NAMED, person, id);
    // A person who is being forgotten has to be forgotten here too.
    yield statement(WANTED, person);
  }
}

/** Writes a game with another name, unless facts were added since it was read: then the keeper reads it again. */
export function* renameInGame({ row, person }: { readonly row: GameRow; readonly person: string }): Steps {
  const { id, search, summary, facts, version, body, checksum } = row;
  const renamed = yield statement(RENAME, id, search, summary, version, body, checksum, facts);
  if (renamed.length > 0) yield statement('DELETE FROM game_names WHERE person = $1 AND game = $2', person, id);
}

function* addLine({ id, person, author, at, body, most }: Extract<GameJob, { kind: 'add-line' }>): Steps {
  const [game] = yield statement(HOLD, id);
  if (game) yield statement(ADD_LINE, id, person, author, at, body, most.own, most.all);
}

function* keepReview({ row }: Extract<GameJob, { kind: 'keep-review' }>): Steps {
  const { game, hand, player, rank, mistakes, body, checksum } = row;
  const [held] = yield statement(HOLD, game);
  if (!held) return;
  const [changed] = yield statement(REVIEW, game, hand, player, rank, mistakes, body, checksum);
  if (changed) yield statement(COUNT, game, player);
}

function* drop(id: string): Steps {
  for (const table of BESIDE) yield statement(`DELETE FROM ${table} WHERE game = $1`, id);
  yield statement('DELETE FROM games WHERE id = $1', id);
}

function* purge(before: number): Steps {
  for (const { id } of yield statement(OLD, before)) yield* drop(id as string);
  yield statement('DELETE FROM attendances WHERE ended_at < $1', before);
}

export const GAME_COURSES: Courses<GameJob> = {
  'keep-game': keep,
  'rename-in-game': renameInGame,
  'set-access': ({ id, access }) => statement('UPDATE games SET access = $2 WHERE id = $1', id, access),
  'set-alias': ({ id, alias }) => statement('UPDATE games SET alias = $2 WHERE id = $1', id, alias),
  star: ({ person, id, at }) => statement(STAR, person, id, at),
  unstar: ({ person, id }) => statement('DELETE FROM stars WHERE person = $1 AND game = $2', person, id),
  'say-in-review': ({ game, message: { number, id, person, name, player, text, at, time } }) =>
    statement(SAY, game, number, id, person, name, player, text, at.hand, at.move, at.line, time),
  'keep-talk': ({ table, game, row: { person, player, at, word, text }, most }) =>
    statement(KEEP_TALK, game, table, person, player, at, word, text, most),
  'drop-game': ({ id }) => drop(id),
  'add-line': addLine,
  'drop-line': ({ id, number }) => statement(DROP_LINE, id, number),
  'purge-games': ({ before }) => purge(before),
  'keep-review': keepReview,
  'keep-run': ({ run: { game, person, players, at } }) => statement(RUN, game, person, players.join(''), at),
  'end-run': ({ id }) => statement('DELETE FROM review_runs WHERE game = $1', id),
};
