import type { BotLevel } from '@gorrion/protocol';
import { afterMeeting, type Company, type Guest, isAmongClose, NO_COMPANY } from './company.ts';
import { ANCHORS, NEWCOMER, pairingOf } from './scale.ts';
import { afterGame, type Belief } from './wengLin.ts';

/** A player of a rated game: a person by any name that stays theirs, or a bot that the table declared before the start. */
export type RatedPlayer = { readonly who: string } | { readonly bot: BotLevel };

export interface RatedGame {
  /** Orders games that ended at the same moment. */
  readonly id: string;
  /** Server time (ms). */
  readonly endedAt: number;
  /** Hands that were agreed: 4, 8 or 16. */
  readonly hands: number;
  readonly players: readonly RatedPlayer[];
  /** Goes with `players`; the smaller is better, equal numbers are a tie. */
  readonly ranks: readonly number[];
  /** Goes with `players`; people of one network have one number. Absent in games of before it was known. */
  readonly networks?: readonly number[];
}

export interface Standing {
  readonly belief: Belief;
  /** Rated games so far. */
  readonly games: number;
  /** Those of the games that were played among close people; they settle no rating. */
  readonly amongClose: number;
  /** Points by which these have moved the mean, up or down. */
  readonly drift: number;
  readonly company: Company;
}

/** Most points by which all games among close people together move a rating, up or down. */
export const MOST_AMONG_CLOSE = 50;

/** The standing of each person by `who`. */
export type Ratings = ReadonlyMap<string, Standing>;

export const NO_RATINGS: Ratings = new Map();

const NEWCOMERS_STANDING: Standing = { belief: NEWCOMER, games: 0, amongClose: 0, drift: 0, company: NO_COMPANY };

const inOrderOfTheirEnd = (one: RatedGame, other: RatedGame): number =>
  one.endedAt - other.endedAt || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** Returns the people of a game whose networks are known, each at their place. */
const guestsOf = (
  { players, networks }: RatedGame,
  companyOf: (who: string) => Company,
): readonly (Guest | undefined)[] =>
  players.map((player, at) =>
    networks && 'who' in player
      ? { who: player.who, company: companyOf(player.who), network: networks[at]! }
      : undefined,
  );

/** Returns a standing after a game among close people: it has moved only as far as such games may, and is no surer. */
function afterClose({ belief, games, amongClose, drift, company }: Standing, mean: number): Standing {
  const wanted = drift + mean - belief.mean;
  const allowed = Math.max(-MOST_AMONG_CLOSE, Math.min(MOST_AMONG_CLOSE, wanted));
  const moved = { ...belief, mean: belief.mean + allowed - drift };
  return { belief: moved, games: games + 1, amongClose: amongClose + 1, drift: allowed, company };
}

/**
 * Adds a game. `seats` are those of people in all earlier games whose networks are known, `mayChange` what the caller has
 * made and nobody else sees.
 */
function addGame(ratings: Map<string, Standing>, game: RatedGame, seats: number, mayChange: Set<unknown>): void {
  const { players, ranks, hands } = game;
  const standingOf = (who: string) => ratings.get(who) ?? NEWCOMERS_STANDING;
  const before = players.map(player =>
    'who' in player ? standingOf(player.who).belief : { mean: ANCHORS[player.bot], deviation: 0 },
  );
  const after = afterGame(before, ranks, pairingOf(hands));
  const guests = guestsOf(game, who => standingOf(who).company);
  const known = guests.filter(guest => guest !== undefined);
  players.forEach((player, at) => {
    if (!('who' in player)) return;
    const standing = standingOf(player.who);
    const own = guests[at];
    const next =
      own && isAmongClose(own, known, seats)
        ? afterClose(standing, after[at]!.mean)
        : { ...standing, belief: after[at]!, games: standing.games + 1 };
    const others = known.filter(other => other !== own).map(({ who }) => who);
    ratings.set(player.who, own ? { ...next, company: afterMeeting(own.company, others, mayChange) } : next);
  });
}

/** Returns the seats that people took in a game whose networks are known. */
const seatsIn = ({ players, networks }: RatedGame): number =>
  networks ? players.filter(player => 'who' in player).length : 0;

/**
 * Returns the ratings after games, which may come in any order: they count in the order of their end. With `from`, the
 * games go on where an earlier call ended, and must have ended later.
 */
export function rateGames(games: readonly RatedGame[], from: Ratings = NO_RATINGS): Ratings {
  const ratings = new Map(from);
  let seats = [...from.values()].reduce((sum, { company }) => sum + company.games, 0);
  const mayChange = new Set<unknown>();
  for (const game of games.toSorted(inOrderOfTheirEnd)) {
    addGame(ratings, game, seats, mayChange);
    seats += seatsIn(game);
  }
  return ratings;
}

/**
 * Returns the ranks of a table by its totals, 1 the best; equal totals share the better rank. A player who lost the session by
 * article 90 is behind everybody who did not, whatever the total.
 */
export const ranksOf = (totals: readonly number[], hasLost: readonly boolean[]): readonly number[] => {
  const isBefore = (one: number, other: number) =>
    hasLost[one] === hasLost[other] ? !hasLost[one] && totals[one]! > totals[other]! : !hasLost[one];
  return totals.map((_, own) => 1 + totals.filter((_, other) => isBefore(other, own)).length);
};
