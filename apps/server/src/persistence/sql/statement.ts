/*
 * What both databases do alike: one text for each statement, in the words of PostgreSQL, and one course for each change.
 * SQLite reads the same texts (`sqlite/dialect.ts`); tables that are played are written by statements of their own.
 * The jobs need no package, so that SQLite's writer starts at once.
 */

export type Value = string | number | boolean | null | Uint8Array;
export type Row = Readonly<Record<string, unknown>>;

export interface Statement {
  readonly text: string;
  /** Of `$1`, `$2` and so on. */
  readonly values: readonly Value[];
}

/** The statements of one change, which are carried out all or none; each yields its rows. */
export type Steps = Generator<Statement, void, readonly Row[]>;

export const statement = (text: string, ...values: readonly Value[]): Statement => ({ text, values });

/** How the changes of some kinds are carried out, by their kinds. */
export type Courses<Job extends { readonly kind: string }> = {
  readonly [Kind in Job['kind']]: (job: Extract<Job, { kind: Kind }>) => Statement | Steps;
};

/** A database as the stores that both databases share see it. */
export interface Sql<Job> {
  rows<Found extends object>(text: string, ...values: readonly Value[]): Promise<readonly Found[]>;
  /** Carries out a change; resolves once it is durable. */
  write(job: Job): Promise<void>;
}
