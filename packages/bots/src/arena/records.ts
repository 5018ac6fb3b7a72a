import { type Outcome, type ScoredFan, winnersScore } from '@gorrion/rules';
import { type Histogram, NOTHING } from './histogram.ts';
import type { Seating } from './walls.ts';

/** One hand of a match by place (the order in which the four are named), whatever seats they had. */
export interface MatchHand {
  /** Points won or paid by each place. */
  readonly scores: readonly number[];
  /** Commands of each place that were refused. */
  readonly errors: readonly number[];
  readonly win?: WinRecord;
}

export interface WinRecord {
  readonly by: number;
  /** Who gave the tile; the winner himself when self-drawn. */
  readonly from: number;
  /** Without flowers, like the minimum. */
  readonly points: number;
  /** The dearest fan. */
  readonly main: ScoredFan;
}

/** What a place took to decide, in milliseconds: by the clock, and of its processor where that can be known. */
export interface Times {
  readonly clock: Histogram;
  readonly processor: Histogram;
}
export const NO_TIMES: Times = { clock: NOTHING, processor: NOTHING };

/** All hands of one wall: the unit that chance makes. */
export interface WallRecord {
  readonly wall: number;
  readonly hands: readonly MatchHand[];
  readonly times: readonly Times[];
}

const PLACES = [0, 1, 2, 3] as const;

/** The record of a hand that came to its end at these seats. */
export function recordOf(outcome: Outcome, illegal: readonly number[], seating: Seating): MatchHand {
  const seatOf = (place: number) => seating.indexOf(place);
  const scores = PLACES.map(place => outcome.payments[seatOf(place)]!);
  const errors = PLACES.map(place => illegal[seatOf(place)]!);
  if (outcome.kind !== 'won') return { scores, errors };
  const { seat, from } = outcome;
  const score = winnersScore(outcome);
  const win = { by: seating[seat], from: seating[from], points: score.total, main: score.fans[0]!.id };
  return { scores, errors, win };
}
