import type { GameId } from '@gorrion/protocol';
import { type ByPlayer, below, byPlayer, PLAYERS, type Player, SCORED_FANS, seeded, tablePoints } from '@gorrion/rules';
import type { GroupGame, GroupLine, GroupPlayer } from '../games.ts';

/* Games of groups for tests: whole, but nobody played them. */

/** Returns a game of four players whose hands are as given: who won how many points from whom, with which fans. */
export function gameOf(
  id: string,
  at: number,
  players: ByPlayer<GroupPlayer>,
  lines: readonly Pick<GroupLine, 'winner' | 'from' | 'points' | 'fans' | 'waited'>[],
): GroupGame {
  const whole = lines.map((line, n): GroupLine => {
    const { winner, from, points = 0 } = line;
    const pays = (player: Player) => (from === undefined || player === from ? points + 8 : 8);
    const paid = PLAYERS.filter(player => player !== winner).reduce((sum, player) => sum + pays(player), 0);
    const changes = byPlayer(player => (winner === undefined ? 0 : player === winner ? paid : -pays(player)));
    return { ...line, hand: n + 1, changes };
  });
  const totals = byPlayer(player => whole.reduce((sum, { changes }) => sum + changes[player], 0));
  return {
    id: id as GameId,
    from: at - 1,
    at,
    hands: 4,
    end: 'complete',
    players,
    totals,
    tablePoints: tablePoints(totals, 'average'),
    lines: whole,
  };
}

/** Returns random games of members 1 to `members`, with a guest now and then. */
export function randomGames(seed: number, count: number, members: number): readonly GroupGame[] {
  const random = seeded(`games ${seed}`);
  return Array.from({ length: count }, (_, n) => {
    const free = Array.from({ length: members }, (_, i) => i + 1);
    const players = byPlayer(
      (): GroupPlayer =>
        below(random, 5) === 0 ? { name: 'Guest' } : { member: free.splice(below(random, free.length), 1)[0]! },
    );
    const lines = Array.from({ length: 1 + below(random, 8) }, () => {
      if (below(random, 6) === 0) return {};
      const winner = PLAYERS[below(random, 4)]!;
      const from = PLAYERS[below(random, 4)]!;
      const fans = Array.from({ length: 1 + below(random, 4) }, () => SCORED_FANS[below(random, SCORED_FANS.length)]!);
      const line = { winner, points: 8 + below(random, 40), fans, waited: below(random, 9) };
      return from === winner ? line : { ...line, from };
    });
    return gameOf(`GAME${String(n).padStart(4, '0')}-1`, 1000 + n * 10, players, lines);
  });
}
