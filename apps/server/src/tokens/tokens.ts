import { createHash, randomBytes } from 'node:crypto';
import {
  botOfName,
  codeOfBot,
  type ListedToken,
  MOST_TOKENS,
  type PersonId,
  TOKEN_START,
  type TokenRefusal,
  type TokensView,
  type TokenWish,
} from '@gorrion/protocol';
import { newPersonId } from '../identity/cookie.ts';
import { dayOf, type Guests } from '../identity/guests.ts';
import { RecentMap } from '../limits/recentMap.ts';
import type { Store } from '../persistence/store.ts';
import { actorOf, type StoredToken, type TokenStore } from '../persistence/tokens.ts';
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
  readonly store: TokenStore & Pick<Store, 'nameOf' | 'rename' | 'isSettled'>;
  readonly guests: Pick<Guests, 'isRevoked'>;
  readonly hasRoom: () => boolean;
  readonly now: () => number;
}

/** The tokens of people: what each sees of their own, and what they change; and whom a token stands for. */
export class Tokens {
  readonly #services: TokenServices;
  /** Tokens of a person are changed one after another: there are never too many. */
  readonly #changing = new Turns<PersonId>();
  readonly #noted = new RecentMap<string, number>(MOST_NOTED);
  #tellGone: (person: PersonId, token: string) => void = () => {};
  #forgetBot: (bot: PersonId) => Promise<void> = async () => {};

  constructor(services: TokenServices) {
    this.#services = services;
  }

  /** Sets the function that is called with a token that is revoked, and as whom its program acted. */
  onRevoked(listener: (person: PersonId, token: string) => void): void {
    this.#tellGone = listener;
  }

  /** Sets the function that takes the name of a bot whose token has ended out of games. */
  forgetsBots(forget: (bot: PersonId) => Promise<void>): void {
    this.#forgetBot = forget;
  }

  /** Returns the bots of a person. */
  async botsOf(person: PersonId): Promise<readonly PersonId[]> {
    return (await this.#of(person)).flatMap(({ bot }) => bot ?? []);
  }

  async view(person: PersonId, made?: TokensView['made']): Promise<TokensView> {
    const tokens = (await this.#of(person)).map(token => this.#listed(token));
    return { tokens, ...(made && { made }) };
  }

  /** Carries out a wish; resolves with what the person sees then, or why nothing was done. */
  act(person: PersonId, wish: TokenWish): Promise<TokensView | TokenRefusal> {
    return this.#changing.take(person, async () => {
      // An id that is retired has no page which could see or revoke what is made.
      if (await this.#services.store.isSettled(person)) return 'bad-request';
      if (wish.type === 'make') return this.#make(person, wish);
      return wish.type === 'renew' ? this.#renew(person, wish.id) : this.#revoke(person, wish.id);
    });
  }

  /** Returns the token that a text is, if it is accepted now. Its person may not be known to the server otherwise. */
  async accepted(text: string): Promise<StoredToken | undefined> {
    if (!TOKEN.test(text)) return undefined;
    const token = await this.#services.store.tokenWith(hashOf(text));
    if (!token || this.#isOver(token) || (await this.#isRefused(token))) return undefined;
    // Nobody plays as a bot that is not marked as one.
    if (token.bot && botOfName((await this.#services.store.nameOf(token.bot)) ?? '') === undefined) return undefined;
    this.#note(token);
    return token;
  }

  /**
   * Ends all tokens of a person, with their bots, and then what the person does with this id: nothing is made in between.
   * Resolves as `leave`, which forgets the person or retires the id.
   */
  endAll<T>(person: PersonId, leave: () => Promise<T>): Promise<T> {
    return this.#changing.take(person, async () => {
      for (const token of await this.#of(person)) await this.#drop(token);
      return leave();
    });
  }

  /** Whether a token that was accepted still is. */
  async isCurrent(token: StoredToken): Promise<boolean> {
    const isKept = (await this.#services.store.tokenWith(token.hash)) !== undefined;
    return isKept && !this.#isOver(token) && !(await this.#isRefused(token));
  }

  async #make(
    person: PersonId,
    { name, scope, days }: Extract<TokenWish, { type: 'make' }>,
  ): Promise<TokensView | TokenRefusal> {
    const { store, hasRoom, now } = this.#services;
    const own = await this.#of(person);
    const isLeft = (token: StoredToken) => token.bot !== null || !this.#isOver(token);
    if (own.filter(isLeft).length >= MOST_TOKENS) return 'too-many-tokens';
    if (!hasRoom()) return 'no-room-left';
    // Those that are over make room: nobody fills the disk with them.
    if (own.length >= MOST_TOKENS) for (const token of own) if (!isLeft(token)) await store.dropToken(person, token.id);
    const token = newToken();
    const id = randomBytes(16).toString('hex');
    const since = Math.floor(now());
    const ends = days === null ? null : since + days * DAY;
    const bot = scope === 'bot' ? newPersonId() : null;
    await store.keepToken({ id, person, bot, hash: hashOf(token), name, scope, since, usedAt: null, ends });
    // A bot is let in once it has its name, so that no name is left without a token.
    if (bot) await store.rename(bot, codeOfBot(name));
    return this.view(person, { id, token });
  }

  async #renew(person: PersonId, id: string): Promise<TokensView | TokenRefusal> {
    const { store, now } = this.#services;
    const before = await this.#ownWith(person, id);
    if (!before) return 'no-such-token';
    const token = newToken();
    const since = Math.floor(now());
    const ends = before.ends === null ? null : since + (before.ends - before.since);
    await store.renewToken(person, id, { hash: hashOf(token), since, ends });
    this.#noted.delete(id);
    this.#tellGone(actorOf(before), id);
    return this.view(person, { id, token });
  }

  async #revoke(person: PersonId, id: string): Promise<TokensView | TokenRefusal> {
    const token = await this.#ownWith(person, id);
    if (!token) return 'no-such-token';
    await this.#drop(token);
    return this.view(person);
  }

  /** Ends what programs do with a token, and its bot. */
  async #drop({ bot, person, id }: StoredToken): Promise<void> {
    // A bot that is forgotten is let in nowhere, whatever comes of the next step.
    if (bot) await this.#forgetBot(bot);
    await this.#services.store.dropToken(person, id);
    this.#tellGone(bot ?? person, id);
  }

  #of(person: PersonId): Promise<readonly StoredToken[]> {
    return this.#services.store.tokensOf(person);
  }

  async #ownWith(person: PersonId, id: string): Promise<StoredToken | undefined> {
    return (await this.#of(person)).find(token => token.id === id);
  }

  async #isRefused(token: StoredToken): Promise<boolean> {
    const { guests, store } = this.#services;
    const isBanned = () => guests.isRevoked(token.person) || guests.isRevoked(actorOf(token));
    return (await store.isSettled(token.person)) || isBanned();
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
