import type { FanId } from '../scoring/fans/ids.ts';
import type { Seat } from '../tiles/seat.ts';

/** A seat that says of a named fan that the hand does not have it. */
export interface FanObjection {
  readonly seat: Seat;
  readonly fan: FanId;
}

/** The fans that a winner named, in their order and as often as they count, and what others objected to (article 41). */
export interface WinCount {
  readonly declared: readonly FanId[];
  readonly objections: readonly FanObjection[];
}
