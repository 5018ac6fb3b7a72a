import { StaleAppend, StaleOwner } from '@gorrion/table';
import type pg from 'pg';
import type { BatchRow } from '../batch.ts';
import { connect } from './connection.ts';
import type { Query } from './database.ts';

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

/** Whether the database itself has refused a statement, which is undone then. */
const isRefused = (error: unknown): boolean => {
  const { code = '' } = error as { code?: string };
  return /^[0-9A-Z]{5}$/.test(code) && !/^(08|57|58|53|40|25)/.test(code);
};

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

/** Returns why an append was refused. */
function refusalOf({ row, epoch, after }: Append, head: { seq: number; epoch: number } | undefined): Error {
  if (head?.epoch !== epoch) return new StaleOwner(`epoch ${epoch} of this table is over: it is ${head?.epoch} now`);
  if (head.seq === after) return new StaleOwner('this table was retired');
  return new StaleAppend(
    `entry ${after + 1} does not follow the stored log, which ends with entry ${head.seq} (of ${row.seq})`,
  );
}

export class Appender {
  readonly #url: string;
  readonly #query: Query;
  #onCommit: (seconds: number, writes: number) => void = () => {};
  #client: Promise<pg.Client> | undefined;
  #waiting: Pending[] = [];
  #isBusy = false;
  #isClosed = false;

  /** `query` reads what has become of refused appends. */
  constructor(url: string, query: Query) {
    this.#url = url;
    this.#query = query;
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
    const client = await this.#client?.catch(() => undefined);
    await client?.end().catch(() => {});
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
      this.#client ??= connect(this.#url);
      const stored = await store(await this.#client, group);
      this.#onCommit((performance.now() - started) / 1000, group.length);
      const refused = group.filter(({ row }) => !stored.has(row.table_id));
      for (const one of group) if (stored.has(one.row.table_id)) one.resolve();
      if (refused.length > 0) await this.#explain(refused);
    } catch (error) {
      // One bad append affects no other.
      if (isRefused(error) && group.length > 1) for (const one of group) await this.#commit([one]);
      else {
        if (!isRefused(error)) this.#discard();
        for (const one of group) one.reject(error);
      }
    }
  }

  async #explain(refused: readonly Pending[]): Promise<void> {
    const codes = refused.map(({ row }) => row.table_id);
    const found = await this.#query<{ code: string; seq: number; epoch: number }>(OWNERS, [codes]).catch(
      (error: unknown) => error,
    );
    for (const one of refused)
      one.reject(
        Array.isArray(found)
          ? refusalOf(
              one,
              found.find(({ code }) => code === one.row.table_id),
            )
          : found,
      );
  }

  /** Lets a connection go after an error: nobody knows what became of its statement. */
  #discard(): void {
    const client = this.#client;
    this.#client = undefined;
    void client?.then(
      open => void open.end().catch(() => {}),
      () => {},
    );
  }
}
