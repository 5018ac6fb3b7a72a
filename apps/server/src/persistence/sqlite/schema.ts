import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../folder/cannotStart.ts';
import { migrate, SCHEMA_VERSION } from './migrations.ts';

/*
 * The log's key is an append-only integer rowid: several times cheaper than a composite primary key. `log` has the
 * appends of hands that are played, `hands` those that are over, a packed row each; `to_pack` names the last row of each
 * hand that is over and not packed yet. `sat` and `game_names` say whose names are in a log and in a record, for the
 * forgetting of names; `to_note` has the logs and records of older servers in which that is not known yet. The indexes of `games` and `game_people` hold what is searched, so that a search
 * reads no row that it does not find.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tables (
    code      TEXT PRIMARY KEY,
    host      TEXT NOT NULL,
    request   TEXT NOT NULL,
    openedAt  INTEGER NOT NULL,
    retiredAt INTEGER,
    UNIQUE (host, request)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS live_tables ON tables (openedAt) WHERE retiredAt IS NULL;
  CREATE TABLE IF NOT EXISTS log (
    id       INTEGER PRIMARY KEY,
    version  INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    seq      INTEGER NOT NULL,
    body     TEXT NOT NULL,
    checksum INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS log_by_number ON log (table_id, seq);
  CREATE TABLE IF NOT EXISTS hands (
    id       INTEGER PRIMARY KEY,
    version  INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    seq      INTEGER NOT NULL,
    body     BLOB NOT NULL,
    checksum INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS hands_by_number ON hands (table_id, seq);
  CREATE TABLE IF NOT EXISTS to_pack (
    table_id TEXT NOT NULL,
    seq      INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS sat (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS sat_by_table ON sat (table_id);
  CREATE TABLE IF NOT EXISTS forgotten (
    person    TEXT PRIMARY KEY,
    name      TEXT NOT NULL,
    isSettled INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS unsettled ON forgotten (person) WHERE isSettled = 0;
  CREATE TABLE IF NOT EXISTS to_forget (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS to_note (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS starts (at INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS games (
    id       TEXT PRIMARY KEY,
    endedAt  INTEGER NOT NULL,
    host     TEXT NOT NULL,
    access   TEXT NOT NULL,
    origin   TEXT NOT NULL,
    alias    TEXT UNIQUE,
    search   TEXT NOT NULL,
    summary  TEXT NOT NULL,
    facts    INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    body     BLOB NOT NULL,
    checksum INTEGER NOT NULL
  ) STRICT;
  DROP INDEX IF EXISTS public_games;
  CREATE INDEX IF NOT EXISTS public_search ON games (endedAt, search) WHERE access = 'public';
  CREATE INDEX IF NOT EXISTS rated_games ON games (endedAt)
    WHERE origin = 'table' AND json_extract(summary, '$.ratedAt') IS NOT NULL;
  CREATE INDEX IF NOT EXISTS games_search ON games (id, search);
  CREATE INDEX IF NOT EXISTS games_by_end ON games (endedAt);
  CREATE TABLE IF NOT EXISTS game_people (
    person  TEXT NOT NULL,
    game    TEXT NOT NULL,
    player  INTEGER,
    network INTEGER,
    endedAt INTEGER NOT NULL,
    fans    TEXT NOT NULL,
    reviewed INTEGER NOT NULL DEFAULT 0,
    mistakes INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (person, game)
  ) STRICT, WITHOUT ROWID;
  DROP INDEX IF EXISTS games_of_person;
  CREATE INDEX IF NOT EXISTS fans_of_person ON game_people (person, endedAt, game, fans);
  CREATE INDEX IF NOT EXISTS games_with_mistakes ON game_people (person, endedAt, game, fans) WHERE mistakes > 0;
  CREATE INDEX IF NOT EXISTS people_of_game ON game_people (game);
  CREATE TABLE IF NOT EXISTS game_names (
    person TEXT NOT NULL,
    game   TEXT NOT NULL,
    PRIMARY KEY (person, game)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS names_of_game ON game_names (game);
  CREATE TABLE IF NOT EXISTS stars (
    person TEXT NOT NULL,
    game   TEXT NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, game)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS stars_of_game ON stars (game);
  CREATE TABLE IF NOT EXISTS game_lines (
    game   TEXT NOT NULL,
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    author TEXT NOT NULL,
    at     INTEGER NOT NULL,
    body   BLOB,
    PRIMARY KEY (game, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS lines_of_person ON game_lines (person);
  CREATE TABLE IF NOT EXISTS review_messages (
    game   TEXT NOT NULL,
    number INTEGER NOT NULL,
    id     TEXT NOT NULL,
    person TEXT NOT NULL,
    name   TEXT NOT NULL,
    player INTEGER,
    text   TEXT NOT NULL,
    hand   INTEGER NOT NULL,
    move   INTEGER NOT NULL,
    line   TEXT,
    time   INTEGER NOT NULL,
    PRIMARY KEY (game, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS review_messages_of_person ON review_messages (person);
  CREATE TABLE IF NOT EXISTS game_talk (
    game     TEXT NOT NULL,
    number   INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    person   TEXT NOT NULL,
    player   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    word     TEXT,
    text     TEXT,
    PRIMARY KEY (game, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS talk_of_person ON game_talk (person);
  CREATE INDEX IF NOT EXISTS talk_of_table ON game_talk (table_id);
  CREATE TABLE IF NOT EXISTS game_reviews (
    game     TEXT NOT NULL,
    hand     INTEGER NOT NULL,
    player   INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    rank     INTEGER NOT NULL,
    mistakes INTEGER,
    body     BLOB NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (game, hand, player)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS review_runs (
    game    TEXT PRIMARY KEY,
    person  TEXT NOT NULL,
    players TEXT NOT NULL,
    at      INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS ledgers (
    number   INTEGER PRIMARY KEY,
    id       TEXT NOT NULL UNIQUE,
    kind     TEXT NOT NULL,
    isPublic INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS ledgers_by_kind ON ledgers (kind, isPublic);
  CREATE TABLE IF NOT EXISTS ledger_facts (
    ledger  TEXT NOT NULL,
    seq     INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    person  TEXT,
    command TEXT,
    body    TEXT NOT NULL,
    PRIMARY KEY (ledger, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS ledgers_opened ON ledger_facts (person, command) WHERE seq = 1;
  CREATE INDEX IF NOT EXISTS facts_of_person ON ledger_facts (person) WHERE person IS NOT NULL;
  CREATE TABLE IF NOT EXISTS ledger_people (
    person TEXT NOT NULL,
    ledger TEXT NOT NULL,
    PRIMARY KEY (person, ledger)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS people_of_ledger ON ledger_people (ledger);
  CREATE TABLE IF NOT EXISTS devices (
    person      TEXT NOT NULL,
    device      TEXT NOT NULL,
    browser     TEXT NOT NULL,
    system      TEXT NOT NULL,
    kind        TEXT NOT NULL,
    since       INTEGER NOT NULL,
    seenAt      INTEGER NOT NULL,
    isSignedOut INTEGER NOT NULL,
    PRIMARY KEY (person, device)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS passkeys (
    id         TEXT PRIMARY KEY,
    person     TEXT NOT NULL,
    handle     TEXT NOT NULL,
    publicKey  TEXT NOT NULL,
    counter    INTEGER NOT NULL,
    transports TEXT NOT NULL,
    browser    TEXT NOT NULL,
    system     TEXT NOT NULL,
    kind       TEXT NOT NULL,
    since      INTEGER NOT NULL,
    usedAt     INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS passkeys_of_person ON passkeys (person);
  CREATE TABLE IF NOT EXISTS subscriptions (
    person   TEXT NOT NULL,
    device   TEXT NOT NULL,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh   TEXT NOT NULL,
    auth     TEXT NOT NULL,
    language TEXT NOT NULL,
    zone     TEXT NOT NULL,
    wishes   TEXT NOT NULL,
    since    INTEGER NOT NULL,
    calledAt INTEGER,
    evening  TEXT NOT NULL,
    PRIMARY KEY (person, device)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS attendances (
    person   TEXT NOT NULL,
    game     TEXT NOT NULL,
    endedAt  INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    PRIMARY KEY (person, game)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS attendances_of_person ON attendances (person, endedAt, game, finished);
  CREATE INDEX IF NOT EXISTS attendances_by_end ON attendances (endedAt);
  CREATE TABLE IF NOT EXISTS to_attend (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS regards (
    person TEXT NOT NULL,
    list   TEXT NOT NULL,
    other  TEXT NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, list, other)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS regards_of_other ON regards (other);
  CREATE TABLE IF NOT EXISTS reports (
    id       TEXT PRIMARY KEY,
    at       INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    about    TEXT NOT NULL,
    reason   TEXT NOT NULL,
    text     TEXT NOT NULL,
    table_id TEXT,
    game     TEXT,
    hand     INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    closedAt INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS reports_by_time ON reports (at);
  CREATE TABLE IF NOT EXISTS report_lines (
    report TEXT NOT NULL,
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    name   TEXT NOT NULL,
    text   TEXT NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (report, number)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS group_hooks (
    ledger   TEXT NOT NULL,
    number   INTEGER NOT NULL,
    person   TEXT NOT NULL,
    target   TEXT NOT NULL,
    language TEXT NOT NULL,
    since    INTEGER NOT NULL,
    last     TEXT NOT NULL,
    lines    TEXT NOT NULL,
    PRIMARY KEY (ledger, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS group_hooks_of_person ON group_hooks (person);
  CREATE TABLE IF NOT EXISTS call_links (
    table_id TEXT PRIMARY KEY,
    person   TEXT NOT NULL,
    link     TEXT NOT NULL,
    isOfGroup INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS call_links_of_person ON call_links (person);
  CREATE TABLE IF NOT EXISTS casts (
    table_id TEXT NOT NULL,
    person   TEXT NOT NULL,
    key      TEXT NOT NULL UNIQUE,
    since    INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS casts_of_person ON casts (person);
  CREATE TABLE IF NOT EXISTS operator_keys (
    number  INTEGER PRIMARY KEY,
    hash    TEXT NOT NULL,
    since   INTEGER NOT NULL,
    endedAt INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS operator_sessions (
    hash   TEXT PRIMARY KEY,
    key    INTEGER NOT NULL,
    usedAt INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS operator_acts (
    number  INTEGER PRIMARY KEY,
    at      INTEGER NOT NULL,
    key     INTEGER NOT NULL,
    act     TEXT NOT NULL,
    subject TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS announcements (
    number INTEGER PRIMARY KEY,
    text   TEXT NOT NULL,
    until  INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS tokens (
    id     TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    bot    TEXT,
    hash   TEXT NOT NULL UNIQUE,
    name   TEXT NOT NULL,
    scope  TEXT NOT NULL,
    since  INTEGER NOT NULL,
    usedAt INTEGER,
    ends   INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS tokens_of_person ON tokens (person);
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

/**
 * The checkpointer carries the log in front of the database over; only where it cannot keep up does the writer do it
 * itself, every 256 MB.
 */
const CHECKPOINT_PAGES = 65_536;

/**
 * Page size of a new database. Every batch touches the index page of its own table, so a commit of a hundred batches
 * writes a hundred pages. Small pages are a quarter of the bytes that the disk must take before players see their
 * moves.
 */
const PAGE_BYTES = 1024;

const pragma = (db: DatabaseSync, name: string): unknown => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];

/** Throws if the database would not survive a loss of power. */
export function assertDurable(db: DatabaseSync): void {
  const synchronous = pragma(db, 'synchronous');
  const journal = pragma(db, 'journal_mode');
  if (synchronous !== 2 || journal !== 'wal')
    throw new Error(`the database is not durable: synchronous=${synchronous}, journal_mode=${journal}`);
}

/** Returns the schema version of a database; 0 for an empty one. Throws `CannotStart` if a newer server wrote it. */
export function versionOf(db: DatabaseSync): number {
  const version = Number(pragma(db, 'user_version'));
  if (version > SCHEMA_VERSION)
    throw new CannotStart(
      `a newer server has changed this database (schema ${version}, and this server knows ${SCHEMA_VERSION}): start that version, or restore a backup.`,
    );
  return version;
}

/**
 * The one connection that writes. FULL is set explicitly and looked at after the first write: some builds of SQLite
 * answer 2 right after switching to WAL and then run as NORMAL. `start`: the number of the server's start, which is noted
 * and returned the first time; the server of the latest start owns the tables.
 */
export function openForWriting(file: string, start?: number): { readonly db: DatabaseSync; readonly start: number } {
  const db = new DatabaseSync(file);
  const version = versionOf(db);
  db.exec(`PRAGMA page_size = ${PAGE_BYTES}`);
  db.exec('PRAGMA auto_vacuum = INCREMENTAL');
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  // The operator's command writes a report now and then (`bin/reports.ts`): its moment is waited for.
  db.exec('PRAGMA busy_timeout = 3000');
  // Deleted data is overwritten, so that a forgotten name does not stay in free pages of the file.
  db.exec('PRAGMA secure_delete = ON');
  db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  db.exec('BEGIN IMMEDIATE');
  if (version > 0) migrate(db, version);
  db.exec(`${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION}`);
  const number = start ?? Number(db.prepare('INSERT INTO starts (at) VALUES (?)').run(Date.now()).lastInsertRowid);
  db.exec('COMMIT');
  assertDurable(db);
  makeShrinkable(db);
  return { db, start: number };
}

/** Returns a database in memory, with one start. */
export function openInMemory(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  db.exec(
    `PRAGMA auto_vacuum = INCREMENTAL; ${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION}; INSERT INTO starts (at) VALUES (0)`,
  );
  return db;
}

const INCREMENTAL = 2;

/**
 * Databases of older servers could never give room back to the disk. Copies one anew, once, which also removes what was
 * deleted in it and never overwritten. Without room for the copy it stays as it is until a later start.
 */
function makeShrinkable(db: DatabaseSync): void {
  if (pragma(db, 'auto_vacuum') === INCREMENTAL) return;
  try {
    db.exec('PRAGMA auto_vacuum = INCREMENTAL; VACUUM');
  } catch {
    // A disk that is nearly full: room that is freed is used again all the same.
  }
}

/** Returns whether a database holds anything but the starts of its servers and what they made then; throws if it cannot be read. */
export function keepsAnything(file: string): boolean {
  const db = openForReading(file);
  try {
    const known = db
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('starts', 'secrets')")
      .all();
    return known.some(({ name }) => db.prepare(`SELECT 1 FROM "${name}" LIMIT 1`).get() !== undefined);
  } finally {
    db.close();
  }
}

export const openForReading = (file: string): DatabaseSync => new DatabaseSync(file, { readOnly: true });
