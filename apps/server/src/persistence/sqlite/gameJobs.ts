import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { GamePersonRow, GameRow } from '../games.ts';
import type { StoredReviewMessage } from '../reviewMessages.ts';
import { isReviewJob, type ReviewJob, reviewJobRunner } from './reviewJobs.ts';
import { type Statements as NamedStatements, prepareAll } from './statements.ts';

/* What the writer does with games that are over. */

export type GameJob =
  | {
      readonly kind: 'keep-game';
      readonly row: GameRow;
      readonly people: readonly GamePersonRow[];
      /** People whose names are in the record. */
      readonly named: readonly string[];
    }
  /** Notes people whom the record of a game names, in the database of an older server. */
  | { readonly kind: 'note-in-game'; readonly id: string; readonly named: readonly string[] }
  /** Writes a game with another name for a person, who is forgotten in it from then on. */
  | { readonly kind: 'rename-in-game'; readonly row: GameRow; readonly person: string }
  | { readonly kind: 'set-access'; readonly id: string; readonly access: string }
  | { readonly kind: 'set-alias'; readonly id: string; readonly alias: string }
  | {
      readonly kind: 'star';
      readonly person: string;
      readonly id: string;
      readonly isStarred: boolean;
      readonly at: number;
    }
  | { readonly kind: 'say-in-review'; readonly game: string; readonly message: StoredReviewMessage }
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
  | ReviewJob;

const STATEMENTS = {
  keep: `INSERT INTO games (id, endedAt, host, access, origin, search, summary, facts, version, body, checksum)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET endedAt = excluded.endedAt, search = excluded.search, summary = excluded.summary,
        facts = excluded.facts, version = excluded.version, body = excluded.body, checksum = excluded.checksum
      WHERE excluded.facts > games.facts`,
  person: `INSERT INTO game_people (person, game, player, network, endedAt, fans) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (person, game) DO UPDATE SET endedAt = excluded.endedAt, fans = excluded.fans`,
  wanted: 'UPDATE forgotten SET isSettled = 0 WHERE person = ?',
  rename: 'UPDATE games SET search = ?, summary = ?, version = ?, body = ?, checksum = ? WHERE id = ? AND facts = ?',
  named: 'INSERT OR IGNORE INTO game_names (person, game) VALUES (?, ?)',
  noteOther: `INSERT OR IGNORE INTO game_names (person, game) SELECT ?1, ?2 WHERE EXISTS (SELECT 1 FROM games WHERE id = ?2)
      AND NOT EXISTS (SELECT 1 FROM game_people WHERE person = ?1 AND game = ?2)`,
  noted: 'DELETE FROM to_note WHERE id = ?',
  renamed: 'DELETE FROM game_names WHERE person = ? AND game = ?',
  access: 'UPDATE games SET access = ? WHERE id = ?',
  alias: 'UPDATE games SET alias = ? WHERE id = ?',
  star: 'INSERT OR IGNORE INTO stars (person, game, at) VALUES (?, ?, ?)',
  unstar: 'DELETE FROM stars WHERE person = ? AND game = ?',
  say: `INSERT INTO review_messages (game, number, id, person, name, player, text, hand, move, line, time)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 WHERE EXISTS (SELECT 1 FROM games WHERE id = ?1)`,
  dropMessages: 'DELETE FROM review_messages WHERE game = ?',
  dropStars: 'DELETE FROM stars WHERE game = ?',
  dropNames: 'DELETE FROM game_names WHERE game = ?',
  dropPeople: 'DELETE FROM game_people WHERE game = ?',
  drop: 'DELETE FROM games WHERE id = ?',
  addLine: `INSERT INTO game_lines (game, number, person, author, at, body)
      SELECT ?1, 1 + coalesce((SELECT max(number) FROM game_lines WHERE game = ?1), 0), ?2, ?3, ?4, ?5
      WHERE (SELECT count(*) FROM game_lines WHERE game = ?1 AND person = ?2) < ?6
        AND (SELECT count(*) FROM game_lines WHERE game = ?1 AND body IS NOT NULL) < ?7
        AND EXISTS (SELECT 1 FROM games WHERE id = ?1)`,
  // The number stays taken, so that a link never leads to another line.
  dropLine: "UPDATE game_lines SET body = NULL, person = '', author = '' WHERE game = ? AND number = ?",
  dropLines: 'DELETE FROM game_lines WHERE game = ?',
  old: 'SELECT id FROM games WHERE endedAt < ? AND NOT EXISTS (SELECT 1 FROM stars WHERE stars.game = games.id)',
} as const;

const GAME_JOBS: ReadonlySet<string> = new Set<GameJob['kind']>([
  'keep-game',
  'note-in-game',
  'rename-in-game',
  'set-access',
  'set-alias',
  'star',
  'say-in-review',
  'drop-game',
  'add-line',
  'drop-line',
  'purge-games',
]);

export const isGameJob = (job: { readonly kind: string }): job is GameJob =>
  GAME_JOBS.has(job.kind) || isReviewJob(job);

type Statements = NamedStatements<keyof typeof STATEMENTS>;

function keep(sql: Statements, { row, people, named }: Extract<GameJob, { kind: 'keep-game' }>): void {
  const { id, endedAt, host, access, origin, search, summary, facts, version, body, checksum } = row;
  const values: SQLInputValue[] = [id, endedAt, host, access, origin, search, summary, facts, version, body, checksum];
  if (sql.keep.run(...values).changes === 0) return;
  for (const { person, player, network, fans } of people) sql.person.run(person, id, player, network, endedAt, fans);
  for (const person of named) {
    sql.named.run(person, id);
    // A person who is being forgotten has to be forgotten here too.
    sql.wanted.run(person);
  }
}

/** Notes who is named beside the people of a game: those were known, and may have been forgotten. */
function note(sql: Statements, { id, named }: Extract<GameJob, { kind: 'note-in-game' }>): void {
  sql.noted.run(id);
  for (const person of named) if (sql.noteOther.run(person, id).changes > 0) sql.wanted.run(person);
}

/** Writes a game with another name, unless facts were added since it was read: then the keeper reads it again. */
function rename(sql: Statements, row: GameRow, person: string): void {
  const { id, search, summary, facts, version, body, checksum } = row;
  if (sql.rename.run(search, summary, version, body, checksum, id, facts).changes > 0) sql.renamed.run(person, id);
}

function say(sql: Statements, game: string, message: StoredReviewMessage): void {
  const { number, id, person, name, player, text, at, time } = message;
  sql.say.run(game, number, id, person, name, player, text, at.hand, at.move, at.line, time);
}

function drop(sql: Statements, id: string): void {
  sql.dropMessages.run(id);
  sql.dropStars.run(id);
  sql.dropLines.run(id);
  sql.dropNames.run(id);
  sql.dropPeople.run(id);
  sql.drop.run(id);
}

/** Prepares the statements; the result runs one job in the open transaction. */
export function gameJobRunner(db: DatabaseSync): (job: GameJob) => void {
  const sql: Statements = prepareAll(db, STATEMENTS);
  const reviews = reviewJobRunner(db);
  const dropAll = (id: string): void => {
    reviews.drop(id);
    drop(sql, id);
  };
  return job => {
    if (isReviewJob(job)) return reviews.run(job);
    switch (job.kind) {
      case 'keep-game':
        return keep(sql, job);
      case 'note-in-game':
        return note(sql, job);
      case 'rename-in-game':
        return rename(sql, job.row, job.person);
      case 'set-access':
        return void sql.access.run(job.access, job.id);
      case 'set-alias':
        return void sql.alias.run(job.alias, job.id);
      case 'star':
        if (job.isStarred) sql.star.run(job.person, job.id, job.at);
        else sql.unstar.run(job.person, job.id);
        return;
      case 'say-in-review':
        return say(sql, job.game, job.message);
      case 'drop-game':
        return dropAll(job.id);
      case 'add-line':
        return void sql.addLine.run(job.id, job.person, job.author, job.at, job.body, job.most.own, job.most.all);
      case 'drop-line':
        return void sql.dropLine.run(job.id, job.number);
      case 'purge-games':
        for (const { id } of sql.old.all(job.before)) dropAll(id as string);
        return;
    }
  };
}
