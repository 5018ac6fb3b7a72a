import { cookieNamed } from '../identity/cookie.ts';
import type { OperatorStore, StoredKey } from '../persistence/operator.ts';
import { hashOfKey, hashOfToken, isKeyOf, newToken } from './keys.ts';

/* Who is signed in at the operator's page: a cookie of its own, which says nothing about any guest. */

/** Ms after which a session ends that nobody used. */
export const UNUSED_ENDS = 8 * 3600_000;
/** Ms after which a session ends however much it is used: a cookie that somebody has taken is of no use for ever. */
export const ALWAYS_ENDS = 7 * 24 * 3600_000;
/** Ms between two notes of its use. */
const NOTED_EVERY = 60_000;

/** `__Host-` binds a cookie to one https site; browsers refuse it on plain http. */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-gorrion-operator' : 'gorrion-operator');

const cookie = (value: string, seconds: number, isSecure: boolean): string =>
  `${nameOf(isSecure)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`;

/** When a session began (ms): its token says so, and is found by the hash of the whole. */
const sinceOf = (token: string): number => Number(token.split('.')[1] ?? 0);

export interface OperatorSession {
  /** Number of its key. */
  readonly key: number;
  /** Value of `Set-Cookie` by which the browser keeps it as long as the server does; undefined where it does already. */
  readonly setCookie: string | undefined;
}

interface SessionOptions {
  readonly store: Pick<
    OperatorStore,
    'operatorKey' | 'operatorSession' | 'keepOperatorSession' | 'useOperatorSession' | 'dropOperatorSession'
  >;
  readonly now: () => number;
}

export class OperatorSessions {
  readonly #options: SessionOptions;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  /** Returns the key that holds; undefined while the page is off. */
  key(): Promise<StoredKey | undefined> {
    return this.#options.store.operatorKey();
  }

  /** Begins a session with a key; undefined if it is not the one that holds. */
  async begin(key: string, isSecure: boolean): Promise<OperatorSession | undefined> {
    const { store, now } = this.#options;
    const held = await store.operatorKey();
    if (!isKeyOf(key, held?.hash ?? hashOfKey('')) || !held) return undefined;
    const at = Math.floor(now());
    const token = `${newToken()}.${at}`;
    await store.keepOperatorSession(hashOfToken(token), held.number, at, at - UNUSED_ENDS);
    return { key: held.number, setCookie: cookie(token, UNUSED_ENDS / 1000, isSecure) };
  }

  /** Returns the session of a request. `isUse`: it is not only the page that looks again by itself. */
  async of(header: string | undefined, isSecure: boolean, isUse: boolean): Promise<OperatorSession | undefined> {
    const { store, now } = this.#options;
    const token = cookieNamed(header, nameOf(isSecure));
    if (!token) return undefined;
    const hash = hashOfToken(token);
    const found = await store.operatorSession(hash);
    if (!found) return undefined;
    const unused = now() - found.usedAt;
    if (unused >= UNUSED_ENDS || now() - sinceOf(token) >= ALWAYS_ENDS) {
      await store.dropOperatorSession(hash);
      return undefined;
    }
    if (!isUse || unused < NOTED_EVERY) return { key: found.key, setCookie: undefined };
    await store.useOperatorSession(hash, Math.floor(now()));
    return { key: found.key, setCookie: cookie(token, UNUSED_ENDS / 1000, isSecure) };
  }

  /** Ends the session of a request; returns a value for `Set-Cookie` that takes the cookie away. */
  async end(header: string | undefined, isSecure: boolean): Promise<string> {
    const token = cookieNamed(header, nameOf(isSecure));
    if (token) await this.#options.store.dropOperatorSession(hashOfToken(token));
    return cookie('', 0, isSecure);
  }
}
