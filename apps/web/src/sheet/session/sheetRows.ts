import { type ByPlayer, byPlayer, isClassical, type SessionState } from '@gorrion/rules';

/** The cells of one player in one row: gained, paid, running total. */
export interface SheetCell {
  readonly gained: number | undefined;
  readonly paid: number | undefined;
  readonly total: number;
}

export interface SheetRow {
  readonly hand: number;
  /** Undefined for a hand that was not played. The sheet has an empty row for it. */
  readonly cells: ByPlayer<SheetCell> | undefined;
  readonly isVoid?: boolean;
}

/** What a row of the score sheet says of a hand. */
interface PlayedHand {
  readonly changes: ByPlayer<number>;
  readonly outcome: { readonly kind: string };
}

/** Returns the rows of the score sheet of a session, with running totals. */
export function sheetRows(results: readonly (PlayedHand | undefined)[], hands: number): readonly SheetRow[] {
  let totals: ByPlayer<number> = [0, 0, 0, 0];
  return Array.from({ length: hands }, (_, n) => {
    const record = results[n];
    if (!record) return { hand: n + 1, cells: undefined };
    const { changes } = record;
    const before = totals;
    totals = byPlayer(player => before[player] + changes[player]);
    const cells = byPlayer(player => ({
      gained: changes[player] > 0 ? changes[player] : undefined,
      paid: changes[player] < 0 ? -changes[player] : undefined,
      total: before[player] + changes[player],
    }));
    return { hand: n + 1, cells, isVoid: record.outcome.kind === 'void' };
  });
}

/** Returns how many rows a sheet has: one for each agreed hand; by the older ways one for each hand that was played. */
export const rowCount = ({ options, results }: Pick<SessionState, 'options' | 'results'>): number =>
  isClassical(options.rules) ? results.length : options.hands;
