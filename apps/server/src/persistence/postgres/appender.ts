import { StaleAppend, StaleOwner } from '@gorrion/table';
import pg from 'pg';
import type { BatchRow } from '../batch.ts';
import { Connection } from './connection.ts';

/*
 * The appends of a node, over a connection of their own. Appends that come while a commit is under way form the next
 * group, which is one statement and one commit. The database itself compares epoch and number of each append with its table, in
 * that statement: a connection may die with a statement on its way, and whatever becomes of it later can only be what was
 * asked, at its place in the log, under the epoch of the owner.
 */

/** Most appends in one statement. */
const MOST_AT_ONCE = 500;

/** The entries of one call as a row, and what must be true of its table. */
export interface Append {
  readonly row: BatchRow & { readonly body: string };
  /** Number of the newest stored entry. */
  readonly after: number;
  readonly epoch: number;
  /** People whose names are in these entries. */
  readonly named: readonly string[];
}

interface Pending extends Append {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const ROWS = `rows AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::int[], $5::int[], $6::text[], $7::bigint[])
      AS row (code, after, epoch, seq, version, body, checksum)),
  owned AS (
    UPDATE tables SET seq = rows.seq FROM rows
    WHERE tables.code = rows.code AND tables.seq = rows.after AND tables.epoch = rows.epoch AND retired_at IS NULL
    RETURNING tables.code)`;
const STORE = `INSERT INTO log (table_id, seq, version, body, checksum)
  SELECT code, seq, version, body, checksum FROM rows JOIN owned USING (code) RETURNING table_id AS code`;
const APPEND = `WITH ${ROWS} ${STORE}`;
/** Where entries name people, they are noted in the same statement, and who has asked to be forgotten is again. */
const APPEND_NAMED = `WITH ${ROWS},
  named AS (
    SELECT DISTINCT person, code FROM unnest($8::text[], $9::text[]) AS name (person, code) JOIN owned USING (code)),
  noted AS (INSERT INTO sat (person, table_id) SELECT person, code FROM named ON CONFLICT DO NOTHING),
  wished AS (
    UPDATE forgotten SET is_settled = false WHERE person IN (SELECT person FROM named) RETURNING person),
  wanted AS (
    INSERT INTO to_forget (person, table_id) SELECT person, code FROM named JOIN wished USING (person)
    ON CONFLICT DO NOTHING)
  ${STORE}`;
const OWNERS = 'SELECT code, seq, epoch FROM tables WHERE code = ANY($1)';

/** Whether the database itself has refused a statement, which is undone then. (Errors of sockets have codes as well.) */
const isRefused = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(08|57|58|53|25|40003|$)/.test(error.code ?? '');

/** Runs a group as one statement; returns the codes of those that were stored. */
async function store(client: pg.Client, group: readonly Append[]): Promise<ReadonlySet<string>> {
  const columns = [
    group.map(({ row }) => row.table_id),
    group.map(({ after }) => after),
    group.map(({ epoch }) => epoch),
    group.map(({ row }) => row.seq),
    group.map(({ row }) => row.version),
    group.map(({ row }) => row.body),
    group.map(({ row }) => row.checksum),
  ];
  const names = group.flatMap(({ named, row }) => named.map(person => ({ person, code: row.table_id })));
  const statement =
    names.length === 0
      ? { name: 'append', text: APPEND, values: columns }
      : {
          name: 'append-named',
          text: APPEND_NAMED,
          values: [...columns, names.map(({ person }) => person), names.map(({ code }) => code)],
        };
  const { rows } = await client.query<{ code: string }>(statement);
  return new Set(rows.map(({ code }) => code));
}

interface Head {
  readonly code: string;
  readonly seq: number;
  readonly epoch: number;
}

/** Returns why an append was refused. */
function refusalOf({ row, epoch, after }: Append, head: Head | undefined): Error {
  if (!head) return new StaleOwner('there is no such table');
  if (head.epoch !== epoch) return new StaleOwner(`epoch ${epoch} of this table is over: it is ${head.epoch} now`);
  if (head.seq === after) return new StaleOwner('this table was retired');
  return new StaleAppend(
    `entry ${after + 1} does not follow the stored log, which ends with entry ${head.seq} (of ${row.seq})`,
  );
}

/** Tells the writers of refused appends why; over the same connection, because those of the pool may all be busy. */
async function explain(client: pg.Client, refused: readonly Pending[]): Promise<void> {
  const codes = refused.map(({ row }) => row.table_id);
  const { rows } = await client.query<Head>({ name: 'owners', text: OWNERS, values: [codes] });
  for (const one of refused)
    one.reject(
      refusalOf(
        one,
        rows.find(({ code }) => code === one.row.table_id),
      ),
    );
}

export class Appender {
  readonly #connection: Connection;
  #onCommit: (seconds: number, writes: number) => void = () => {};
  #waiting: Pending[] = [];
  #isBusy = false;
  #isClosed = false;

  constructor(url: string) {
    this.#connection = new Connection(url);
  }

  onCommit(tell: (seconds: number, writes: number) => void): void {
    this.#onCommit = tell;
  }

  /** Resolves once the entries are durable. Rejects as `TableLog.append` does. */
  append(append: Append): Promise<void> {
    if (this.#isClosed) return Promise.reject(new Error('the store is closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...append, resolve, reject });
      if (!this.#isBusy) void this.#work();
    });
  }

  /** Waits for all appends so far. */
  async close(): Promise<void> {
    this.#isClosed = true;
    while (this.#isBusy) await new Promise(resolve => setTimeout(resolve, 5));
    await this.#connection.close();
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    // All appends of this turn of the event loop go together.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) await this.#commit(this.#nextGroup());
    this.#isBusy = false;
  }

  /** Takes the next group: one append a table, because each must find the number that the one before it has left. */
  #nextGroup(): readonly Pending[] {
    const [group, later]: [Pending[], Pending[]] = [[], []];
    const taken = new Set<string>();
    for (const one of this.#waiting) {
      const isNext = group.length < MOST_AT_ONCE && !taken.has(one.row.table_id);
      taken.add(one.row.table_id);
      (isNext ? group : later).push(one);
    }
    this.#waiting = later;
    return group;
  }

  async #commit(group: readonly Pending[]): Promise<void> {
    const started = performance.now();
    try {
      await this.#connection.use(async client => {
        const stored = await store(client, group);
        this.#onCommit((performance.now() - started) / 1000, group.length);
        const refused = group.filter(({ row }) => !stored.has(row.table_id));
        for (const one of group) if (stored.has(one.row.table_id)) one.resolve();
        if (refused.length > 0) await explain(client, refused);
      }, isRefused);
    } catch (error) {
      // One bad append affects no other.
      if (isRefused(error) && group.length > 1) for (const one of group) await this.#commit([one]);
      else for (const one of group) one.reject(error);
    }
  }
}
