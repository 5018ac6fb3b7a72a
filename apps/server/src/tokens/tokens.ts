import { createHash, randomBytes } from 'node:crypto';
import {
  type ListedToken,
  MOST_TOKENS,
  type PersonId,
  TOKEN_START,
  type TokenRefusal,
  type TokensView,
  type TokenWish,
} from '@gorrion/protocol';
import { dayOf, type Guests } from '../identity/guests.ts';
import { RecentMap } from '../limits/recentMap.ts';
import type { StoredToken, TokenStore } from '../persistence/tokens.ts';
import { Turns } from '../turns/turns.ts';

/*
 * Tokens by which programs act for people. A token is 256 bits of chance, and only its hash is kept: a database that is read
 * by others gives nobody a token, and another server knows none of this one's.
 */

const DAY = 24 * 3600_000;
const TOKEN = new RegExp(`^${TOKEN_START}[\\w-]{43}$`);
/** Tokens of which it is remembered that their use is noted today. */
const MOST_NOTED = 10_000;

const newToken = (): string => TOKEN_START + randomBytes(32).toString('base64url');
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

interface TokenServices {
  readonly store: TokenStore;
  readonly guests: Pick<Guests, 'isRevoked'>;
  readonly hasRoom: () => boolean;
  readonly now: () => number;
}

/** The tokens of people: what each sees of their own, and what they change; and whom a token stands for. */
export class Tokens {
  readonly #services: TokenServices;
  /** Tokens of a person are made one after another: there are never too many. */
  readonly #making = new Turns<PersonId>();
  readonly #noted = new RecentMap<string, number>(MOST_NOTED);
  #tellGone: (person: PersonId, token: string) => void = () => {};

  constructor(services: TokenServices) {
    this.#services = services;
  }

  /** Sets the function that is called with a token of a person that is revoked. */
  onRevoked(listener: (person: PersonId, token: string) => void): void {
    this.#tellGone = listener;
  }

  async view(person: PersonId, made?: TokensView['made']): Promise<TokensView> {
    const tokens = (await this.#services.store.tokensOf(person)).map(token => this.#listed(token));
    return { tokens, ...(made && { made }) };
  }

  /** Carries out a wish; resolves with what the person sees then, or why nothing was done. */
  act(person: PersonId, wish: TokenWish): Promise<TokensView | TokenRefusal> {
    if (wish.type === 'revoke') return this.#revoke(person, wish.id);
    return this.#making.take(person, () => this.#make(person, wish));
  }

  /** Returns the token that a text is, if it is accepted now. Its person may not be known to the server otherwise. */
  async accepted(text: string): Promise<StoredToken | undefined> {
    if (!TOKEN.test(text)) return undefined;
    const token = await this.#services.store.tokenWith(hashOf(text));
    if (!token || this.#isOver(token) || this.#services.guests.isRevoked(token.person)) return undefined;
    this.#note(token);
    return token;
  }

  /** Whether a token that was accepted still is. */
  async isCurrent(token: StoredToken): Promise<boolean> {
    const { store, guests } = this.#services;
    const isKept = (await store.tokenWith(token.hash)) !== undefined;
    return isKept && !this.#isOver(token) && !guests.isRevoked(token.person);
  }

  async #make(
    person: PersonId,
    { name, scope, days }: Extract<TokenWish, { type: 'make' }>,
  ): Promise<TokensView | TokenRefusal> {
    const { store, hasRoom, now } = this.#services;
    const own = await store.tokensOf(person);
    if (own.filter(token => !this.#isOver(token)).length >= MOST_TOKENS) return 'too-many-tokens';
    if (!hasRoom()) return 'no-room-left';
    // Those that are over make room: nobody fills the disk with them.
    if (own.length >= MOST_TOKENS)
      for (const token of own) if (this.#isOver(token)) await store.dropToken(person, token.id);
    const token = newToken();
    const id = randomBytes(16).toString('hex');
    const since = Math.floor(now());
    const ends = days === null ? null : since + days * DAY;
    await store.keepToken({ id, person, hash: hashOf(token), name, scope, since, usedAt: null, ends });
    return this.view(person, { id, token });
  }

  async #revoke(person: PersonId, id: string): Promise<TokensView | TokenRefusal> {
    const { store } = this.#services;
    if (!(await store.tokensOf(person)).some(token => token.id === id)) return 'no-such-token';
    await store.dropToken(person, id);
    this.#tellGone(person, id);
    return this.view(person);
  }

  #isOver({ ends }: StoredToken): boolean {
    return ends !== null && ends <= this.#services.now();
  }

  #listed(token: StoredToken): ListedToken {
    const { id, name, scope, since, usedAt, ends } = token;
    return { id, name, scope, since, usedAt, ends, isOver: this.#isOver(token) };
  }

  /** Notes, once a day, that a token was used. A day that is lost does no harm. */
  #note({ id, usedAt }: StoredToken): void {
    const day = dayOf(this.#services.now());
    if (usedAt === day || this.#noted.get(id) === day) return;
    this.#noted.set(id, day);
    this.#services.store.useToken(id, day).catch(() => this.#noted.delete(id));
  }
}
