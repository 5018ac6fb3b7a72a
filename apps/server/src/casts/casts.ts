import { randomBytes } from 'node:crypto';
import type { Answer, CastLink, CastPass, CastWish, PersonId, Refusal, TableCode } from '@gorrion/protocol';
import { type CastDesk, type Feed, type RunningTable, whyNotCast } from '@gorrion/table';
import type { Guests } from '../identity/guests.ts';
import type { Guesser, Guesses } from '../limits/guesses.ts';
import { RecentMap } from '../limits/recentMap.ts';
import type { Requests } from '../limits/requests.ts';
import type { CastStore } from '../persistence/casts.ts';
import type { SocketPage } from '../transport/page.ts';
import { Turns } from '../turns/turns.ts';

/*
 * Links by which tables are cast. A key lets a page watch one table, as a spectator and nothing else, as long as its maker
 * could; making another one ends it.
 */

/** Links of tables here of which it is remembered that they ended, while a page may still be on its way in. */
const MOST_ENDED = 1000;

const KEY = /^[0-9a-f]{32}$/;

type CastAnswer = Answer<{ readonly cast: CastLink | null }>;

/** Returns what resolves with the pass that a key gives; counts wrong ones. The links of a revoked person are none. */
export const passReader =
  (store: Pick<CastStore, 'castWith'>, guests: Pick<Guests, 'me' | 'isRevoked'>, guesses: Guesses) =>
  async (key: string, who: Guesser): Promise<CastPass | Refusal> => {
    const cast = KEY.test(key) ? await store.castWith(key) : undefined;
    // A right key is never refused for what others have guessed.
    if (!cast || guests.isRevoked(cast.person))
      return guesses.mayHear(who, 'nothing') ? 'no-such-cast' : 'too-many-wrong-codes';
    return { code: cast.code, key, by: await guests.me(cast.person) };
  };

interface CastOptions {
  readonly store: CastStore;
  readonly feed: Feed;
  readonly isRevoked: Guests['isRevoked'];
  /** Limits how many links are made. */
  readonly rate: Requests;
  readonly now: () => number;
}

/** Makes links of the tables of this node, and ends them. */
export class Casts implements CastDesk<SocketPage> {
  readonly #options: CastOptions;
  /** The wishes of each person at each table. */
  readonly #turns = new Turns<string>();
  readonly #ended = new RecentMap<string, true>(MOST_ENDED);
  /** Marks the last time at which each person was forgotten. */
  readonly #forgotten = new RecentMap<PersonId, symbol>(MOST_ENDED);

  constructor(options: CastOptions) {
    this.#options = options;
  }

  wish(page: SocketPage, table: RunningTable, wish: CastWish, instead?: string | null): Promise<CastAnswer> {
    return this.#turns.take(`${table.id} ${page.me.id}`, () => this.#wishInTurn(page, table, wish, instead));
  }

  async #wishInTurn(
    { me, network }: SocketPage,
    table: RunningTable,
    wish: CastWish,
    instead: string | null | undefined,
  ): Promise<CastAnswer> {
    const { store, rate, feed } = this.#options;
    const code = table.id as TableCode;
    const why = whyNotCast(table.state, me.id);
    if (why && wish !== 'end') return { ok: false, code: why };
    const known = await store.castOf(code, me.id);
    // A page repeats a wish whose answer has not come; the link that it made stays.
    const isMade = wish === 'make' && instead !== undefined && known && known.key !== instead;
    if (wish === 'look' || isMade) return { ok: true, cast: known ? this.#linkOf(code, me.id, known.key) : null };
    if (wish === 'make' && !rate.take({ person: me.id, network })) return { ok: false, code: 'too-many-requests' };
    if (known) this.#ended.set(known.key, true);
    const key = wish === 'make' ? randomBytes(16).toString('hex') : undefined;
    if (key === undefined) await store.dropCast(code, me.id);
    else await store.keepCast({ code, person: me.id, key, since: Math.floor(this.#options.now()) });
    feed.endCasts(me.id, code);
    return { ok: true, cast: key === undefined ? null : this.#linkOf(code, me.id, key) };
  }

  async isCurrent({ code, key, by }: CastPass): Promise<boolean> {
    const { store, isRevoked } = this.#options;
    const before = this.#forgotten.get(by.id);
    const known = await store.castOf(code, by.id);
    // Their links may have been deleted after this one was read.
    if (this.#forgotten.get(by.id) !== before) return false;
    return known?.key === key && this.#ended.get(key) === undefined && !isRevoked(by.id);
  }

  /** Takes the links of a person, which the store has deleted, off the pages here, and off those on their way in. */
  forget(person: PersonId): void {
    this.#forgotten.set(person, Symbol());
    this.#options.feed.endCasts(person);
  }

  #linkOf(code: TableCode, person: PersonId, key: string): CastLink {
    return { key, pages: this.#options.feed.castPages(person, code).length };
  }
}
