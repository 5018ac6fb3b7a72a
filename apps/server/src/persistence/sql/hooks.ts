import type { HookStore, StoredHook } from '../hooks.ts';
import { type Courses, type Sql, statement } from './statement.ts';

/* The hooks of groups, in either database. */

export type HookJob =
  | { readonly kind: 'keep-hook'; readonly hook: StoredHook }
  | { readonly kind: 'note-hook'; readonly hook: Parameters<HookStore['noteHook']>[0] }
  /** Number 0: all of the group. */
  | { readonly kind: 'drop-hooks'; readonly ledger: string; readonly number: number };

const KEEP = `INSERT INTO group_hooks (ledger, number, person, target, language, since, last, lines)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
const NOTE = 'UPDATE group_hooks SET last = $3, lines = $4 WHERE ledger = $1 AND number = $2';
const DROP = 'DELETE FROM group_hooks WHERE ledger = $1 AND ($2 = 0 OR number = $2)';
/** Deletes the hooks that a person has added. */
export const DROP_HOOKS_OF = 'DELETE FROM group_hooks WHERE person = $1';

export const HOOK_COURSES: Courses<HookJob> = {
  'keep-hook': ({ hook: { ledger, number, person, target, language, since, last, lines } }) =>
    statement(
      KEEP,
      ...[ledger, number, person, JSON.stringify(target), language, since],
      ...[JSON.stringify(last), JSON.stringify(lines)],
    ),
  'note-hook': ({ hook: { ledger, number, last, lines } }) =>
    statement(NOTE, ledger, number, JSON.stringify(last), JSON.stringify(lines)),
  'drop-hooks': ({ ledger, number }) => statement(DROP, ledger, number),
};

type HookRow = Omit<StoredHook, 'target' | 'last' | 'lines'> & Readonly<Record<'target' | 'last' | 'lines', string>>;

const hookFrom = ({ target, last, lines, ...row }: HookRow): StoredHook => ({
  ...row,
  target: JSON.parse(target),
  last: JSON.parse(last),
  lines: JSON.parse(lines),
});

const OF_LEDGER = `SELECT ledger, number, person, target, language, since, last, lines
  FROM group_hooks WHERE ledger = $1 ORDER BY number`;

export const hookStore = ({ rows, write }: Sql<HookJob>): HookStore => ({
  hooksOf: async ledger => (await rows<HookRow>(OF_LEDGER, ledger)).map(hookFrom),
  keepHook: hook => write({ kind: 'keep-hook', hook }),
  noteHook: hook => write({ kind: 'note-hook', hook }),
  dropHooks: (ledger, number = 0) => write({ kind: 'drop-hooks', ledger, number }),
});
