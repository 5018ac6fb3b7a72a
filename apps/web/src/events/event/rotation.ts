import type { CellColumn, CellTable } from '@gorrion/events/exports';
import type { Chart, TournamentView } from '@gorrion/events/tournament';

/** The players of a chart by their drawn numbers. */
export interface ChartPlayers {
  readonly all: readonly { readonly drawn: number; readonly name: string }[];
  nameOf(drawn: number): string;
  /** Returns the drawn number of a player of the roster. */
  drawnOf(player: number | null): number | undefined;
}

export function playersOfChart(view: TournamentView): ChartPlayers {
  const all = view.players
    .flatMap(({ drawn, name, player }) => (drawn === null ? [] : [{ drawn, name, player }]))
    .toSorted((a, b) => a.drawn - b.drawn);
  const names = new Map(all.map(({ drawn, name }) => [drawn, name]));
  return {
    all,
    nameOf: drawn => names.get(drawn) ?? '',
    drawnOf: player => all.find(one => one.player === player)?.drawn,
  };
}

const SEATS = [0, 1, 2, 3] as const;

/**
 * Returns a chart as cells: a row a table, for each starting wind the drawn number and the name. Below stand the notes on
 * where chart and numbers come from.
 */
export function chartCells(chart: Chart, people: ChartPlayers, notes: readonly string[]): CellTable {
  const columns: readonly CellColumn[] = [
    { key: 'session' },
    { key: 'table' },
    ...SEATS.flatMap(seat => [{ key: `number${seat}` }, { key: `name${seat}` }]),
  ];
  const rows = chart.sessions.flatMap((tables, session) =>
    tables.map((players, table) => [
      session + 1,
      table + 1,
      ...players.flatMap(drawn => [drawn, people.nameOf(drawn)]),
    ]),
  );
  const below = notes.map(note => [note, ...columns.slice(1).map(() => null)]);
  return { columns, rows: [...rows, ...below] };
}
