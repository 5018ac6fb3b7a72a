import {
  type EventRuling,
  paymentsFor,
  type SheetHand,
  type TableView,
  type TournamentView,
} from '@gorrion/events/tournament';
import { rulesetOf } from '@gorrion/protocol';
import { type ByPlayer, byPlayer, isOneFoul, mcrOnly } from '@gorrion/rules';
import { finesOf, penaltiesPaid } from '@gorrion/table';
import { cellOf, type SheetCell, type SheetRow, sheetRows } from '../../sheet/session/sheetRows.ts';

/* The score sheet of a table of an event (Appendix 5). */

/** The rows of a sheet, and what stands below them. */
export interface EventSheet {
  readonly rows: readonly SheetRow[];
  /** What rulings that belong to no hand of the sheet have moved; null if nothing. */
  readonly moved: ByPlayer<SheetCell> | null;
  /** What corrections of the whole sheet have moved; null if nothing. */
  readonly corrected: ByPlayer<SheetCell> | null;
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

/** A hand of a sheet with what its penalties have moved, and what of it the row below takes (less than 0: gives). */
interface PenalizedHand extends Pick<SheetHand, 'hand' | 'kind' | 'changes'> {
  readonly paid?: ByPlayer<number>;
}

/**
 * Returns the hands of a table with their penalties. A table of this server tells of hands with what was moved in them; at
 * a real table they are written without it.
 */
export function penalizedHands(view: TournamentView, session: number, table: TableView): readonly PenalizedHand[] {
  const rules = mcrOnly(rulesetOf(view.plan.settings));
  const given = rulingsAt(view, session, table.table);
  const rulings = table.isReal ? given.filter(({ revoked }) => revoked === undefined) : given;
  const charged = { forms: { fouls: table.fouls ?? [] }, umpire: { rulings } };
  return table.hands.map(({ hand, kind, winner, from, points, changes }) => {
    const fines = finesOf(charged, hand);
    if (fines.length === 0) return { hand, kind, changes };
    if (table.isReal) {
      // The row of the hand stays as it was written: what others are paid stands in the one below, too.
      const moved = byPlayer(player => fines.reduce((sum, { shares }) => sum + shares[player], 0));
      const all = byPlayer(player => changes[player] + moved[player]);
      return { hand, kind, changes: all, paid: byPlayer(player => 0 - moved[player]) };
    }
    const isWon = kind === 'won' && winner !== undefined && points !== undefined;
    const pays = isWon ? paymentsFor({ hand, winner, from, points }, rules) : NOTHING;
    const net = byPlayer(player => changes[player] - pays[player]);
    return { hand, kind, changes, paid: penaltiesPaid(charged, hand, net) };
  });
}

const NOTHING: ByPlayer<number> = [0, 0, 0, 0];

/**
 * Returns the sheet of a table with so many hands; rows of hands that are not played or not known are empty. Its columns
 * add up: what was gained less what was paid are the totals.
 */
export function eventSheet(
  table: Pick<TableView, 'hands' | 'totals' | 'result' | 'corrections'>,
  most: number,
  hands: readonly PenalizedHand[] = table.hands,
): EventSheet {
  const { totals } = table;
  const handOf = (number: number) => hands.find(({ hand }) => hand === number);
  const results = Array.from({ length: most }, (_, n) => {
    const found = handOf(n + 1);
    return found && { changes: found.changes, outcome: { kind: found.kind } };
  });
  const rows = sheetRows(results, most, hand => handOf(hand)?.paid ?? NOTHING);
  const corrections = byPlayer(player => table.corrections.reduce((all, { changes }) => all + changes[player], 0));
  const before = byPlayer(player => totals[player] - corrections[player]);
  const left = byPlayer(player => hands.reduce((all, { changes }) => all - changes[player], before[player]));
  const movedBy = (points: ByPlayer<number>, after: ByPlayer<number>) =>
    hasHands(table) && points.some(one => one !== 0) ? byPlayer(player => cellOf(points[player], after[player])) : null;
  const moved = movedBy(left, before);
  const corrected = movedBy(corrections, totals);
  const sum = (what: 'gained' | 'paid') =>
    byPlayer(player =>
      [...rows.flatMap(({ cells, penalties }) => [cells, penalties]), moved, corrected].reduce(
        (all, cells) => all + (cells?.[player][what] ?? 0),
        0,
      ),
    );
  return { rows, moved, corrected, gained: sum('gained'), paid: sum('paid'), totals };
}

type WithRulings = Pick<TournamentView, 'rulings'>;

/** Returns the rulings at a table, in their order. */
export const rulingsAt = (view: WithRulings, session: number, table: number): readonly EventRuling[] =>
  view.rulings.filter(ruling => ruling.session === session && ruling.table === table);

/** The rulings for one foul: its points, and each penalty beside them. */
export type FoulRulings = readonly [EventRuling, ...EventRuling[]];

/** Returns the rulings at a table, in their order, those for one foul together. */
export function foulsGiven(view: WithRulings, session: number, table: number): readonly FoulRulings[] {
  const fouls: [EventRuling, ...EventRuling[]][] = [];
  for (const one of rulingsAt(view, session, table)) {
    const last = fouls.at(-1);
    const isOfLast = last?.every(
      other => isOneFoul(other, one) && other.ruling.kind !== one.ruling.kind && other.revoked === one.revoked,
    );
    if (isOfLast) last?.push(one);
    else fouls.push([one]);
  }
  return fouls;
}
