import type { DatabaseSync } from 'node:sqlite';
import type { GameId } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { anywhere, argumentsOf, FOR_EVER, type GameReads, KEPT } from '../gameSearch.ts';
import { decodeGame, type GamePerson, type KeptRow, keptGame } from '../games.ts';
import { type LineRow, lineOfRow } from '../lineRows.ts';

/* Reads games that are over. */

/** `mistakes` limits the list to games with mistakes, by an index of their own. */
const listed = (mistakes: boolean) => `SELECT ${KEPT}, player, stars.game IS NOT NULL AS isStarred, reviewed, mistakes
  FROM game_people JOIN games ON games.id = game_people.game
  LEFT JOIN stars ON stars.person = game_people.person AND stars.game = games.id
  WHERE ${mistakes ? 'mistakes > 0 AND ' : ''}game_people.person = ?1 AND game_people.endedAt < ?2 AND game_people.endedAt >= ?3
    AND (?4 = '%%' OR search LIKE ?4 ESCAPE '\\') AND (?5 = '' OR instr(game_people.fans, ?5) > 0)
    AND (?6 = 0 OR stars.game IS NOT NULL)
  ORDER BY game_people.endedAt DESC LIMIT ?7`;

const PUBLIC = `SELECT ${KEPT} FROM games
  WHERE access = 'public' AND endedAt < ?1 AND endedAt >= ?4 AND (?2 = '%%' OR search LIKE ?2 ESCAPE '\\')
  ORDER BY endedAt DESC LIMIT ?3`;

/** The condition is that of the index of rated games. */
const RATED = `SELECT ${KEPT} FROM games WHERE origin = 'table' AND json_extract(summary, '$.ratedAt') IS NOT NULL`;

/** Prepares the statements that read games. */
export function gameReader(db: DatabaseSync): GameReads {
  const found = db.prepare(`SELECT ${KEPT} FROM games WHERE id = ?1 OR alias = ?1`);
  const body = db.prepare('SELECT id, version, body, checksum FROM games WHERE id = ?');
  const people = db.prepare('SELECT person, player, network FROM game_people WHERE game = ?');
  const all = db.prepare(listed(false));
  const withMistakes = db.prepare(listed(true));
  const published = db.prepare(PUBLIC);
  const rated = db.prepare(RATED);
  const lines = db.prepare(
    'SELECT number, person, author, at, body FROM game_lines WHERE game = ? AND body IS NOT NULL ORDER BY number',
  );
  const starred = db.prepare('SELECT 1 FROM stars WHERE person = ? AND game = ?');
  const counts = db.prepare(`SELECT (SELECT count(*) FROM game_people WHERE person = ?1) AS games,
    (SELECT count(*) FROM stars WHERE person = ?1) AS starred`);
  return {
    async findGame(id) {
      const row = found.get(id) as KeptRow | undefined;
      return row && keptGame(row);
    },
    async readGame(id) {
      const row = body.get(id) as Parameters<typeof decodeGame>[0] | undefined;
      return row && decodeGame(row);
    },
    peopleOf: async id => people.all(id) as unknown as GamePerson[],
    gamesOf: async (person, search) =>
      (
        (search.mistakes ? withMistakes : all).all(...argumentsOf(person, search)) as unknown as (KeptRow & {
          player: Player | null;
          isStarred: number;
          reviewed: number;
          mistakes: number;
        })[]
      ).map(row => ({
        ...keptGame(row),
        player: row.player,
        isStarred: row.isStarred === 1,
        review: { hands: row.reviewed, mistakes: row.mistakes },
      })),
    linesOf: async id => (lines.all(id) as unknown as LineRow[]).map(lineOfRow),
    publicGames: async ({ before = FOR_EVER, since = 0, text = '', limit }) =>
      (published.all(before, anywhere(text), limit, since) as unknown as KeptRow[]).map(keptGame),
    ratedGames: async () => (rated.all() as unknown as KeptRow[]).map(keptGame),
    isStarred: async (person, id: GameId) => starred.get(person, id) !== undefined,
    async countGames(person) {
      const row = counts.get(person) as { games: number; starred: number };
      return { all: row.games, starred: row.starred };
    },
  };
}
