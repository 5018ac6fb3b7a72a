/* A table of results as cells, for print, CSV and spreadsheets. Columns have keys: each reader names them. */

export type Cell = string | number | null;

export interface CellColumn {
  /** What the column holds, as `tp` or `team`. */
  readonly key: string;
  /** The session that it is about, from 1. */
  readonly session?: number;
}

/** The place of a disqualified player in a file: the sign that results of every sport have. */
export const DISQUALIFIED = 'DSQ';

export interface CellTable {
  readonly columns: readonly CellColumn[];
  readonly rows: readonly (readonly Cell[])[];
}

/** How a spreadsheet of some country writes: what divides cells, and what stands before decimals. */
export interface CsvDialect {
  readonly separator: ',' | ';';
  readonly decimal: string;
}

const PLAIN: CsvDialect = { separator: ',', decimal: '.' };

/** Texts that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function fieldOf(cell: Cell, { separator, decimal }: CsvDialect): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns a table as CSV (RFC 4180), its heads first. Texts that look like formulas get an apostrophe. */
export function csvOf({ columns, rows }: CellTable, headOf: (column: CellColumn) => string, dialect = PLAIN): string {
  const lines: readonly (readonly Cell[])[] = [columns.map(headOf), ...rows];
  return lines.map(line => `${line.map(cell => fieldOf(cell, dialect)).join(dialect.separator)}\r\n`).join('');
}
