import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Statements by their names. */
export type Statements<Name extends string> = Readonly<Record<Name, StatementSync>>;

/** Prepares the statements whose texts these are. */
export const prepareAll = <Name extends string>(db: DatabaseSync, texts: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, db.prepare(text)])) as Statements<Name>;
