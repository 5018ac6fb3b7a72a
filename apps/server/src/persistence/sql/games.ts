import { foldText, MOST_LINES, MOST_OWN_LINES, MOST_TALK } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import {
  attendedIn,
  countsFromOf,
  decodeGame,
  encodeGame,
  type GamePerson,
  type GameStore,
  type KeptRow,
  keptGame,
  personRows,
} from '../games.ts';
import { type LineRow, lineOfRow, packLine } from '../lineRows.ts';
import { namedIn } from '../named.ts';
import type { ReviewMessageStore, StoredReviewMessage } from '../reviewMessages.ts';
import { decodeReview, encodeReview, type ReviewStore, type RunRow, runOfRow } from '../reviews.ts';
import { rowOfTalk, type TalkRow, type TalkStore, talkOfRow } from '../talk.ts';
import type { GameJob } from './gameJobs.ts';
import type { Sql } from './statement.ts';

/* Games that are over, with their reviews, lines and messages, in either database. */

/** The columns of `KeptRow`. */
const KEPT = 'summary, host, access, origin, alias';

/** Later than any game ends (ms since 1970). */
const FOR_EVER = Number.MAX_SAFE_INTEGER;
/** The highest number of a change, as PostgreSQL counts them. */
const HIGHEST_REVISION = 2 ** 31 - 1;

/** `mistakes` limits the list to games with mistakes, of which SQLite has an index. */
const listed = (mistakes: boolean) => `SELECT ${KEPT}, player, stars.game IS NOT NULL AS "isStarred", reviewed, mistakes
  FROM game_people JOIN games ON games.id = game_people.game
  LEFT JOIN stars ON stars.person = game_people.person AND stars.game = games.id
  WHERE ${mistakes ? 'mistakes > 0 AND ' : ''}game_people.person = $1 AND (game_people.ended_at, game_people.game) < ($2, $8)
    AND game_people.ended_at >= $3
    AND ($4 = '%%' OR search LIKE $4 ESCAPE '\\') AND ($5 = '' OR strpos(game_people.fans, $5) > 0)
    AND ($6 = 0 OR stars.game IS NOT NULL)
  ORDER BY game_people.ended_at DESC, game_people.game DESC LIMIT $7`;
const ALL = listed(false);
const WITH_MISTAKES = listed(true);
/** A game's row is read only if its text fits: its id is asked for where two ended in the same moment. */
const PUBLIC = `SELECT ${KEPT} FROM games
  WHERE access = 'public' AND ended_at <= $1 AND (ended_at < $1 OR id < $5) AND ended_at >= $4
    AND ($2 = '%%' OR search LIKE $2 ESCAPE '\\')
  ORDER BY ended_at DESC, id DESC LIMIT $3`;
const COUNTS = `SELECT (SELECT count(*) FROM game_people WHERE person = $1) AS "all",
  (SELECT count(*) FROM stars WHERE person = $1) AS starred`;
const MESSAGES = `SELECT number, id, person, name, player, text, hand, move, line, time FROM review_messages
  WHERE game = $1 ORDER BY number`;

/** Returns a pattern that finds a text anywhere; what the person typed means itself. */
export const anywhere = (text: string): string => `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`;

type ListedRow = KeptRow & {
  readonly player: Player | null;
  readonly isStarred: unknown;
  readonly reviewed: number;
  readonly mistakes: number;
};
type MessageRow = Omit<StoredReviewMessage, 'at'> & StoredReviewMessage['at'];

type GameReads = Pick<
  GameStore,
  | 'findGame'
  | 'readGame'
  | 'peopleOf'
  | 'gamesOf'
  | 'publicGames'
  | 'ratedGames'
  | 'isStarred'
  | 'countGames'
  | 'linesOf'
>;

const reads = ({ rows }: Pick<Sql<never>, 'rows'>): GameReads => ({
  async findGame(id) {
    const [row] = await rows<KeptRow>(`SELECT ${KEPT} FROM games WHERE id = $1 OR alias = $1`, id);
    return row && keptGame(row);
  },
  async readGame(id) {
    const [row] = await rows<Parameters<typeof decodeGame>[0]>(
      'SELECT id, version, body, checksum FROM games WHERE id = $1',
      id,
    );
    return row && decodeGame(row);
  },
  peopleOf: id =>
    rows<GamePerson>('SELECT person, player, network FROM game_people WHERE game = $1 ORDER BY person', id),
  async gamesOf(person, { before = FOR_EVER, beforeId = '', since = 0, text = '', fan, starred, mistakes, limit }) {
    const won = fan ? `,${fan},` : '';
    const found = await rows<ListedRow>(
      mistakes ? WITH_MISTAKES : ALL,
      ...[person, before, since, anywhere(text), won, starred ? 1 : 0, limit, beforeId],
    );
    return found.map(row => ({
      ...keptGame(row),
      player: row.player,
      isStarred: Boolean(row.isStarred),
      review: { hands: row.reviewed, mistakes: row.mistakes },
    }));
  },
  publicGames: async ({ before = FOR_EVER, beforeId = '', since = 0, text = '', limit }) =>
    (await rows<KeptRow>(PUBLIC, before, anywhere(text), limit, since, beforeId)).map(keptGame),
  ratedGames: async () =>
    (await rows<KeptRow>(`SELECT ${KEPT} FROM games WHERE origin = 'table' AND is_rated`)).map(keptGame),
  isStarred: async (person, id) =>
    (await rows('SELECT 1 FROM stars WHERE person = $1 AND game = $2', person, id)).length > 0,
  async countGames(person) {
    const [row] = await rows<{ all: number; starred: number }>(COUNTS, person);
    return { all: row?.all ?? 0, starred: row?.starred ?? 0 };
  },
  async linesOf(id) {
    const lines = await rows<LineRow>(
      'SELECT number, person, author, at, body FROM game_lines WHERE game = $1 AND body IS NOT NULL ORDER BY number',
      id,
    );
    return lines.map(lineOfRow);
  },
});

/** `wake` is called when there is work for the keeper. */
export const gameStore = (sql: Sql<GameJob>, wake: () => void): GameStore => ({
  ...reads(sql),
  async keepGame(game) {
    const named = namedIn(game.record.facts);
    const [attended, countsFrom] = [attendedIn(game), countsFromOf(game.record)];
    const people = personRows(game);
    await sql.write({ kind: 'keep-game', row: encodeGame(game), people, named, attended, countsFrom });
    wake();
  },
  setAccess: (id, access) => sql.write({ kind: 'set-access', id, access }),
  setAlias: (id, alias) => sql.write({ kind: 'set-alias', id, alias }),
  star: (person, id, isStarred) =>
    sql.write(isStarred ? { kind: 'star', person, id, at: Date.now() } : { kind: 'unstar', person, id }),
  addLine: (id, { person, author, at, line }) => {
    const most = { own: MOST_OWN_LINES, all: MOST_LINES };
    return sql.write({ kind: 'add-line', id, person, author, at, body: packLine(line), most });
  },
  dropLine: (id, number) => sql.write({ kind: 'drop-line', id, number }),
  dropGame: id => sql.write({ kind: 'drop-game', id }),
  purgeGames: before => sql.write({ kind: 'purge-games', before }),
});

export const reviewStore = (sql: Sql<GameJob>): ReviewStore & ReviewMessageStore => ({
  async reviewsOf(game, after = 0) {
    const reviews = await sql.rows<Parameters<typeof decodeReview>[0]>(
      'SELECT game, revision, rank, body, checksum FROM game_reviews WHERE game = $1 AND revision > $2 ORDER BY revision',
      game,
      Math.min(after, HIGHEST_REVISION),
    );
    return reviews.flatMap(row => decodeReview(row) ?? []);
  },
  async reviewRuns() {
    const runs = await sql.rows<RunRow>('SELECT game, person, players, at FROM review_runs ORDER BY at, game');
    return runs.map(runOfRow);
  },
  async reviewMessages(game) {
    const messages = await sql.rows<MessageRow>(MESSAGES, game);
    return messages.map(({ hand, move, line, ...rest }) => ({ ...rest, at: { hand, move, line } }));
  },
  keepReview: (game, kept, source) => sql.write({ kind: 'keep-review', row: encodeReview(game, kept, source) }),
  keepRun: run => sql.write({ kind: 'keep-run', run }),
  endRun: id => sql.write({ kind: 'end-run', id }),
  sayInReview: (game, message) => sql.write({ kind: 'say-in-review', game, message }),
});

export const talkStore = (sql: Sql<GameJob>): TalkStore => ({
  async talkOf(game) {
    const lines = await sql.rows<TalkRow>(
      'SELECT person, player, at, word, text FROM game_talk WHERE game = $1 ORDER BY number',
      game,
    );
    return lines.map(talkOfRow);
  },
  keepTalk: (table, game, line, most = MOST_TALK) =>
    sql.write({ kind: 'keep-talk', table, game, row: rowOfTalk(line), most }),
});
