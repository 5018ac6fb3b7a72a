import type { SeatPlace } from '@gorrion/events/tournament';
import type { Player } from '@gorrion/rules';

/*
 * The exchange of two seats by keyboard: Space lifts a seat, arrows move, Space exchanges it with the one that was
 * reached, Escape puts it back. A tap does what Space does.
 */

export interface Lifting {
  /** The seat on which the keyboard is. */
  readonly at: SeatPlace;
  /** The seat that is lifted. */
  readonly lifted: SeatPlace | undefined;
}

export const isSameSeat = (a: SeatPlace | undefined, b: SeatPlace | undefined): boolean =>
  a !== undefined && b !== undefined && a.table === b.table && a.seat === b.seat;

/** What a press on a seat does. */
export type Press =
  | { readonly act: 'lift' | 'put-back'; readonly next: Lifting }
  | { readonly act: 'exchange'; readonly one: SeatPlace; readonly other: SeatPlace; readonly next: Lifting };

export function pressed({ lifted }: Lifting, seat: SeatPlace): Press {
  if (!lifted) return { act: 'lift', next: { at: seat, lifted: seat } };
  const next = { at: seat, lifted: undefined };
  if (isSameSeat(lifted, seat)) return { act: 'put-back', next };
  return { act: 'exchange', one: lifted, other: seat, next };
}

/**
 * Returns the seat that an arrow, Home or End reaches from another one: up and down within a table and on to the table
 * below or above, left and right to the same seat of the table beside.
 * @param tables the tables that are shown, in their order
 */
export function reached(from: SeatPlace, key: string, tables: readonly number[], columns: number): SeatPlace {
  const at = Math.max(0, tables.indexOf(from.table));
  const seatAt = (index: number, seat: number): SeatPlace => {
    const table = tables[index];
    return table === undefined ? from : { table, seat: seat as Player };
  };
  switch (key) {
    case 'ArrowLeft':
      return seatAt(at - 1, from.seat);
    case 'ArrowRight':
      return seatAt(at + 1, from.seat);
    case 'ArrowUp':
      return from.seat > 0 ? seatAt(at, from.seat - 1) : seatAt(at - columns, 3);
    case 'ArrowDown':
      return from.seat < 3 ? seatAt(at, from.seat + 1) : seatAt(at + columns, 0);
    case 'Home':
      return seatAt(0, 0);
    case 'End':
      return seatAt(tables.length - 1, 3);
    default:
      return from;
  }
}
