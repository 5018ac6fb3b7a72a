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

/** Quotes a field of a CSV file (RFC 4180). A text that a table program would take for a formula gets an apostrophe. */
function field(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

interface ChartHead {
  readonly session: string;
  readonly table: string;
  /** East to North. */
  readonly winds: readonly string[];
}

/** Returns a chart as CSV with CRLF: a row a table, for each wind the drawn number and the name. */
export function chartCsv(chart: Chart, people: ChartPlayers, head: ChartHead): string {
  const names = [head.session, head.table, ...head.winds.flatMap(wind => [`${wind} №`, wind])];
  const rows = chart.sessions.flatMap((tables, session) =>
    tables.map((players, table) => [
      session + 1,
      table + 1,
      ...players.flatMap(drawn => [drawn, people.nameOf(drawn)]),
    ]),
  );
  return [names, ...rows].map(row => `${row.map(field).join(',')}\r\n`).join('');
}
