import type { SessionView, TableView, TournamentView } from '@gorrion/events/tournament';

/** Whether the reader enters hands of a table: a scorer may have some tables only. */
export function mayEnter({ you }: Pick<TournamentView, 'you'>, table: number): boolean {
  if (!you.rights.includes('enter')) return false;
  return you.tables === null || (you.tables[0] <= table && table <= you.tables[1]);
}

/** Whether the reader plays at a table, in a seat of their own or in the place of another. */
export const isOwnTable = ({ you }: Pick<TournamentView, 'you'>, { players, substitutes }: TableView): boolean =>
  you.player !== null && [...players, ...substitutes].includes(you.player);

/** Returns the tables of a session whose hands the reader enters: nobody enters those of their own table. */
export const myTables = (view: Pick<TournamentView, 'you'>, { tables }: SessionView): readonly TableView[] =>
  tables.filter(table => table.isReal && mayEnter(view, table.table) && !isOwnTable(view, table));

/** Returns those of them that a list shows: all of a session that is played, of one that is over the sheets not all have signed. */
export const listedTables = (view: Pick<TournamentView, 'you'>, session: SessionView): readonly TableView[] =>
  session.stage === 'waiting'
    ? []
    : myTables(view, session).filter(({ stage }) => session.stage === 'playing' || stage === 'ended');

/** Whether the reader enters the hands of a table now: its session is played, and it has its players. */
export const entersNow = (view: Pick<TournamentView, 'you'>, session: SessionView, table: TableView): boolean =>
  session.stage === 'playing' &&
  (table.stage === 'playing' || table.stage === 'ended') &&
  myTables(view, session).includes(table);
