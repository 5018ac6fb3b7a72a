import type { DatabaseSync } from 'node:sqlite';
import { type BatchRow, decodeBatch, encodeBatch, isPacked } from '../batch.ts';
import { CannotStart } from '../folder/cannotStart.ts';
import { rowReader } from '../sqlite/rows.ts';
import type { Database, Query } from './database.ts';

/*
 * Moves what a stopped server has kept in SQLite into an empty PostgreSQL database, in one transaction: it is there as a
 * whole or not at all. Rows are taken as they are; only packed hands become rows of text, because PostgreSQL packs by itself.
 */

/** Rows in one statement. */
const AT_ONCE = 500;

/** A column of PostgreSQL, and how its value is read from SQLite. */
interface Column {
  readonly name: string;
  readonly type: 'text' | 'bigint' | 'integer' | 'smallint' | 'boolean' | 'bytea';
  /** An expression of SQLite; by default the name of the column. */
  readonly from?: string;
}

interface MovedTable {
  readonly name: string;
  readonly columns: readonly Column[];
  /** What follows FROM in SQLite; by default the name of the table. */
  readonly source?: string;
}

const text = (name: string, from?: string): Column => ({ name, type: 'text', ...(from && { from }) });
const big = (name: string, from?: string): Column => ({ name, type: 'bigint', ...(from && { from }) });
const int = (name: string, from?: string): Column => ({ name, type: 'integer', ...(from && { from }) });
const flag = (name: string, from?: string): Column => ({ name, type: 'boolean', ...(from && { from }) });
const bytes = (name: string): Column => ({ name, type: 'bytea' });
const player: Column = { name: 'player', type: 'smallint' };
const label = [text('browser'), text('system'), text('kind')];

/** Everything but the logs, in an order in which each row finds what it belongs to. */
const MOVED: readonly MovedTable[] = [
  { name: 'guests', columns: [text('id'), text('name')] },
  { name: 'sat', columns: [text('person'), text('table_id')] },
  { name: 'forgotten', columns: [text('person'), text('name'), flag('is_settled', 'isSettled')] },
  { name: 'to_forget', columns: [text('person'), text('table_id')] },
  {
    name: 'devices',
    columns: [
      text('person'),
      text('device'),
      ...label,
      big('since'),
      big('seen_at', 'seenAt'),
      flag('is_signed_out', 'isSignedOut'),
    ],
  },
  {
    name: 'passkeys',
    columns: [
      text('id'),
      text('person'),
      text('handle'),
      text('public_key', 'publicKey'),
      big('counter'),
      text('transports'),
      ...label,
      big('since'),
      big('used_at', 'usedAt'),
    ],
  },
  {
    name: 'subscriptions',
    columns: [
      text('person'),
      text('device'),
      text('endpoint'),
      text('p256dh'),
      text('auth'),
      text('language'),
      text('zone'),
      text('wishes'),
      big('since'),
      big('called_at', 'calledAt'),
      text('evening'),
    ],
  },
  {
    name: 'group_hooks',
    columns: [
      text('ledger'),
      int('number'),
      text('person'),
      text('target'),
      text('language'),
      big('since'),
      text('last'),
      text('lines'),
    ],
  },
  { name: 'call_links', columns: [text('table_id'), text('person'), text('link'), flag('is_of_group', 'isOfGroup')] },
  { name: 'casts', columns: [text('table_id'), text('person'), text('key'), big('since')] },
  { name: 'operator_keys', columns: [int('number'), text('hash'), big('since'), big('ended_at', 'endedAt')] },
  {
    name: 'operator_acts',
    columns: [big('at'), int('key'), text('act'), text('subject')],
    source: 'operator_acts ORDER BY number',
  },
  { name: 'operator_sessions', columns: [text('hash'), int('key'), big('used_at', 'usedAt')] },
  { name: 'announcements', columns: [int('number'), text('text'), big('until')] },
  {
    name: 'tokens',
    columns: [
      text('id'),
      text('person'),
      text('bot'),
      text('hash'),
      text('name'),
      text('scope'),
      big('since'),
      big('used_at', 'usedAt'),
      big('ends'),
    ],
  },
  { name: 'secrets', columns: [text('name'), text('value')] },
  {
    name: 'games',
    columns: [
      text('id'),
      big('ended_at', 'endedAt'),
      text('host'),
      text('access'),
      text('origin'),
      text('alias'),
      text('search'),
      text('summary'),
      flag('is_rated', "json_extract(summary, '$.ratedAt') IS NOT NULL"),
      int('facts'),
      int('version'),
      bytes('body'),
      big('checksum'),
    ],
    source: 'games ORDER BY rowid',
  },
  {
    name: 'game_people',
    columns: [
      text('person'),
      text('game'),
      player,
      { name: 'network', type: 'smallint' },
      big('ended_at', 'endedAt'),
      text('fans'),
      int('reviewed'),
      int('mistakes'),
    ],
  },
  { name: 'game_names', columns: [text('person'), text('game')] },
  {
    name: 'stars',
    columns: [text('person'), text('game'), big('at')],
    source: 'stars WHERE game IN (SELECT id FROM games)',
  },
  {
    name: 'game_lines',
    columns: [text('game'), int('number'), text('person'), text('author'), big('at'), bytes('body')],
  },
  {
    name: 'review_messages',
    columns: [
      text('game'),
      int('number'),
      text('id'),
      text('person'),
      text('name'),
      player,
      text('text'),
      int('hand'),
      int('move'),
      text('line'),
      big('time'),
    ],
  },
  {
    name: 'game_talk',
    columns: [
      text('game'),
      int('number'),
      text('table_id'),
      text('person'),
      player,
      big('at'),
      text('word'),
      text('text'),
    ],
  },
  {
    name: 'game_reviews',
    columns: [
      text('game'),
      int('hand'),
      player,
      int('revision'),
      int('rank'),
      int('mistakes'),
      bytes('body'),
      big('checksum'),
    ],
  },
  { name: 'review_runs', columns: [text('game'), text('person'), text('players'), big('at')] },
  {
    name: 'ledgers',
    columns: [text('id'), text('kind'), flag('is_public', 'isPublic')],
    source: 'ledgers ORDER BY number',
  },
  {
    name: 'ledger_facts',
    columns: [text('ledger'), int('seq'), big('at'), text('person'), text('command'), text('body')],
  },
  {
    name: 'attendances',
    columns: [text('person'), text('game'), big('ended_at', 'endedAt'), flag('finished')],
  },
  { name: 'to_attend', columns: [text('id')] },
  { name: 'regards', columns: [text('person'), text('list'), text('other'), big('at')] },
  {
    name: 'reports',
    columns: [
      text('id'),
      big('at'),
      text('reporter'),
      text('about'),
      text('reason'),
      text('text'),
      text('table_id'),
      text('game'),
      int('hand'),
      int('seq'),
      big('closed_at', 'closedAt'),
    ],
  },
  {
    name: 'report_lines',
    columns: [text('report'), int('number'), text('person'), text('name'), text('text'), big('at')],
  },
  { name: 'ledger_people', columns: [text('person'), text('ledger')] },
];

const TABLES = `SELECT code, host, request, openedAt, retiredAt FROM tables ORDER BY openedAt, rowid`;

export interface Moved {
  readonly tables: number;
  readonly entries: number;
  readonly rows: Readonly<Record<string, number>>;
}

type Row = Record<string, unknown>;

/** Returns a statement that inserts many rows, whose columns come as arrays. */
const insertMany = (name: string, columns: readonly Pick<Column, 'name' | 'type'>[]): string => {
  const names = columns.map(column => column.name).join(', ');
  const arrays = columns.map(({ type }, n) => `$${n + 1}::${type}[]`).join(', ');
  return `INSERT INTO ${name} (${names}) SELECT * FROM unnest(${arrays})`;
};

async function moveTable(
  db: DatabaseSync,
  query: Query,
  { name, columns, source = name }: MovedTable,
): Promise<number> {
  const picked = columns.map(column => `${column.from ?? column.name} AS ${column.name}`).join(', ');
  const insert = insertMany(name, columns);
  const converted = ({ name: column, type }: Column, row: Row) => {
    const value = row[column] as never;
    if (value === null || value === undefined) return null;
    return type === 'boolean' ? value === 1 : type === 'bytea' ? Buffer.from(value as Uint8Array) : value;
  };
  let waiting: Row[] = [];
  let moved = 0;
  const flush = async () => {
    if (waiting.length === 0) return;
    await query(
      insert,
      columns.map(column => waiting.map(row => converted(column, row))),
    );
    moved += waiting.length;
    waiting = [];
  };
  for (const row of db.prepare(`SELECT ${picked} FROM ${source}`).iterate()) {
    waiting.push(row as Row);
    if (waiting.length >= AT_ONCE) await flush();
  }
  await flush();
  return moved;
}

/** Returns a row of a log as PostgreSQL keeps it; one that cannot be read stays as it is, where it is text. */
function plainRow(row: BatchRow): BatchRow {
  if (!isPacked(row)) return row;
  const entries = decodeBatch(row);
  if (!entries) throw new Error(`a packed hand of table ${row.table_id} is damaged: restore it from a backup first`);
  return encodeBatch(row.table_id, entries);
}

const LOG = insertMany('log', [
  { name: 'table_id', type: 'text' },
  { name: 'seq', type: 'integer' },
  { name: 'version', type: 'integer' },
  { name: 'body', type: 'text' },
  { name: 'checksum', type: 'bigint' },
]);

/** Moves all tables with their logs. No node owns them: the first that is asked claims them. */
async function moveLogs(db: DatabaseSync, query: Query, onProgress: (what: string) => void) {
  const rowsOf = rowReader(db);
  const all = db.prepare(TABLES).all() as unknown as {
    code: string;
    host: string;
    request: string;
    openedAt: number;
    retiredAt: number | null;
  }[];
  let entries = 0;
  for (const [n, { code, host, request, openedAt, retiredAt }] of all.entries()) {
    const rows = rowsOf(code).map(plainRow);
    await query(
      'INSERT INTO tables (code, host, request, opened_at, retired_at, epoch, seq) VALUES ($1, $2, $3, $4, $5, 0, $6)',
      [code, host, request, openedAt, retiredAt, rows.at(-1)?.seq ?? 0],
    );
    if (rows.length > 0)
      await query(LOG, [
        rows.map(() => code),
        rows.map(row => row.seq),
        rows.map(row => row.version),
        rows.map(row => row.body),
        rows.map(row => row.checksum),
      ]);
    entries += rows.at(-1)?.seq ?? 0;
    if (n % 100 === 0) onProgress(`tables ${n + 1} of ${all.length}`);
  }
  return { tables: all.length, entries };
}

/** What the data folder has beside the database. */
export interface FolderSecrets {
  /** The key that signs cookies. */
  readonly key: Buffer;
  readonly revoked: Iterable<string>;
}

const count = async (query: Query, table: string): Promise<number> =>
  Number((await query<{ n: number }>(`SELECT count(*) AS n FROM ${table}`))[0]?.n ?? 0);

/**
 * Moves a SQLite database, opened for reading, and the folder's secrets into an empty PostgreSQL database with the newest
 * schema. Rejects with `CannotStart` if that has anything in it, and undoes all of it if anything fails.
 */
export function moveFromSqlite(
  db: DatabaseSync,
  { key, revoked }: FolderSecrets,
  database: Database,
  onProgress: (what: string) => void = () => {},
): Promise<Moved> {
  return database.transaction(async query => {
    for (const name of ['tables', 'guests', 'games', 'ledgers', 'secrets', 'devices'])
      if ((await count(query, name)) > 0)
        throw new CannotStart('this PostgreSQL database is not empty: nothing was moved. Give an empty one.');
    const { tables, entries } = await moveLogs(db, query, onProgress);
    const rows: Record<string, number> = {};
    for (const table of MOVED) {
      onProgress(table.name);
      rows[table.name] = await moveTable(db, query, table);
      const there = await count(query, table.name);
      if (there !== rows[table.name])
        throw new Error(`${table.name}: ${there} of ${rows[table.name]} rows have arrived`);
    }
    await query("INSERT INTO secrets (name, value) VALUES ('cookie', $1)", [key.toString('hex')]);
    await query('INSERT INTO revoked (person) SELECT unnest($1::text[])', [[...revoked]]);
    return { tables, entries, rows };
  });
}
