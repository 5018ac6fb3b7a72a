import { type GameId, MOST_LINES, MOST_OWN_LINES } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { anywhere, argumentsOf, FOR_EVER, type GameReads, KEPT } from '../gameSearch.ts';
import { decodeGame, encodeGame, type GameStore, type KeptRow, keptGame, personRows } from '../games.ts';
import { type LineRow, lineOfRow, packLine } from '../lineRows.ts';
import { namedIn } from '../named.ts';
import type { Database } from './database.ts';

type ListedRow = KeptRow & {
  readonly player: Player | null;
  readonly isStarred: boolean;
  readonly reviewed: number;
  readonly mistakes: number;
};

/** Holds a game until the transaction ends: numbers in it are given one after another. */
const HOLD = 'SELECT 1 FROM games WHERE id = $1 FOR UPDATE';
const KEEP = `INSERT INTO games
    (id, ended_at, host, access, origin, search, summary, is_rated, facts, version, body, checksum)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  ON CONFLICT (id) DO UPDATE SET ended_at = excluded.ended_at, search = excluded.search, summary = excluded.summary,
    is_rated = excluded.is_rated, facts = excluded.facts, version = excluded.version, body = excluded.body,
    checksum = excluded.checksum
  WHERE excluded.facts > games.facts RETURNING id`;
const PERSON = `INSERT INTO game_people (person, game, player, network, ended_at, fans) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (person, game) DO UPDATE SET ended_at = excluded.ended_at, fans = excluded.fans`;
const NAMED = 'INSERT INTO game_names (person, game) SELECT unnest($2::text[]), $1 ON CONFLICT DO NOTHING';
const WANTED = 'UPDATE forgotten SET is_settled = false WHERE person = ANY($1)';
const LISTED = `SELECT ${KEPT}, player, stars.game IS NOT NULL AS "isStarred", reviewed, mistakes
  FROM game_people JOIN games ON games.id = game_people.game
  LEFT JOIN stars ON stars.person = game_people.person AND stars.game = games.id
  WHERE game_people.person = $1 AND game_people.ended_at < $2 AND game_people.ended_at >= $3
    AND ($4 = '%%' OR search LIKE $4) AND ($5 = '' OR strpos(game_people.fans, $5) > 0)
    AND ($6 = 0 OR stars.game IS NOT NULL) AND (NOT $8 OR mistakes > 0)
  ORDER BY game_people.ended_at DESC, games.number DESC LIMIT $7`;
const PUBLIC = `SELECT ${KEPT} FROM games
  WHERE access = 'public' AND ended_at < $1 AND ended_at >= $4 AND ($2 = '%%' OR search LIKE $2)
  ORDER BY ended_at DESC, number DESC LIMIT $3`;
const ADD_LINE = `INSERT INTO game_lines (game, number, person, author, at, body)
  SELECT $1, 1 + coalesce((SELECT max(number) FROM game_lines WHERE game = $1), 0), $2, $3, $4, $5
  WHERE (SELECT count(*) FROM game_lines WHERE game = $1 AND person = $2) < $6
    AND (SELECT count(*) FROM game_lines WHERE game = $1 AND body IS NOT NULL) < $7`;
const PURGE = 'DELETE FROM games WHERE ended_at < $1 AND NOT EXISTS (SELECT 1 FROM stars WHERE stars.game = games.id)';

const reads = ({ query }: Database): GameReads => ({
  async findGame(id) {
    const [row] = await query<KeptRow>(`SELECT ${KEPT} FROM games WHERE id = $1 OR alias = $1`, [id]);
    return row && keptGame(row);
  },
  async readGame(id) {
    const [row] = await query<Parameters<typeof decodeGame>[0]>(
      'SELECT id, version, body, checksum FROM games WHERE id = $1',
      [id],
    );
    return row && decodeGame(row);
  },
  peopleOf: id => query('SELECT person, player, network FROM game_people WHERE game = $1 ORDER BY person', [id]),
  async gamesOf(person, search) {
    const rows = await query<ListedRow>(LISTED, [...argumentsOf(person, search), search.mistakes ?? false]);
    return rows.map(row => ({
      ...keptGame(row),
      player: row.player,
      isStarred: row.isStarred,
      review: { hands: row.reviewed, mistakes: row.mistakes },
    }));
  },
  publicGames: async ({ before = FOR_EVER, since = 0, text = '', limit }) =>
    (await query<KeptRow>(PUBLIC, [before, anywhere(text), limit, since])).map(keptGame),
  ratedGames: async () =>
    (await query<KeptRow>(`SELECT ${KEPT} FROM games WHERE origin = 'table' AND is_rated`)).map(keptGame),
  isStarred: async (person, id) =>
    (await query('SELECT 1 FROM stars WHERE person = $1 AND game = $2', [person, id])).length > 0,
  async countGames(person) {
    const [row] = await query<{ all: number; starred: number }>(
      `SELECT (SELECT count(*) FROM game_people WHERE person = $1) AS "all",
         (SELECT count(*) FROM stars WHERE person = $1) AS starred`,
      [person],
    );
    return row ?? { all: 0, starred: 0 };
  },
  async linesOf(id) {
    const rows = await query<LineRow>(
      'SELECT number, person, author, at, body FROM game_lines WHERE game = $1 AND body IS NOT NULL ORDER BY number',
      [id],
    );
    return rows.map(lineOfRow);
  },
});

/** `wake` is called when there is work for the keeper. */
export function gameStore(database: Database, wake: () => void): GameStore {
  const { query, transaction } = database;
  const change = async (text: string, values: readonly unknown[]): Promise<void> => void (await query(text, values));
  return {
    ...reads(database),

    async keepGame(game) {
      const row = encodeGame(game);
      const named = [...new Set(namedIn(game.record.facts))];
      const { id, endedAt, host, access, origin, search, summary, facts, version, body, checksum } = row;
      const isRated = (JSON.parse(summary) as { ratedAt?: unknown }).ratedAt !== undefined;
      await transaction(async within => {
        const head = [id, endedAt, host, access, origin, search, summary, isRated];
        const kept = await within(KEEP, [...head, facts, version, body, checksum]);
        if (kept.length === 0) return;
        for (const { person, player, network, fans } of personRows(game))
          await within(PERSON, [person, id, player, network, endedAt, fans]);
        await within(NAMED, [id, named]);
        await within(WANTED, [named]);
      });
      wake();
    },

    setAccess: (id, access) => change('UPDATE games SET access = $2 WHERE id = $1', [id, access]),
    setAlias: (id, alias) => change('UPDATE games SET alias = $2 WHERE id = $1', [id, alias]),

    star: (person, id, isStarred) =>
      isStarred
        ? change(
            `INSERT INTO stars (person, game, at) SELECT $1, id, $3 FROM games WHERE id = $2 ON CONFLICT DO NOTHING`,
            [person, id, Date.now()],
          )
        : change('DELETE FROM stars WHERE person = $1 AND game = $2', [person, id]),

    dropGame: id => change('DELETE FROM games WHERE id = $1', [id]),

    addLine: (id: GameId, { person, author, at, line }) =>
      transaction(async within => {
        if ((await within(HOLD, [id])).length === 0) return;
        await within(ADD_LINE, [id, person, author, at, packLine(line), MOST_OWN_LINES, MOST_LINES]);
      }),

    // The number stays taken, so that a link never leads to another line.
    dropLine: (id, number) =>
      change("UPDATE game_lines SET body = NULL, person = '', author = '' WHERE game = $1 AND number = $2", [
        id,
        number,
      ]),

    purgeGames: before => change(PURGE, [before]),
  };
}
