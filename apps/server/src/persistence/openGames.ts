import { type GameId, type GameRecord, gameIdOf, type PersonId, type TableCode } from '@gorrion/protocol';
import { openHands, replayTable } from '@gorrion/table';
import type { GamePerson, GameSearch, GameStore, KeptGame, ListedGame, StoredLine } from './games.ts';
import type { StoredReviewMessage } from './reviewMessages.ts';
import type { StoredReview } from './reviews.ts';
import type { Store } from './store.ts';
import type { StoredTalk } from './talk.ts';

/*
 * What may be read of games that are over. A game is sealed while others have its deals before them, or watch it with a
 * delay.
 */

/** Whether a game is sealed for a reader; undefined: for somebody who is not known to have played its deals. */
type IsSealed = (game: GameId, reader?: PersonId) => boolean;

/** What follows from the games themselves: whether those who watched with a delay have seen the end. */
interface DelayPorts {
  readonly store: Pick<Store, 'findGame' | 'readGame' | 'peopleOf'>;
  readonly now: () => number;
}

/** Games of which it is remembered when they may be shown. */
const REMEMBERED = 5000;

/** The one question whether a game is sealed. It is answered once the server knows all its duplicates and days. */
export class Seals {
  readonly #answer = Promise.withResolvers<IsSealed>();
  readonly #delays: DelayPorts | undefined;
  /** From when (server ms) others than its players may know a game. */
  readonly #shownFrom = new Map<GameId, number>();

  /** Without `delays` every game that is over has been seen. */
  constructor(delays?: DelayPorts) {
    this.#delays = delays;
  }

  /** Sets who answers. Until then all who ask wait. */
  begin(isSealed: IsSealed): void {
    this.#answer.resolve(isSealed);
  }

  async isSealed(...asked: Parameters<IsSealed>): Promise<boolean> {
    return (await this.#answer.promise)(...asked) || this.#isAhead(...asked);
  }

  /** Whether a game is over for its players only: who watched it with a delay has not seen its end. */
  async #isAhead(game: GameId, reader?: PersonId): Promise<boolean> {
    if (!this.#delays || (await this.#shownFromOf(this.#delays, game)) <= this.#delays.now()) return false;
    if (reader === undefined) return true;
    const { store } = this.#delays;
    const isPlayer = (await store.peopleOf(game)).some(one => one.person === reader && one.player !== null);
    return !isPlayer && replayTable((await store.readGame(game))?.facts ?? []).umpire?.person?.id !== reader;
  }

  async #shownFromOf({ store }: DelayPorts, game: GameId): Promise<number> {
    const known = this.#shownFrom.get(game);
    if (known !== undefined) return known;
    const kept = await store.findGame(game);
    const shownFrom = kept?.summary.shownFrom ?? 0;
    if (kept) this.#shownFrom.set(game, shownFrom);
    const [oldest] = this.#shownFrom.keys();
    if (this.#shownFrom.size > REMEMBERED && oldest) this.#shownFrom.delete(oldest);
    return shownFrom;
  }
}

type Read = Pick<
  Store,
  | 'findGame'
  | 'readGame'
  | 'peopleOf'
  | 'gamesOf'
  | 'publicGames'
  | 'linesOf'
  | 'reviewsOf'
  | 'reviewMessages'
  | 'talkOf'
  | 'read'
>;

/** Nothing is sealed: where no duplicates are played. */
export const NOTHING_SEALED: Pick<Seals, 'isSealed'> = { isSealed: async () => false };

/**
 * The games of a store as everybody reads them who shows something to people. Only what keeps games, and what compares
 * those of a duplicate, reads the store itself (`openGames.test.ts`).
 */
export class OpenGames {
  readonly #store: Read;
  readonly #seals: Pick<Seals, 'isSealed'>;
  readonly #reader: PersonId | undefined;

  constructor(store: Read, seals: Pick<Seals, 'isSealed'>, reader?: PersonId) {
    this.#store = store;
    this.#seals = seals;
    this.#reader = reader;
  }

  /** Returns the games as one reader may see them: who has played the deal of a day, others of it, too. */
  as(reader: PersonId): OpenGames {
    return new OpenGames(this.#store, this.#seals, reader);
  }

  #isSealed(id: GameId): Promise<boolean> {
    return this.#seals.isSealed(id, this.#reader);
  }

  async #unlessSealed<T>(id: GameId, read: () => Promise<T>, nothing: T): Promise<T> {
    return (await this.#isSealed(id)) ? nothing : read();
  }

  /** Returns a game by its id, or by the id of its link without names. */
  async findGame(id: string): Promise<KeptGame | 'sealed' | undefined> {
    const kept = await this.#store.findGame(id);
    return kept && (await this.#isSealed(kept.summary.id)) ? 'sealed' : kept;
  }

  readGame(id: GameId): Promise<GameRecord | undefined> {
    return this.#unlessSealed(id, () => this.#store.readGame(id), undefined);
  }

  peopleOf(id: GameId): Promise<readonly GamePerson[]> {
    return this.#unlessSealed(id, () => this.#store.peopleOf(id), []);
  }

  linesOf(id: GameId): Promise<readonly StoredLine[]> {
    return this.#unlessSealed(id, () => this.#store.linesOf(id), []);
  }

  reviewsOf(id: GameId, after?: number): Promise<readonly StoredReview[]> {
    return this.#unlessSealed(id, () => this.#store.reviewsOf(id, after), []);
  }

  reviewMessages(id: GameId): Promise<readonly StoredReviewMessage[]> {
    return this.#unlessSealed(id, () => this.#store.reviewMessages(id), []);
  }

  talkOf(id: GameId): Promise<readonly StoredTalk[]> {
    return this.#unlessSealed(id, () => this.#store.talkOf(id), []);
  }

  /** Returns a person's games. A sealed one is among them: what a list says of it, its four players know. */
  async gamesOf(
    person: PersonId,
    search: GameSearch,
  ): Promise<readonly (ListedGame & { readonly isSealed: boolean })[]> {
    const games = await this.#store.gamesOf(person, search);
    return Promise.all(games.map(async game => ({ ...game, isSealed: await this.#isSealed(game.summary.id) })));
  }

  async publicGames(search: Parameters<GameStore['publicGames']>[0]): Promise<readonly KeptGame[]> {
    // Sealed ones among them do not make a list shorter: it would seem to be at its end.
    for (let most = search.limit; ; most *= 2) {
      const games = await this.#store.publicGames({ ...search, limit: most });
      const sealed = await Promise.all(games.map(({ summary }) => this.#isSealed(summary.id)));
      const open = games.filter((_, n) => !sealed[n]);
      if (open.length >= search.limit || games.length < most) return open.slice(0, search.limit);
    }
  }

  /**
   * Returns the finished hands of a table's newest game, open: one hand behind what is played. A table with sealed deals
   * has none: once its duplicate is open, its game is read. `until`: the number of entries that may be read.
   */
  async handsOf(code: TableCode, until?: number): Promise<GameRecord | undefined> {
    const log = await this.#store.read(code);
    if (log.kind !== 'whole') return undefined;
    const opened = log.entries[0]?.event;
    if (opened?.type === 'table-opened' && opened.settings.deals) return undefined;
    return openHands(log.entries.slice(0, until), number => gameIdOf(code, number));
  }
}
