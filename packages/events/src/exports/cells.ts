/* A table of results as cells, for print, CSV and spreadsheets. Columns have keys: each reader names them. */

export type Cell = string | number | null;

export interface CellColumn {
  /** What the column holds, as `tp` or `team`. */
  readonly key: string;
  /** The session that it is about, from 1. */
  readonly session?: number;
}

export interface CellTable {
  readonly columns: readonly CellColumn[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Texts that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function fieldOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns a table as CSV (RFC 4180), its heads first. Texts that look like formulas get an apostrophe. */
export function csvOf({ columns, rows }: CellTable, headOf: (column: CellColumn) => string): string {
  const lines: readonly (readonly Cell[])[] = [columns.map(headOf), ...rows];
  return lines.map(line => `${line.map(fieldOf).join(',')}\r\n`).join('');
}
