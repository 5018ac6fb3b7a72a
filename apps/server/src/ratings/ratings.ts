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
import { BOT_LEVELS, type GameSummary, type ListedRating, type PersonId, type RatingList } from '@gorrion/protocol';
import { byPlayer, type Player } from '@gorrion/rules';
import type { Clock } from '@gorrion/table';
import type { Guests } from '../identity/guests.ts';
import type { GamePerson } from '../persistence/games.ts';
import type { Store } from '../persistence/store.ts';

/* Ratings of the people who play at rated tables. They follow from the kept games alone; nothing is stored beside them. */

/** Games that are read in one turn of the event loop. */
const SLICE = 40;
/** Most people in a list. */
const LISTED = 100;

type RatedStore = Pick<Store, 'ratedGames' | 'peopleOf' | 'isForgotten'>;

/** The ratings after all kept games, kept up to date game by game. */
export class RatingBook {
  readonly #store: RatedStore;
  readonly #clock: Clock | undefined;
  /** Undefined until somebody asks. */
  #games: Promise<Map<string, RatedGame>> | undefined;
  #ratings: Ratings = NO_RATINGS;
  /** When (server ms) the newest of the games ended that are in the ratings. */
  #newest = 0;
  #isStale = false;

  /** `clock`: by which a game waits that spectators watch with a delay. Without it none waits. */
  constructor(store: RatedStore, clock?: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Forgets all games: the next question reads them anew. */
  reload(): void {
    this.#games = undefined;
  }

  /** Adds a kept game, or takes in that it was corrected. A game that is older than others makes all count anew. */
  async keep(summary: GameSummary, people: readonly GamePerson[]): Promise<void> {
    if (this.#isAhead(summary, people)) return;
    const game = summary.ratedAt === undefined ? undefined : ofPeople(summary, people);
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

  /** Returns the standing of each person. */
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
      const game = this.#isAhead(summary, people) ? undefined : ofPeople(summary, people);
      if (game) games.set(game.id, game);
    }
    return games;
  }

  /** Returns the list as one person may see it. Those who asked to be forgotten are left out. */
  async list(asker: PersonId, namesOf: Guests['namesOf']): Promise<RatingList> {
    const people = [...(await this.standings())].filter(([who]) => isPerson(who));
    const isForgotten = await Promise.all(people.map(([who]) => this.#store.isForgotten(who as PersonId)));
    const known = people.filter((_, n) => !isForgotten[n]);
    const own = known.find(([who]) => who === asker);
    const listed = known.toSorted(byRank).slice(0, LISTED);
    const names = await namesOf([...listed, ...(own ? [own] : [])].map(([who]) => who as PersonId));
    const lineOf = ([who, standing]: readonly [string, Standing]): ListedRating => ({
      name: names.get(who as PersonId) ?? '',
      ...shownRating(standing),
      ...(who === asker && { you: true }),
    });
    return {
      people: listed.map(lineOf),
      mine: own ? lineOf(own) : null,
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

function ofPeople(summary: GameSummary, people: readonly GamePerson[]): RatedGame | undefined {
  const at = (player: Player) => people.find(one => one.player === player);
  const isMarked = people.some(({ network }) => (network ?? null) !== null);
  return ratedGameOf(
    summary,
    player => at(player)?.person,
    isMarked ? byPlayer(player => at(player)?.network ?? player) : undefined,
  );
}

/** Wraps a store, so that the ratings follow what it keeps and deletes. */
export function rating(inner: Store, clock?: Clock): { readonly store: Store; readonly ratings: RatingBook } {
  const ratings = new RatingBook(inner, clock);
  const store: Store = {
    ...inner,
    async keepGame(game) {
      await inner.keepGame(game);
      try {
        const { summary, origin } = (await inner.findGame(game.record.id)) ?? {};
        if (summary && origin === 'table') await ratings.keep(summary, await inner.peopleOf(summary.id));
      } catch {
        // The game is kept. What could not be read now is read with the next question.
        ratings.reload();
      }
    },
    async purgeGames(before) {
      await inner.purgeGames(before);
      ratings.reload();
    },
  };
  return { store, ratings };
}
