import { type Clock, shownState } from '@gorrion/table';
import { archiveApi } from './archive/api.ts';
import { gameLines } from './archive/lines.ts';
import { Archive } from './archive/reader.ts';
import { gameReviews } from './archive/reviews.ts';
import { gameTalk } from './archive/talk.ts';
import { FairWork } from './bots/fairWork.ts';
import type { Config } from './config/config.ts';
import type { Log } from './config/log.ts';
import type { Guests } from './identity/guests.ts';
import type { Ledgers } from './ledgers/open.ts';
import type { Guesses } from './limits/guesses.ts';
import type { Limits } from './limits/limits.ts';
import { Requests } from './limits/requests.ts';
import type { Room } from './monitoring/room.ts';
import type { OpenGames } from './persistence/openGames.ts';
import type { Store } from './persistence/store.ts';
import type { RatingLists } from './ratings/ratings.ts';
import { ReviewRuns } from './review/runs.ts';
import { ReviewThreads } from './review/threads.ts';
import type { Registry } from './tables/registry.ts';
import { standingAt } from './tables/standing.ts';
import { Reviews } from './together/reviews.ts';

/* The part of a server that keeps games that are over: the archive, its answers over HTTP, and the reviews. */

/** How long the check of a game that is brought is rested from, in times of what it took. */
const CHECKS_REST = 30;

interface Setup {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
}

/** The archive, the reviews of its games, and the ratings that follow from them. */
interface Shelves {
  readonly archive: Archive;
  readonly reviews: Reviews;
  readonly ratings: RatingLists;
}

export function openShelves(
  { config, clock, log }: Setup,
  limits: Limits,
  games: OpenGames,
  store: Store,
  ratings: RatingLists,
  guesses: Guesses,
): Shelves {
  const archive = new Archive(games, store, config.gameRetentionDays);
  const reviews = new Reviews({ archive, games, store, clock, limits, guesses });
  archive.onChange(game =>
    reviews
      .recheck(game)
      .catch((error: unknown) => log.error({ err: error }, 'the pages of a review could not be checked')),
  );
  return { archive, reviews, ratings };
}

interface ArchiveServices {
  readonly shelves: Shelves;
  readonly ledgers: Pick<Ledgers, 'eventOf'>;
  readonly guests: Guests;
  readonly games: OpenGames;
  readonly store: Store;
  readonly room: Room;
  readonly runs: ReviewRuns;
  readonly findTable: Registry['find'];
  readonly guesses: Guesses;
}

/** Creates the answers of the archive. */
export function apiOf(
  { config, clock }: Setup,
  limits: Limits,
  { shelves, ledgers, guests, games, store, room, runs, findTable, guesses }: ArchiveServices,
) {
  const { archive, ratings } = shelves;
  const hasRoom = () => !room.isFull();
  const rateOf = (name: 'archive' | 'uploads' | 'uploadBytes' | 'reviews') =>
    new Requests(limits.guest[name], limits.network[name], clock.now);
  const ofArchive = archiveApi({
    archive,
    lines: gameLines({
      games,
      store,
      archive,
      nameOf: async person => (await guests.me(person)).name,
      now: clock.now,
      hasRoom,
    }),
    talk: gameTalk({ games, archive }),
    reviews: gameReviews({ games, store, archive, runs }),
    ratings,
    guests,
    origins: config.origins,
    rate: rateOf('archive'),
    uploads: rateOf('uploads'),
    uploadBytes: rateOf('uploadBytes'),
    checks: new FairWork({ limits, clock, most: 1, rest: CHECKS_REST }),
    broughtReviews: rateOf('reviews'),
    guesses,
    hasRoom,
    standingAt: (code, person) => standingAt(findTable(code), person, ledgers.eventOf),
    handsOver(code, person) {
      const table = findTable(code);
      if (!table) return undefined;
      const { state, delayed } = table;
      // The tables of an event are watched one hand behind, by everybody, and by nobody otherwise.
      const isOpen = state.settings.visibility === 'public' && (state.settings.watching ?? 'open') === 'open';
      if (!isOpen && !state.event) return undefined;
      if (state.shownOut?.includes(person)) return undefined;
      const { gamesPlayed, session } = shownState(table);
      const { results, voidedHands = 0 } = session;
      return { over: `${gamesPlayed} ${results.length} ${voidedHands}`, until: delayed?.shownSeq };
    },
  });
  return ofArchive;
}

/** Opens the runs that review games. */
export const openRuns = ({ config, log, clock }: Setup, limits: Limits, games: OpenGames, store: Store): ReviewRuns =>
  new ReviewRuns({
    games,
    store,
    threads: new ReviewThreads(log, config.reviewThreads, config.reviewNice),
    most: config.reviewRuns,
    limits,
    log,
    now: clock.now,
  });
