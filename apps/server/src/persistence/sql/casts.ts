import type { CastStore, StoredCast } from '../casts.ts';
import { HOLD_LIVE_TABLE } from './liveTables.ts';
import { type Courses, type Sql, type Steps, statement } from './statement.ts';

/* Links by which tables are cast, in either database. */

export type CastJob =
  | { readonly kind: 'keep-cast'; readonly cast: StoredCast }
  | { readonly kind: 'drop-cast'; readonly code: string; readonly person: string };

const KEEP = `INSERT INTO casts (table_id, person, key, since) VALUES ($1, $2, $3, $4)
  ON CONFLICT (table_id, person) DO UPDATE SET key = excluded.key, since = excluded.since`;
const DROP = 'DELETE FROM casts WHERE table_id = $1 AND person = $2';
/** Deletes all links of a person. */
export const DROP_CASTS_OF = 'DELETE FROM casts WHERE person = $1';

function* keep({ cast: { code, person, key, since } }: Extract<CastJob, { kind: 'keep-cast' }>): Steps {
  const [held] = yield statement(HOLD_LIVE_TABLE, code);
  if (held) yield statement(KEEP, code, person, key, since);
}

export const CAST_COURSES: Courses<CastJob> = {
  'keep-cast': keep,
  'drop-cast': ({ code, person }) => statement(DROP, code, person),
};

const FIND = 'SELECT table_id AS code, person, key, since FROM casts';
const WITH_KEY = `${FIND} WHERE key = $1`;
const OF_PERSON = `${FIND} WHERE table_id = $1 AND person = $2`;

export const castStore = ({ rows, write }: Sql<CastJob>): CastStore => ({
  castWith: async key => (await rows<StoredCast>(WITH_KEY, key))[0],
  castOf: async (code, person) => (await rows<StoredCast>(OF_PERSON, code, person))[0],
  keepCast: cast => write({ kind: 'keep-cast', cast }),
  dropCast: (code, person) => write({ kind: 'drop-cast', code, person }),
});
