import type { Cell, CellTable } from '@gorrion/events/exports';
import { groupPages, pagesOf } from './pages.ts';

/** Sessions and rows of one page. */
const SESSIONS = 6;
const ROWS = 18;

/** One page of the tabulation: some sessions of some groups. A group is a team, or one player. */
export interface TabulationPage {
  readonly sessions: readonly number[];
  readonly groups: readonly (readonly (readonly Cell[])[])[];
}

/** Returns rows as groups: a row without a number belongs to the one before. */
function groupsOf(rows: CellTable['rows']): readonly (readonly Cell[])[][] {
  const groups: (readonly Cell[])[][] = [];
  for (const row of rows) {
    if (row[0] === null && groups.length > 0) groups.at(-1)!.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Returns the pages of a tabulation, sessions before players. */
export function tabulationPages({ columns, rows }: CellTable): readonly TabulationPage[] {
  const all = [...new Set(columns.flatMap(({ session }) => session ?? []))];
  const parts = pagesOf(all, SESSIONS);
  return groupPages(groupsOf(rows), ROWS).flatMap(groups => parts.map(sessions => ({ sessions, groups })));
}
