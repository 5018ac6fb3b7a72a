/*
 * The rating R of tenhou.net for four players, as its manual gives it (https://tenhou.net/man/#Rating): 1500 at first; a
 * game adds (1 - 0.002 x games, at least 0.2) x (30, 10, -10 or -30 by place + (mean of the table - own) / 40).
 */

export interface TenhouRating {
  readonly rate: number;
  readonly games: number;
}

export const TENHOU_NEWCOMER: TenhouRating = { rate: 1500, games: 0 };

const BY_PLACE = [30, 10, -10, -30] as const;

/** Returns what a place is worth; equal ranks share what their places are worth together. */
function worthOf(ranks: readonly number[], own: number): number {
  const better = ranks.filter(rank => rank < ranks[own]!).length;
  const equal = ranks.filter(rank => rank === ranks[own]).length;
  return BY_PLACE.slice(better, better + equal).reduce((sum, worth) => sum + worth, 0) / equal;
}

/** Returns R of the four after a game; `ranks` go with `before`, the smaller is better. */
export function afterTenhouGame(before: readonly TenhouRating[], ranks: readonly number[]): readonly TenhouRating[] {
  const mean = before.reduce((sum, { rate }) => sum + rate, 0) / before.length;
  return before.map(({ rate, games }, own) => ({
    rate: rate + Math.max(0.2, 1 - 0.002 * games) * (worthOf(ranks, own) + (mean - rate) / 40),
    games: games + 1,
  }));
}
