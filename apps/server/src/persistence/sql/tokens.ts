import type { StoredToken, TokenStore } from '../tokens.ts';
import { type Courses, type Sql, statement } from './statement.ts';

/* Tokens of people, in either database. */

export type TokenJob =
  | { readonly kind: 'keep-token'; readonly token: StoredToken }
  | { readonly kind: 'use-token'; readonly id: string; readonly usedAt: number }
  | {
      readonly kind: 'renew-token';
      readonly person: string;
      readonly id: string;
      readonly renewed: Pick<StoredToken, 'hash' | 'since' | 'ends'>;
    }
  | { readonly kind: 'drop-token'; readonly person: string; readonly id: string };

const KEEP = `INSERT INTO tokens (id, person, bot, hash, name, scope, since, used_at, ends)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
const RENEW = 'UPDATE tokens SET hash = $3, since = $4, ends = $5, used_at = NULL WHERE person = $1 AND id = $2';
const USE = 'UPDATE tokens SET used_at = $2 WHERE id = $1';
const DROP = 'DELETE FROM tokens WHERE person = $1 AND id = $2';
/** Deletes all tokens of a person. */
export const DROP_TOKENS_OF = 'DELETE FROM tokens WHERE person = $1';

export const TOKEN_COURSES: Courses<TokenJob> = {
  'keep-token': ({ token: { id, person, bot, hash, name, scope, since, usedAt, ends } }) =>
    statement(KEEP, id, person, bot, hash, name, scope, since, usedAt, ends),
  'use-token': ({ id, usedAt }) => statement(USE, id, usedAt),
  'renew-token': ({ person, id, renewed: { hash, since, ends } }) => statement(RENEW, person, id, hash, since, ends),
  'drop-token': ({ person, id }) => statement(DROP, person, id),
};

const FIND = 'SELECT id, person, bot, hash, name, scope, since, used_at AS "usedAt", ends FROM tokens';
const WITH_HASH = `${FIND} WHERE hash = $1`;
const OF_PERSON = `${FIND} WHERE person = $1 ORDER BY since DESC, id`;

export const tokenStore = ({ rows, write }: Sql<TokenJob>): TokenStore => ({
  tokenWith: async hash => (await rows<StoredToken>(WITH_HASH, hash))[0],
  tokensOf: person => rows<StoredToken>(OF_PERSON, person),
  keepToken: token => write({ kind: 'keep-token', token }),
  useToken: (id, usedAt) => write({ kind: 'use-token', id, usedAt }),
  renewToken: (person, id, renewed) => write({ kind: 'renew-token', person, id, renewed }),
  dropToken: (person, id) => write({ kind: 'drop-token', person, id }),
});
