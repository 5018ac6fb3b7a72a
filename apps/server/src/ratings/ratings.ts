import {
  ANCHORS,
  NO_RATINGS,
  type RatedGame,
  type Ratings,
  ratedGameOf,
  rateGames,
  type Standing,
  shownRating,
} from '@gorrion/events/rating';
import {
  BOT_LEVELS,
  botOfName,
  type GameSummary,
  type ListedRating,
  type PersonId,
  type RatedKind,
  type RatingList,
} from '@gorrion/protocol';
import { byPlayer, type Player } from '@gorrion/rules';
import type { Clock } from '@gorrion/table';
import type { Guests } from '../identity/guests.ts';
import type { GamePerson } from '../persistence/games.ts';
import type { Store } from '../persistence/store.ts';
import type { Tokens } from '../tokens/tokens.ts';

/*
 * Ratings of the people who play at rated tables, and apart from them of the bots of people, which play rated games among
 * themselves. They follow from the kept games alone; nothing is stored beside them.
 */

/** Games that are read in one turn of the event loop. */
const SLICE = 40;
/** Most people in a list. */
const LISTED = 100;

type RatedStore = Pick<Store, 'ratedGames' | 'peopleOf' | 'isForgotten'>;

/** The ratings of people, or of their bots, after all kept games, kept up to date game by game. */
export class RatingBook {
  readonly #store: RatedStore;
  readonly #clock: Clock | undefined;
  readonly #of: RatedKind;
  /** Undefined until somebody asks. */
  #games: Promise<Map<string, RatedGame>> | undefined;
  #ratings: Ratings = NO_RATINGS;
  /** When (server ms) the newest of the games ended that are in the ratings. */
  #newest = 0;
  #isStale = false;

  /** `clock`: by which a game waits that spectators watch with a delay. Without it none waits. */
  constructor(store: RatedStore, clock?: Clock, of: RatedKind = 'people') {
    this.#store = store;
    this.#of = of;
    this.#clock = clock;
  }

  /** Forgets all games: the next question reads them anew. */
  reload(): void {
    this.#games = undefined;
  }

  /** Adds a kept game, or takes in that it was corrected. A game that is older than others makes all count anew. */
  async keep(summary: GameSummary, people: readonly GamePerson[]): Promise<void> {
    if (this.#isAhead(summary, people)) return;
    const game = this.#ratedGame(summary, people);
    const reading = this.#games;
    const games = game && (await reading);
    // A later reading of the games finds it in the store.
    if (!games || this.#games !== reading) return;
    const known = games.get(game.id);
    if (JSON.stringify(known) === JSON.stringify(game)) return;
    games.set(game.id, game);
    if (known || game.endedAt <= this.#newest) this.#isStale = true;
    if (this.#isStale) return;
    this.#ratings = rateGames([game], this.#ratings);
    this.#newest = game.endedAt;
  }

  /** Whether a game is over for its players only. It is added once others may know it. */
  #isAhead(summary: GameSummary, people: readonly GamePerson[]): boolean {
    const { shownFrom = 0 } = summary;
    if (!this.#clock || shownFrom <= this.#clock.now()) return false;
    this.#clock.at(shownFrom, () => void this.keep(summary, people).catch(() => this.reload()));
    return true;
  }

  #ratedGame(summary: GameSummary, people: readonly GamePerson[]): RatedGame | undefined {
    const of = summary.players.every(({ name, bot }) => bot ?? botOfName(name)) ? 'bots' : 'people';
    return summary.ratedAt === undefined || of !== this.#of ? undefined : ratedGameFrom(summary, people);
  }

  /** Returns the standing of each person, or bot. */
  async standings(): Promise<Ratings> {
    const reading = this.#read();
    const games = await reading;
    if (this.#games !== reading) return this.standings();
    if (this.#isStale) {
      const all = [...games.values()];
      this.#ratings = rateGames(all);
      this.#newest = Math.max(0, ...all.map(({ endedAt }) => endedAt));
      this.#isStale = false;
    }
    return this.#ratings;
  }

  /** Reads all rated games of the store, once for all who ask. */
  #read(): Promise<Map<string, RatedGame>> {
    if (this.#games) return this.#games;
    const reading = this.#readAll();
    this.#games = reading;
    this.#isStale = true;
    reading.catch(() => {
      if (this.#games === reading) this.#games = undefined;
    });
    return reading;
  }

  async #readAll(): Promise<Map<string, RatedGame>> {
    const games = new Map<string, RatedGame>();
    for (const [n, { summary }] of (await this.#store.ratedGames()).entries()) {
      // Messages of players come between two slices.
      if (n % SLICE === SLICE - 1) await new Promise(setImmediate);
      const people = await this.#store.peopleOf(summary.id);
      const game = this.#isAhead(summary, people) ? undefined : this.#ratedGame(summary, people);
      if (game) games.set(game.id, game);
    }
    return games;
  }

  /** Returns the list as somebody may see it who is, or owns, some of its lines. Those who asked to be forgotten are left out. */
  async list(own: readonly PersonId[], namesOf: Guests['namesOf']): Promise<RatingList> {
    const people = [...(await this.standings())].filter(([who]) => isPerson(who));
    const isForgotten = await Promise.all(people.map(([who]) => this.#store.isForgotten(who as PersonId)));
    const known = people.filter((_, n) => !isForgotten[n]);
    const isOwn = ([who]: readonly [string, Standing]) => own.some(one => one === who);
    const ranked = known.toSorted(byRank);
    const mine = ranked.find(isOwn);
    const listed = ranked.slice(0, LISTED);
    const names = await namesOf([...listed, ...(mine ? [mine] : [])].map(([who]) => who as PersonId));
    const lineOf = (line: readonly [string, Standing]): ListedRating => ({
      name: names.get(line[0] as PersonId) ?? '',
      ...shownRating(line[1]),
      ...(isOwn(line) && { you: true }),
    });
    return {
      people: listed.map(lineOf),
      mine: mine ? lineOf(mine) : null,
      count: known.length,
      bots: BOT_LEVELS.map(level => ({ level, value: ANCHORS[level] })),
    };
  }
}

/** A player whose id is not kept any more is named by game and chair. */
const isPerson = (who: string): boolean => !who.includes('/');

function byRank([, one]: readonly [string, Standing], [, other]: readonly [string, Standing]): number {
  const [a, b] = [shownRating(one), shownRating(other)];
  return Number(a.isProvisional) - Number(b.isProvisional) || b.value - a.value || b.games - a.games;
}

function ratedGameFrom(summary: GameSummary, people: readonly GamePerson[]): RatedGame | undefined {
  const at = (player: Player) => people.find(one => one.player === player);
  const isMarked = people.some(({ network }) => (network ?? null) !== null);
  return ratedGameOf(
    summary,
    player => at(player)?.person,
    isMarked ? byPlayer(player => at(player)?.network ?? player) : undefined,
  );
}

/** The ratings of people and those of their bots. */
export type RatingBooks = Readonly<Record<RatedKind, RatingBook>>;

/** Wraps a store, so that the ratings follow what it keeps and deletes. */
export function rating(inner: Store, clock?: Clock): { readonly store: Store; readonly ratings: RatingBooks } {
  const ratings: RatingBooks = {
    people: new RatingBook(inner, clock),
    bots: new RatingBook(inner, clock, 'bots'),
  };
  const books = Object.values(ratings);
  const store: Store = {
    ...inner,
    async keepGame(game) {
      await inner.keepGame(game);
      try {
        const { summary, origin } = (await inner.findGame(game.record.id)) ?? {};
        if (!summary || origin !== 'table') return;
        const people = await inner.peopleOf(summary.id);
        await Promise.all(books.map(book => book.keep(summary, people)));
      } catch {
        // The game is kept. What could not be read now is read with the next question.
        for (const book of books) book.reload();
      }
    },
    async purgeGames(before) {
      await inner.purgeGames(before);
      for (const book of books) book.reload();
    },
  };
  return { store, ratings };
}

/** Returns the list of people as one of them may see it, or that of bots as the owner of some may see it, or one of them. */
export const ratingLists =
  (books: RatingBooks, guests: Pick<Guests, 'namesOf'>, tokens: Pick<Tokens, 'botsOf'>) =>
  async (person: PersonId, of: RatedKind): Promise<RatingList> => {
    const own = of === 'bots' ? [person, ...(await tokens.botsOf(person))] : [person];
    return books[of].list(own, guests.namesOf);
  };

export type RatingLists = ReturnType<typeof ratingLists>;
