import type { Standing, TableView, TournamentView } from '@gorrion/events/tournament';
import { type ByPlayer, byPlayer } from '@gorrion/rules';
import { tournamentView } from './tournament.ts';

/* The same event after its end as a knock-out of eight: semi-finals and a final. */

type Four = ByPlayer<number>;

function withResult(table: TableView, players: Four, totals: Four, tablePoints: Four): TableView {
  return { ...table, players, totals, result: { totals, tablePoints, lost: [], toNobody: 0 } };
}

/** Returns the event. Of two with the same result at the first table the first goes on; player `won` has won. */
export function knockOutView(): TournamentView & { readonly won: number } {
  const view = tournamentView();
  const [first, second] = view.sessions;
  const [one, two] = [first!.tables[0]!, first!.tables[1]!];
  const [a, b] = [one.players as Four, two.players as Four];
  const four: Four = [a[2], a[0], b[3], b[2]];
  const final = withResult(second!.tables[0]!, four, [10, -10, 40, -40], [2, 1, 4, 0]);
  const sessions = [
    { ...first!, tables: [one, two] },
    { ...second!, tables: [final] },
  ];
  const resultsOf = (player: number): Standing['sessions'] =>
    sessions.map(({ tables }) => {
      const table = tables.find(({ players }) => players.includes(player));
      const seat = byPlayer(letter => letter).find(letter => table?.players[letter] === player);
      const { tablePoints, totals } = table?.result ?? {};
      if (seat === undefined || !tablePoints || !totals) return null;
      return { tablePoints: tablePoints[seat], points: totals[seat], isLost: false };
    });
  const order = [b[3], a[2], a[0], b[2], a[1], b[0], b[1], a[3]];
  const standings = order.map((player, n): Standing => {
    const own = resultsOf(player);
    const sum = (key: 'tablePoints' | 'points') => own.reduce((all, result) => all + (result?.[key] ?? 0), 0);
    return { place: n + 1, player, tablePoints: sum('tablePoints'), points: sum('points'), sessions: own, moved: 0 };
  });
  return {
    ...view,
    plan: { ...view.plan, form: 'knock-out', sessions: 0, results: 'players', advance: 2 },
    stage: 'over',
    bracket: [
      {
        session: 1,
        tables: [one, two].map(({ players }, n) => ({ players, advanced: n === 0 ? [a[2], a[0]] : [b[3], b[2]] })),
        byes: [],
      },
      { session: 2, tables: [{ players: four, advanced: [b[3]] }], byes: [] },
    ],
    sessions,
    standings,
    teamStandings: [],
    won: b[3],
  };
}
