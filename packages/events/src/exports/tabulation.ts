import { PLAYERS } from '@gorrion/rules';
import type { PlayerView, Standing, TableView, TournamentView } from '../tournament/index.ts';
import { type Cell, type CellColumn, type CellTable, DISQUALIFIED } from './cells.ts';

/* The sheet for tabulating results (Appendix 7): per player and session table points, contest points and rank. */

type Told = Pick<TournamentView, 'plan' | 'players' | 'sessions' | 'standings' | 'teamStandings'>;

/**
 * Returns a chair's rank at its table by totals, equals sharing the better one; null for who has lost the session. The
 * others keep the places of which they have the table points.
 */
function rankAt({ result }: TableView, chair: (typeof PLAYERS)[number]): number | null {
  if (!result || result.lost.includes(chair)) return null;
  return 1 + PLAYERS.filter(other => result.totals[other] > result.totals[chair]).length;
}

/** Returns the rank of each player at their table, by session. */
function ranksOf({ sessions }: Pick<Told, 'sessions'>): ReadonlyMap<number, ReadonlyMap<number, number | null>> {
  const ranks = sessions.map(({ session, tables }) => {
    const seated = tables.flatMap(table => PLAYERS.map(chair => [table.players[chair], rankAt(table, chair)] as const));
    return [session, new Map(seated.filter((one): one is [number, number | null] => one[0] !== null))] as const;
  });
  return new Map(ranks);
}

const LEAD = ['no', 'team', 'player', 'remark'] as const;
const SUMS = ['tpSum', 'cpSum'] as const;
const TEAM_SUMS = ['teamTpSum', 'teamCpSum'] as const;

function columnsOf(sessions: number, hasTeams: boolean, hasRemarks: boolean): readonly CellColumn[] {
  const played = Array.from({ length: sessions }, (_, n) => n + 1);
  return [
    ...LEAD.filter(key => (key !== 'team' || hasTeams) && (key !== 'remark' || hasRemarks)).map(key => ({ key })),
    ...played.flatMap(session => ['tp', 'cp', 'rank'].map(key => ({ key, session }))),
    ...SUMS.map(key => ({ key })),
    ...(hasTeams ? TEAM_SUMS : []).map(key => ({ key })),
  ];
}

/** A player's cells behind the name. */
function resultsOf(
  { player, sessions, tablePoints, points }: Standing,
  ranks: ReturnType<typeof ranksOf>,
): readonly Cell[] {
  const cells = sessions.flatMap((one, n): Cell[] =>
    one ? [one.tablePoints, one.points, ranks.get(n + 1)?.get(player) ?? null] : [null, null, null],
  );
  return [...cells, tablePoints, points];
}

/** Returns who will have a place, in the order of the roster. */
const expected = ({ players }: Pick<Told, 'players'>): readonly PlayerView[] =>
  players.filter(({ isSubstitute, isWithdrawn }) => !isSubstitute && !isWithdrawn);

/**
 * Returns the tabulation: with team results by team, the best first, their members below each other; else by player.
 * `no` is the place. The sums of a team stand in its first row only. Before the first result it has the names alone.
 * @param remarkOf what the reader is told of a place; without any remark there is no column for them
 */
export function tabulationOf(view: Told, remarkOf: (standing: Standing) => string = () => ''): CellTable {
  const { standings, teamStandings, players } = view;
  const ranks = ranksOf(view);
  const nameOf = new Map(players.map(({ player, name }: PlayerView) => [player, name]));
  const sessions = standings[0]?.sessions.length ?? 0;
  const remarks = remarksOf(view, remarkOf);
  const columns = columnsOf(sessions, teamStandings.length > 0, remarks !== undefined);
  const row = (standing: Standing) => [
    nameOf.get(standing.player) ?? '',
    ...(remarks ? [remarks.get(standing.player) ?? ''] : []),
    ...resultsOf(standing, ranks),
  ];
  if (standings.length === 0) return { columns, rows: expected(view).map(({ name }) => ['', name, null, null]) };
  if (teamStandings.length === 0)
    return { columns, rows: standings.map(standing => [standing.place ?? DISQUALIFIED, ...row(standing)]) };
  const lineOf = new Map(standings.map(standing => [standing.player, standing]));
  const inTeams = teamStandings.flatMap(({ place, team, players: members, tablePoints, points }) =>
    members
      .flatMap(player => lineOf.get(player) ?? [])
      .map((standing, n): readonly Cell[] =>
        n === 0 ? [place, team, ...row(standing), tablePoints, points] : [null, null, ...row(standing), null, null],
      ),
  );
  const teamed = new Set(teamStandings.flatMap(({ players: members }) => members));
  const alone = standings
    .filter(({ player }) => !teamed.has(player))
    .map((standing): readonly Cell[] => [null, null, ...row(standing), null, null]);
  return { columns, rows: [...inTeams, ...alone] };
}

/** Returns what the reader is told of each player's place; undefined if there is nothing to tell of anybody. */
function remarksOf({ standings }: Pick<Told, 'standings'>, remarkOf: (standing: Standing) => string) {
  const remarks = new Map(standings.map(one => [one.player, remarkOf(one)]));
  return [...remarks.values()].some(remark => remark !== '') ? remarks : undefined;
}

/**
 * Returns the standing of the players, one row each; before the first result without places and sums.
 * @param remarkOf what the reader is told of a place; without any remark there is no column for them
 */
export function standingCells(
  view: Pick<Told, 'standings' | 'players'>,
  remarkOf: (standing: Standing) => string = () => '',
): CellTable {
  const of = new Map(view.players.map(player => [player.player, player]));
  const remarks = remarksOf(view, remarkOf);
  const row = (player: number, place: Cell, sums: readonly [Cell, Cell]): readonly Cell[] => {
    const { name = '', country = '', team = '' } = of.get(player) ?? {};
    return [place, name, country, team, ...sums, ...(remarks ? [remarks.get(player) ?? ''] : [])];
  };
  const keys = ['place', 'player', 'country', 'team', 'tpSum', 'cpSum', ...(remarks ? ['remark'] : [])];
  return {
    columns: keys.map(key => ({ key })),
    rows:
      view.standings.length === 0
        ? expected(view).map(({ player }) => row(player, null, [null, null]))
        : view.standings.map(one => row(one.player, one.place ?? DISQUALIFIED, [one.tablePoints, one.points])),
  };
}
