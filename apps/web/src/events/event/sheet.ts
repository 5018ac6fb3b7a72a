import type { EventRuling, TableView, TournamentView } from '@gorrion/events/tournament';
import { type ByPlayer, byPlayer } from '@gorrion/rules';
import { cellOf, type SheetCell, type SheetRow, sheetRows } from '../../sheet/session/sheetRows.ts';

/* The score sheet of a table of an event (Appendix 5). */

/** The rows of a sheet, and what stands below them. */
export interface EventSheet {
  readonly rows: readonly SheetRow[];
  /** What rulings and corrections have moved outside the hands; null if nothing. */
  readonly moved: ByPlayer<SheetCell> | null;
  readonly gained: ByPlayer<number>;
  readonly paid: ByPlayer<number>;
  readonly totals: ByPlayer<number>;
}

/**
 * Whether the page has the hands of a table. Views leave those of past sessions out for most readers, whose pages ask
 * for them.
 */
export const hasHands = ({ hands, result }: Pick<TableView, 'hands' | 'result'>): boolean =>
  hands.length > 0 || result === null;

/** Returns the sheet of a table with so many hands; rows of hands that are not played or not known are empty. */
export function eventSheet(table: Pick<TableView, 'hands' | 'totals' | 'result'>, most: number): EventSheet {
  const { hands, totals } = table;
  const results = Array.from({ length: most }, (_, n) => {
    const found = hands.find(({ hand }) => hand === n + 1);
    return found && { changes: found.changes, outcome: { kind: found.kind } };
  });
  const sum = (of: (change: number) => number) =>
    byPlayer(player => hands.reduce((all, { changes }) => all + of(changes[player]), 0));
  const played = sum(change => change);
  const moved = byPlayer(player => totals[player] - played[player]);
  return {
    rows: sheetRows(results, most),
    moved:
      hasHands(table) && moved.some(points => points !== 0)
        ? byPlayer(player => cellOf(moved[player], totals[player]))
        : null,
    gained: sum(change => Math.max(0, change)),
    paid: sum(change => Math.max(0, -change)),
    totals,
  };
}

/** Returns the rulings at a table, in their order. */
export const rulingsAt = (view: TournamentView, session: number, table: number): readonly EventRuling[] =>
  view.rulings.filter(ruling => ruling.session === session && ruling.table === table);
