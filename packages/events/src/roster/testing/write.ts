import Papa from 'papaparse';
import { COLUMNS, type Column, type RosterEntry } from '../roster.ts';

/** English titles, which every language's reader recognises. */
const TITLES: Readonly<Record<Column, string>> = {
  name: 'Name',
  first: 'First name',
  last: 'Last name',
  country: 'Country',
  ema: 'EMA number',
  team: 'Team',
  club: 'Club',
  substitute: 'Substitute',
};

/** Puts an apostrophe before a cell that a spreadsheet would compute. `parseRoster` takes it off. */
const safeCell = (cell: string): string => (/^'*[=+\-@]/.test(cell) ? `'${cell}` : cell);

/** Returns a roster as CSV with a line of titles; `parseRoster` reads the same entries from it. */
export function writeRoster(entries: readonly RosterEntry[]): string {
  const cell = (entry: RosterEntry, column: Column) =>
    column === 'substitute' ? (entry.isSubstitute ? TITLES.substitute : '') : (entry[column] ?? '');
  const isRare = (column: Column) => column === 'first' || column === 'last' || column === 'substitute';
  const columns = COLUMNS.filter(column => !isRare(column) || entries.some(entry => cell(entry, column)));
  const rows = entries.map(entry => columns.map(column => safeCell(cell(entry, column))));
  return `${Papa.unparse([columns.map(column => TITLES[column]), ...rows], { newline: '\n' })}\n`;
}
