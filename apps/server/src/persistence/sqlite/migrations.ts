import { createRequire } from 'node:module';
import type { DatabaseSync } from 'node:sqlite';
import type * as Protocol from '@gorrion/protocol';

/* Steps from each older schema to the next. They run in the transaction that opens the database for writing. */

type Migration = (db: DatabaseSync) => void;

const hasTable = (db: DatabaseSync, name: string): boolean =>
  db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name) !== undefined;

/** Returns the number of the newest entry in a row's text; undefined if the row was not written whole. */
function lastSeqIn(body: string): number | undefined {
  try {
    return (JSON.parse(body) as { seq: number }[]).at(-1)?.seq;
  } catch {
    return undefined;
  }
}

/**
 * Rows get the number of their newest entry. A row that cannot be read, or that repeats numbers of an earlier one (two
 * servers wrote to one log), gets the next free number: reading the log reports it as torn or damaged, as before.
 */
const numberRows: Migration = db => {
  db.exec('DROP INDEX log_by_table; ALTER TABLE log ADD COLUMN seq INTEGER NOT NULL DEFAULT 0');
  const newest = new Map<string, number>();
  const set = db.prepare('UPDATE log SET seq = ? WHERE id = ?');
  for (const row of db.prepare('SELECT id, table_id, body FROM log ORDER BY id').iterate()) {
    const { id, table_id, body } = row as { id: number; table_id: string; body: string };
    const before = newest.get(table_id) ?? 0;
    const seq = Math.max(before + 1, lastSeqIn(body) ?? 0);
    newest.set(table_id, seq);
    set.run(seq, id);
  }
};

/** Forgets the people who asked for it, in the background, table by table. */
const queueForgetting: Migration = db =>
  db.exec(`
    ALTER TABLE forgotten ADD COLUMN isSettled INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE to_forget (
      person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO to_forget (person, table_id) SELECT person, table_id FROM sat JOIN forgotten USING (person);
  `);

/** Hands that are over are packed in the background, hand by hand. */
const queuePacking: Migration = db =>
  db.exec(`
    CREATE TABLE to_pack (table_id TEXT NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (table_id, seq)) STRICT, WITHOUT ROWID;
    INSERT INTO to_pack (table_id, seq) SELECT table_id, seq FROM log WHERE instr(body, '"type":"shuffle-opened"') > 0;
    INSERT OR IGNORE INTO to_pack (table_id, seq)
      SELECT table_id, max(seq) FROM log JOIN tables ON code = table_id WHERE retiredAt IS NOT NULL GROUP BY table_id;
  `);

/** Games that are over are kept in tables of their own, which the schema creates. */
const keepGames: Migration = () => {};

/** Lines are kept beside their games, in a table of their own, which the schema creates. */
const keepLines: Migration = () => {};

/** Messages about games are kept in a table of their own, which the schema creates. */
const keepReviewMessages: Migration = () => {};

/** Games in a list say what their review has found. A database that kept no games yet gets the columns by the schema. */
const countMistakes: Migration = db => {
  if (!hasTable(db, 'game_people')) return;
  db.exec(`
    ALTER TABLE game_people ADD COLUMN reviewed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game_people ADD COLUMN mistakes INTEGER NOT NULL DEFAULT 0;
  `);
};

/**
 * Records say in a table of their own whom they name, in the place of a column that knew the players only. Who else is
 * named in the logs and records of before, as umpire or guest, is noted in the background, one by one.
 */
const noteNames: Migration = db => {
  db.exec(`
    CREATE TABLE to_note (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    INSERT INTO to_note (id) SELECT code FROM tables;
  `);
  if (!hasTable(db, 'game_people')) return;
  db.exec(`
    CREATE TABLE game_names (person TEXT NOT NULL, game TEXT NOT NULL, PRIMARY KEY (person, game)) STRICT, WITHOUT ROWID;
    INSERT INTO game_names (person, game) SELECT person, game FROM game_people WHERE isNamed = 1;
    INSERT INTO to_note (id) SELECT id FROM games;
    ALTER TABLE game_people DROP COLUMN isNamed;
  `);
};

/** Groups and events are kept in tables of their own, which the schema creates. */
const keepLedgers: Migration = () => {};

/** Devices and passkeys are kept in tables of their own, which the schema creates. */
const keepDevices: Migration = () => {};

/** Games say which of their players share a network. */
const markNetworks: Migration = db => {
  if (hasTable(db, 'game_people')) db.exec('ALTER TABLE game_people ADD COLUMN network INTEGER');
};

/** Games are found by names as searches compare them. Only this step loads a package: a usual start needs none to write. */
const foldSearch: Migration = db => {
  if (!hasTable(db, 'games')) return;
  const { foldText } = createRequire(import.meta.url)('@gorrion/protocol') as typeof Protocol;
  db.function('fold', { deterministic: true }, text => foldText(String(text)));
  db.exec('UPDATE games SET search = fold(search) WHERE search <> fold(search)');
};

/** Devices that are called, and secrets beside the key of cookies, are kept in tables of their own, which the schema creates. */
const keepSubscriptions: Migration = () => {};

/**
 * Who stayed in a game is kept in a table of its own, as are private lists and reports, which the schema creates. Of games
 * from before it is worked out in the background.
 */
const noteAttendance: Migration = db => {
  db.exec('CREATE TABLE IF NOT EXISTS to_attend (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID');
  if (hasTable(db, 'games'))
    db.exec("INSERT OR IGNORE INTO to_attend (id) SELECT id FROM games WHERE origin = 'table'");
};

/** Hooks of groups are kept in a table of their own, which the schema creates. */
const keepHooks: Migration = () => {};

/** What players said is kept in a table of its own, which the schema creates. */
const keepTalk: Migration = () => {};

/** Where the players of a table talk is kept in a table of its own, which the schema creates. */
const keepCallLinks: Migration = () => {};

/** Links by which tables are cast are kept in a table of their own, which the schema creates. */
const keepCasts: Migration = () => {};

/** Call links say whether a group has brought them. */
const markCallLinks: Migration = db => {
  if (hasTable(db, 'call_links')) db.exec('ALTER TABLE call_links ADD COLUMN isOfGroup INTEGER NOT NULL DEFAULT 0');
};

/** Tokens of people are kept in a table of their own, which the schema creates. */
const keepTokens: Migration = () => {};

/** The operator's key, sessions, acts and notice are kept in tables of their own, which the schema creates. */
const keepOperator: Migration = () => {};

/** A token may stand for a bot, whose name no person has. */
const keepBots: Migration = db => {
  const columns = db.prepare("SELECT 1 FROM pragma_table_info('tokens') WHERE name = 'bot'");
  if (hasTable(db, 'tokens') && !columns.get()) db.exec('ALTER TABLE tokens ADD COLUMN bot TEXT');
  if (hasTable(db, 'guests')) db.exec("UPDATE guests SET name = 'bot ' || substr(name, 5) WHERE name GLOB 'bot:?*'");
};

const MIGRATIONS: readonly Migration[] = [
  numberRows,
  queueForgetting,
  queuePacking,
  keepGames,
  keepLines,
  keepReviewMessages,
  countMistakes,
  noteNames,
  keepLedgers,
  keepDevices,
  markNetworks,
  foldSearch,
  keepSubscriptions,
  noteAttendance,
  keepHooks,
  keepTalk,
  keepCallLinks,
  keepCasts,
  markCallLinks,
  keepTokens,
  keepOperator,
  keepBots,
];

export const SCHEMA_VERSION = MIGRATIONS.length + 1;

/** Brings the tables of a database from an older schema to the newest; the caller commits. */
export function migrate(db: DatabaseSync, version: number): void {
  for (const step of MIGRATIONS.slice(version - 1)) step(db);
}
