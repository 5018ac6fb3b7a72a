import type { GameSummary } from '@gorrion/protocol';
import { isClassicalId, PLAYERS, type Player } from '@gorrion/rules';
import { type RatedGame, ranksOf } from './games.ts';

/**
 * Whether a player lost the session by ruling 90: no table points, although somebody has a lower total. A player who lost it
 * and has the lowest total is last anyway.
 */
const hasLost = ({ tablePoints, totals }: GameSummary, player: Player): boolean =>
  tablePoints?.[player] === 0 && totals.some(total => total < totals[player]);

/**
 * Returns a finished game of the archive as the rating takes it, rated table or not; undefined if it was broken off or
 * is of the older ways. `whoAt`
 * names the person of a player, the same in every game; a person of whom it knows nothing counts as a newcomer.
 */
export function ratedGameOf(
  summary: GameSummary,
  whoAt: (player: Player) => string | undefined,
): RatedGame | undefined {
  const { id, to, ratedAt = to, end, hands, played, players, totals } = summary;
  if (isClassicalId(summary.ruleset) || end === null || end === 'abandoned' || played === 0) return undefined;
  return {
    id,
    endedAt: ratedAt,
    hands: Math.min(hands, played),
    players: PLAYERS.map(player => {
      const { bot } = players[player];
      return bot ? { bot } : { who: whoAt(player) ?? `${id}/${player}` };
    }),
    ranks: ranksOf(
      totals,
      PLAYERS.map(player => hasLost(summary, player)),
    ),
  };
}
