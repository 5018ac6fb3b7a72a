import type { BotLevel } from '@gorrion/protocol';
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
}

export interface Standing {
  readonly belief: Belief;
  /** Rated games so far. */
  readonly games: number;
}

/** The standing of each person by `who`. */
export type Ratings = ReadonlyMap<string, Standing>;

export const NO_RATINGS: Ratings = new Map();

const NEWCOMERS_STANDING: Standing = { belief: NEWCOMER, games: 0 };

const inOrderOfTheirEnd = (one: RatedGame, other: RatedGame): number =>
  one.endedAt - other.endedAt || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

function addGame(ratings: Map<string, Standing>, { players, ranks, hands }: RatedGame): void {
  const standingOf = (who: string) => ratings.get(who) ?? NEWCOMERS_STANDING;
  const before = players.map(player =>
    'who' in player ? standingOf(player.who).belief : { mean: ANCHORS[player.bot], deviation: 0 },
  );
  const after = afterGame(before, ranks, pairingOf(hands));
  players.forEach((player, at) => {
    if ('who' in player) ratings.set(player.who, { belief: after[at]!, games: standingOf(player.who).games + 1 });
  });
}

/**
 * Returns the ratings after games, which may come in any order: they count in the order of their end. With `from`, the
 * games go on where an earlier call ended, and must have ended later.
 */
export function rateGames(games: readonly RatedGame[], from: Ratings = NO_RATINGS): Ratings {
  const ratings = new Map(from);
  for (const game of games.toSorted(inOrderOfTheirEnd)) addGame(ratings, game);
  return ratings;
}

/**
 * Returns the ranks of a table by its totals, 1 the best; equal totals share the better rank. Whoever lost the session by
 * ruling 90 is behind everybody who did not, whatever the total.
 */
export const ranksOf = (totals: readonly number[], hasLost: readonly boolean[]): readonly number[] => {
  const isBefore = (one: number, other: number) =>
    hasLost[one] === hasLost[other] ? !hasLost[one] && totals[one]! > totals[other]! : !hasLost[one];
  return totals.map((_, own) => 1 + totals.filter((_, other) => isBefore(other, own)).length);
};
