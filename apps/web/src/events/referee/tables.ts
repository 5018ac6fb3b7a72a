import type { EventCall, SessionView, TableView, TournamentView } from '@gorrion/events/tournament';
import { isOver } from '../event/event.ts';
import { isOwnTable } from '../scorer/mine.ts';

/* What an umpire sees of a session at a glance: its tables, and the calls from all of them. */

/** Hands behind the median at which a table counts as slow. */
const SLOW_HANDS = 2;

export const FILTERS = ['all', 'calls', 'slow'] as const;
export type Filter = (typeof FILTERS)[number];

export interface TableRow {
  readonly table: TableView;
  /** The open call from the table that waits longest. */
  readonly call: EventCall | undefined;
  /** Hands behind the median of the session, if the table is slow; else 0. */
  readonly behind: number;
  /** Highest and lowest total. */
  readonly spread: readonly [number, number];
  /** The umpire plays there, and may not judge. */
  readonly isOwn: boolean;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0];
  return (low + high) / 2;
}

/** Returns the open calls of all sessions: those that nobody has taken first, then the oldest; none once all is over. */
export const callQueue = (view: Pick<TournamentView, 'calls' | 'stage'>): readonly EventCall[] =>
  view.calls
    .filter(({ isDone }) => !isDone && !isOver(view))
    .toSorted((a, b) => Number(a.takenBy !== undefined) - Number(b.takenBy !== undefined) || a.at - b.at);

const played = ({ stage }: TableView): boolean => stage === 'playing' || stage === 'ended' || stage === 'final';

/** Returns the tables of a session, those that call first. */
export function tableRows(view: TournamentView, session: SessionView): readonly TableRow[] {
  const middle = median(session.tables.filter(played).map(({ hand }) => hand));
  const queue = callQueue(view).filter(call => call.session === session.session);
  const rows = session.tables.map((table): TableRow => {
    const behind = table.stage === 'playing' ? Math.floor(middle - table.hand) : 0;
    return {
      table,
      call: queue.find(call => call.table === table.table),
      behind: behind >= SLOW_HANDS ? behind : 0,
      spread: [Math.max(...table.totals), Math.min(...table.totals)],
      isOwn: isOwnTable(view, table),
    };
  });
  const rank = ({ call }: TableRow) => (call ? queue.indexOf(call) : queue.length);
  return rows.toSorted((a, b) => rank(a) - rank(b) || a.table.table - b.table.table);
}

export function filtered(rows: readonly TableRow[], filter: Filter): readonly TableRow[] {
  if (filter === 'calls') return rows.filter(({ call }) => call);
  return filter === 'slow' ? rows.filter(({ behind }) => behind > 0) : rows;
}
