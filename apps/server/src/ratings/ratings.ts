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
import type { Guests } from '../identity/guests.ts';
import type { GamePerson } from '../persistence/games.ts';
import type { Store } from '../persistence/store.ts';

/* Ratings of the people who play at rated tables. They follow from the kept games alone; nothing is stored beside them. */

/** Most people in a list. */
const LISTED = 100;

/** The ratings after all kept games, kept up to date game by game. */
export class RatingBook {
  readonly #store: Pick<Store, 'ratedGames' | 'peopleOf' | 'isForgotten'>;
  #games = new Map<string, RatedGame>();
  #ratings: Ratings = NO_RATINGS;
  /** When (server ms) the newest of the games ended that are in the ratings. */
  #newest = 0;
  #isStale = false;

  constructor(store: Pick<Store, 'ratedGames' | 'peopleOf' | 'isForgotten'>) {
    this.#store = store;
    this.reload();
  }

  /** Reads all rated games of the store anew. */
  reload(): void {
    this.#games = new Map();
    for (const { summary } of this.#store.ratedGames()) {
      const game = ofPeople(summary, this.#store.peopleOf(summary.id));
      if (game) this.#games.set(game.id, game);
    }
    this.#isStale = true;
  }

  /** Adds a kept game, or takes in that it was corrected. A game that is older than others makes all count anew. */
  keep(summary: GameSummary, people: readonly GamePerson[]): void {
    const game = summary.ratedAt === undefined ? undefined : ofPeople(summary, people);
    if (!game) return;
    const known = this.#games.get(game.id);
    if (JSON.stringify(known) === JSON.stringify(game)) return;
    this.#games.set(game.id, game);
    if (known || game.endedAt <= this.#newest) this.#isStale = true;
    if (this.#isStale) return;
    this.#ratings = rateGames([game], this.#ratings);
    this.#newest = game.endedAt;
  }

  /** Returns the standing of each person. */
  standings(): Ratings {
    if (this.#isStale) {
      const games = [...this.#games.values()];
      this.#ratings = rateGames(games);
      this.#newest = Math.max(0, ...games.map(({ endedAt }) => endedAt));
      this.#isStale = false;
    }
    return this.#ratings;
  }

  /** Returns the list as one person may see it. Those who asked to be forgotten are left out. */
  async list(asker: PersonId, namesOf: Guests['namesOf']): Promise<RatingList> {
    const people = [...this.standings()].filter(([who]) => isPerson(who));
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

const ofPeople = (summary: GameSummary, people: readonly GamePerson[]): RatedGame | undefined =>
  ratedGameOf(summary, player => people.find(one => one.player === player)?.person);

/** Wraps a store, so that the ratings follow what it keeps and deletes. */
export function rating(inner: Store): { readonly store: Store; readonly ratings: RatingBook } {
  const ratings = new RatingBook(inner);
  const store: Store = {
    ...inner,
    async keepGame(game) {
      await inner.keepGame(game);
      const { summary, origin } = inner.findGame(game.record.id) ?? {};
      if (summary && origin === 'table') ratings.keep(summary, inner.peopleOf(summary.id));
    },
    async purgeGames(before) {
      await inner.purgeGames(before);
      ratings.reload();
    },
  };
  return { store, ratings };
}
