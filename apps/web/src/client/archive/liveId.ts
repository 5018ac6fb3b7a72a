/** Ends the id of a game that goes on; before it stands the code of the table. */
const LIVE = '-live';

/** Returns the id under which the finished hands of a table's game are opened while it goes on. */
export const liveIdOf = (table: string): string => table + LIVE;

/** Returns the code of the table whose game goes on; undefined for the id of a game that is over. */
export const liveTableOf = (id: string): string | undefined =>
  id.endsWith(LIVE) ? id.slice(0, -LIVE.length) : undefined;
