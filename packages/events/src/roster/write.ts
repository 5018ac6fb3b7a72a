import Papa from 'papaparse';
import { COLUMNS, type Column, type RosterEntry } from './roster.ts';

/** English titles, which every language's reader recognises. */
const TITLES: Readonly<Record<Column, string>> = {
  name: 'Name',
  first: 'First name',
  last: 'Last name',
  country: 'Country',
  ema: 'EMA number',
  team: 'Team',
  club: 'Club',
};

/** Puts an apostrophe before a cell that a spreadsheet would compute. `parseRoster` takes it off. */
const safeCell = (cell: string): string => (/^'*[=+\-@]/.test(cell) ? `'${cell}` : cell);

/** Returns a roster as CSV with a line of titles; `parseRoster` reads the same entries from it. */
export function writeRoster(entries: readonly RosterEntry[]): string {
  const isUsed = (column: Column) => (column !== 'first' && column !== 'last') || entries.some(entry => entry[column]);
  const columns = COLUMNS.filter(isUsed);
  const rows = entries.map(entry => columns.map(column => safeCell(entry[column] ?? '')));
  return `${Papa.unparse([columns.map(column => TITLES[column]), ...rows], { newline: '\n' })}\n`;
}
