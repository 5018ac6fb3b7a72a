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
  /** What players paid by their own offences in the hand, which the cells of the hand leave out; undefined if nothing. */
  readonly penalties?: ByPlayer<SheetCell>;
}

/** What a row of the score sheet says of a hand. */
interface PlayedHand {
  readonly changes: ByPlayer<number>;
  readonly outcome: { readonly kind: string };
}

const NOTHING: ByPlayer<number> = [0, 0, 0, 0];

/** Returns the cell of a player who gained or paid so much, with their total after it. */
export const cellOf = (change: number, total: number): SheetCell => ({
  gained: change > 0 ? change : undefined,
  paid: change < 0 ? -change : undefined,
  total,
});

/** Whether a row has moved anything for the player of a cell. */
export const isTouched = ({ gained, paid }: SheetCell): boolean => gained !== undefined || paid !== undefined;

/**
 * Returns the rows of the score sheet of a session, with running totals. `penaltiesIn` returns the points that each player
 * paid by their own offences in a hand, where they are known.
 */
export function sheetRows(
  results: readonly (PlayedHand | undefined)[],
  hands: number,
  penaltiesIn: (hand: number) => ByPlayer<number> = () => NOTHING,
): readonly SheetRow[] {
  let totals: ByPlayer<number> = [0, 0, 0, 0];
  return Array.from({ length: hands }, (_, n) => {
    const record = results[n];
    if (!record) return { hand: n + 1, cells: undefined };
    const { changes } = record;
    const before = totals;
    totals = byPlayer(player => before[player] + changes[player]);
    const paid = penaltiesIn(n + 1);
    const cells = byPlayer(player => cellOf(changes[player] + paid[player], totals[player] + paid[player]));
    const isPenalized = paid.some(points => points > 0);
    return {
      hand: n + 1,
      cells,
      isVoid: record.outcome.kind === 'void',
      ...(isPenalized && { penalties: byPlayer(player => cellOf(0 - paid[player], totals[player])) }),
    };
  });
}

/** Returns how many rows a sheet has: one for each agreed hand; by the older ways one for each hand that was played. */
export const rowCount = ({ options, results }: Pick<SessionState, 'options' | 'results'>): number =>
  isClassical(options.rules) ? results.length : options.hands;
