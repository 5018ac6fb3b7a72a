import {
  type CountedHand,
  type DoubleId,
  type Outcome,
  type ScoredFan,
  type SpecialId,
  winnersScore,
} from '@gorrion/rules';
import { type Histogram, NOTHING } from './histogram.ts';
import type { Seating } from './walls.ts';

/** One hand of a match, by place: the order in which the command line names the four. */
export interface MatchHand {
  /** Table points that each place won or paid. */
  readonly scores: readonly number[];
  /** Refused commands of each place. */
  readonly errors: readonly number[];
  readonly win?: WinRecord;
}

export interface WinRecord {
  /** Place of the winner. */
  readonly by: number;
  /** Place of the seat that gave the tile; the winner's when self-drawn. */
  readonly from: number;
  /** Points without flowers. */
  readonly points: number;
  /** The fan of most points; under the older ways the special hand or the reason of most doubles. */
  readonly main: MainReason;
}

export type MainReason = ScoredFan | SpecialId | DoubleId | 'no-double';

/** Times of a place's decisions in milliseconds: by the wall clock, and of the processor where it is known. */
export interface Times {
  readonly clock: Histogram;
  readonly processor: Histogram;
}
export const NO_TIMES: Times = { clock: NOTHING, processor: NOTHING };

/** All hands of one wall. Walls are independent of each other, their hands are not. */
export interface WallRecord {
  readonly wall: number;
  readonly hands: readonly MatchHand[];
  readonly times: readonly Times[];
}

/** Returns what a hand of the older ways owes most of its worth to. */
function mainOf({ special, doubles }: CountedHand): MainReason {
  if (special) return special.id;
  return doubles.toSorted((a, b) => b.doubles - a.doubles)[0]?.id ?? 'no-double';
}

const PLACES = [0, 1, 2, 3] as const;

/** Returns the record of a finished hand. `seating` has the place of each seat. */
export function recordOf(outcome: Outcome, illegal: readonly number[], seating: Seating): MatchHand {
  const seatOf = (place: number) => seating.indexOf(place);
  const scores = PLACES.map(place => outcome.payments[seatOf(place)]!);
  const errors = PLACES.map(place => illegal[seatOf(place)]!);
  if (outcome.kind !== 'won') return { scores, errors };
  const { seat, from } = outcome;
  const score = winnersScore(outcome);
  const win = {
    by: seating[seat],
    from: seating[from],
    points: score.total,
    main: score.counted ? mainOf(score.counted) : score.fans[0]!.id,
  };
  return { scores, errors, win };
}
