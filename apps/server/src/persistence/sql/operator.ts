import type { Announcement } from '@gorrion/protocol';
import type { OperatorKeys, OperatorStore, StoredAct, StoredKey, StoredOperatorSession } from '../operator.ts';
import { type Courses, type Sql, type Steps, statement } from './statement.ts';

/* The operator's key, sessions, acts and notice to all, in either database. */

export type OperatorJob =
  | { readonly kind: 'keep-operator-key'; readonly hash: string; readonly at: number }
  | { readonly kind: 'end-operator-key'; readonly at: number }
  | {
      readonly kind: 'keep-operator-session';
      readonly hash: string;
      readonly key: number;
      readonly at: number;
      readonly expired: number;
    }
  | { readonly kind: 'use-operator-session'; readonly hash: string; readonly usedAt: number }
  | { readonly kind: 'drop-operator-session'; readonly hash: string }
  | { readonly kind: 'note-act'; readonly act: Omit<StoredAct, 'number'> }
  | { readonly kind: 'keep-announcement'; readonly text: string; readonly until: number }
  | { readonly kind: 'end-announcement' };

const END_KEY = `UPDATE operator_keys SET hash = '', ended_at = $1 WHERE ended_at IS NULL`;
const KEEP_KEY = `INSERT INTO operator_keys (number, hash, since)
  SELECT coalesce(max(number), 0) + 1, $1, $2 FROM operator_keys`;
/** Notes what the operator's command does with the newest key. */
const NOTE_OF_KEY = `INSERT INTO operator_acts (at, key, act, subject)
  SELECT $1, max(number), $2, '' FROM operator_keys`;
const NOTE = 'INSERT INTO operator_acts (at, key, act, subject) VALUES ($1, $2, $3, $4)';
const KEEP_SESSION = 'INSERT INTO operator_sessions (hash, key, used_at) VALUES ($1, $2, $3)';
/** Rows stay, so that each notice has a number of its own. */
const END_ANNOUNCEMENT = `UPDATE announcements SET text = '', until = 0 WHERE until > 0`;
const ANNOUNCE = `INSERT INTO announcements (number, text, until)
  SELECT coalesce(max(number), 0) + 1, $1, $2 FROM announcements`;

function* endKey(at: number): Steps {
  yield statement(END_KEY, at);
  yield statement('DELETE FROM operator_sessions');
}

function* keepKey({ hash, at }: Extract<OperatorJob, { kind: 'keep-operator-key' }>): Steps {
  yield* endKey(at);
  yield statement(KEEP_KEY, hash, at);
  yield statement(NOTE_OF_KEY, at, 'make-key');
}

function* turnOff({ at }: Extract<OperatorJob, { kind: 'end-operator-key' }>): Steps {
  const [open] = yield statement('SELECT number FROM operator_keys WHERE ended_at IS NULL');
  if (!open) return;
  yield statement(NOTE_OF_KEY, at, 'end-key');
  yield* endKey(at);
}

function* keepSession({ hash, key, at, expired }: Extract<OperatorJob, { kind: 'keep-operator-session' }>): Steps {
  yield statement('DELETE FROM operator_sessions WHERE used_at < $1', expired);
  yield statement(KEEP_SESSION, hash, key, at);
}

function* announce({ text, until }: Extract<OperatorJob, { kind: 'keep-announcement' }>): Steps {
  yield statement(END_ANNOUNCEMENT);
  yield statement(ANNOUNCE, text, until);
}

export const OPERATOR_COURSES: Courses<OperatorJob> = {
  'keep-operator-key': keepKey,
  'end-operator-key': turnOff,
  'keep-operator-session': keepSession,
  'use-operator-session': ({ hash, usedAt }) =>
    statement('UPDATE operator_sessions SET used_at = $2 WHERE hash = $1', hash, usedAt),
  'drop-operator-session': ({ hash }) => statement('DELETE FROM operator_sessions WHERE hash = $1', hash),
  'note-act': ({ act: { at, key, act, subject } }) => statement(NOTE, at, key, act, subject),
  'keep-announcement': announce,
  'end-announcement': () => statement(END_ANNOUNCEMENT),
};

const KEY = 'SELECT number, hash FROM operator_keys WHERE ended_at IS NULL';
const SESSION = `SELECT key, used_at AS "usedAt" FROM operator_sessions WHERE hash = $1
  AND key = (SELECT number FROM operator_keys WHERE ended_at IS NULL)`;
const ACTS = 'SELECT number, at, key, act, subject FROM operator_acts';
const OLDER_ACTS = `${ACTS} WHERE number < $2 ORDER BY number DESC LIMIT $1`;
const ANNOUNCEMENT = 'SELECT number, text, until FROM announcements WHERE until > 0';

/** What the operator's command needs of either database. */
export const operatorKeys = ({ rows, write }: Sql<OperatorJob>): OperatorKeys => ({
  operatorKey: async () => (await rows<StoredKey>(KEY))[0],
  keepOperatorKey: (hash, at) => write({ kind: 'keep-operator-key', hash, at }),
  endOperatorKey: at => write({ kind: 'end-operator-key', at }),
});

export const operatorStore = (sql: Sql<OperatorJob>): OperatorStore => ({
  ...operatorKeys(sql),
  operatorSession: async hash => (await sql.rows<StoredOperatorSession>(SESSION, hash))[0],
  keepOperatorSession: (hash, key, at, expired) => sql.write({ kind: 'keep-operator-session', hash, key, at, expired }),
  useOperatorSession: (hash, usedAt) => sql.write({ kind: 'use-operator-session', hash, usedAt }),
  dropOperatorSession: hash => sql.write({ kind: 'drop-operator-session', hash }),
  noteAct: act => sql.write({ kind: 'note-act', act }),
  acts: (most, before = Number.MAX_SAFE_INTEGER) => sql.rows<StoredAct>(OLDER_ACTS, most, before),
  announcement: async () => (await sql.rows<Announcement>(ANNOUNCEMENT))[0],
  keepAnnouncement: (text, until) => sql.write({ kind: 'keep-announcement', text, until }),
  endAnnouncement: () => sql.write({ kind: 'end-announcement' }),
});
