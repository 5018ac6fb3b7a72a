import type { GameSummary } from '@gorrion/protocol';
import { type ByPlayer, isClassicalId, PLAYERS, type Player } from '@gorrion/rules';
import { type RatedGame, ranksOf } from './games.ts';
import { lostIn } from './lost.ts';

/**
 * Returns a finished game of the archive as the rating takes it, rated table or not; undefined if it was broken off or
 * is of the older ways. `whoAt`
 * names the person of a player, the same in every game; a person of whom it knows nothing counts as a newcomer.
 * `networks`, by player, are equal for people of one network; left out for a game of which they are not known.
 */
export function ratedGameOf(
  summary: GameSummary,
  whoAt: (player: Player) => string | undefined,
  networks?: ByPlayer<number>,
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
    ranks: ranksOf(totals, lostIn(summary)),
    ...(networks && { networks }),
  };
}
