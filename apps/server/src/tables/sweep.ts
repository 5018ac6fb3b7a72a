import type { TableState } from '@gorrion/protocol';
import type { RegisteredTable } from './registry.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Returns how long (ms) an unwatched table is kept: a laptop may sleep for a day in the middle of a game. */
export function keptFor({ stage, session }: TableState): number {
  if (stage === 'closed') return 2 * MINUTE;
  if (stage === 'gathering') return 30 * MINUTE;
  return session.phase === 'over' ? HOUR : 48 * HOUR;
}

/** Returns whether no hand was dealt at a table within a day; it is retired even if a page shows it. */
const isForgotten = ({ record, table: { state } }: RegisteredTable, at: number): boolean =>
  state.stage === 'gathering' && state.secret === undefined && at - record.openedAt >= 24 * HOUR;

/** Creates a sweep, which remembers when each table was last watched and returns the codes of those to retire. */
export function createSweep(now: () => number) {
  const lastSeen = new Map<string, number>();

  return (tables: Iterable<RegisteredTable>, isWatched: (code: string) => boolean): string[] => {
    const at = now();
    const known = new Set<string>();
    const stale: string[] = [];
    for (const hosted of tables) {
      const { record, table } = hosted;
      const { code } = record;
      known.add(code);
      if (isWatched(code) || !lastSeen.has(code)) lastSeen.set(code, at);
      const isStale = at - (lastSeen.get(code) ?? at) >= keptFor(table.state);
      if (isStale || isForgotten(hosted, at)) stale.push(code);
    }
    for (const code of lastSeen.keys()) if (!known.has(code)) lastSeen.delete(code);
    return stale;
  };
}
