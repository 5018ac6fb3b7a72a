import pg from 'pg';
import { CannotStart } from '../folder/cannotStart.ts';
import { courseOf, type SharedJob } from '../sql/jobs.ts';
import type { Row, Sql, Steps } from '../sql/statement.ts';
import { connectionOptions } from './connection.ts';

/** Most connections of one node beside those for appends, leases and notices. */
const MOST_CONNECTIONS = 8;

/** Runs one statement; resolves with its rows. */
export type Query = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

export interface Database {
  /** Runs one statement on a pooled connection. */
  readonly query: Query;
  /** Runs work in one transaction, and undoes all of it if the work throws. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Returns a database as the shared stores see it. A change of one statement needs no transaction of its own. */
export const sharedSql = ({ query, transaction }: Database): Sql<SharedJob> => ({
  rows: (text, ...values) => query(text, values),
  async write(job) {
    const course = courseOf(job);
    if ('text' in course) await query(course.text, course.values);
    else await transaction(within => carryOut(within, course));
  },
});

/** Carries out the statements of a change within a transaction. */
export async function carryOut(query: Query, course: Steps): Promise<void> {
  for (let step = course.next(); !step.done; ) step = course.next(await query<Row>(step.value.text, step.value.values));
}

const queryOf =
  (client: Pick<pg.Pool, 'query'>): Query =>
  async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await client.query(text, [...values])).rows as Row[];

/** Opens a pool of connections. A statement is given up after `longest` ms, with 0 never. */
export function openDatabase(url: string, longest?: number): Database {
  const pool = new pg.Pool({ ...connectionOptions(url, longest), max: MOST_CONNECTIONS });
  // A connection that breaks while nobody uses it is replaced with the next statement.
  pool.on('error', () => {});
  return {
    query: queryOf(pool),
    async transaction(work) {
      const client = await pool.connect();
      client.on('error', ignore);
      try {
        await client.query('BEGIN');
        const result = await work(queryOf(client as unknown as pg.Pool));
        await client.query('COMMIT');
        client.off('error', ignore);
        client.release();
        return result;
      } catch (error) {
        const isBack = await client.query('ROLLBACK').then(
          () => true,
          () => false,
        );
        client.off('error', ignore);
        client.release(!isBack);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}

const ignore = (): void => {};

/** Throws `CannotStart` if the database could lose a commit that it has confirmed, or cannot hold every name. */
export async function assertDurable({ query }: Pick<Database, 'query'>): Promise<void> {
  const settingOf = async (name: string) =>
    (await query<{ value: string }>('SELECT current_setting($1) AS value', [name]))[0]?.value;
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const value = await settingOf(name);
    if (value !== 'on')
      throw new CannotStart(
        `PostgreSQL could lose moves that were played: its setting ${name} is ${value}, and must be on.`,
      );
  }
  const encoding = await settingOf('server_encoding');
  if (encoding !== 'UTF8')
    throw new CannotStart(`this database cannot hold every name: it has the encoding ${encoding}, and must have UTF8.`);
}
