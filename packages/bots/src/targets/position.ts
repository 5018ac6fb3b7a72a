import { countsOf, type Holding, isClaimed, type McrRules, type Meld, mcrOnly, type Seat } from '@gorrion/rules';
import { setIdOf } from '../routes/sets.ts';
import type { Sight } from '../sight/sight.ts';

/** A hand to value: its tiles, the unseen copies, and the circumstances that the scorer needs. */
export interface Position {
  readonly counts: Uint8Array;
  readonly live: Uint8Array;
  readonly shown: Uint8Array;
  readonly melds: readonly Meld[];
  readonly meldIds: readonly number[];
  /** Whether the seat has claimed a meld, so that the hand is no longer concealed. */
  readonly isOpen: boolean;
  readonly seat: Seat;
  readonly prevalentWind: Seat;
  readonly rules: McrRules;
}

/** Returns the position of a holding under a seat's sight. */
export function positionOf({ concealed, melds }: Holding, sight: Sight): Position {
  return {
    counts: countsOf(concealed),
    live: sight.live,
    shown: sight.shown,
    melds,
    meldIds: melds.map(setIdOf),
    isOpen: melds.some(isClaimed),
    seat: sight.seat,
    prevalentWind: sight.view.prevalentWind,
    rules: mcrOnly(sight.view.rules),
  };
}
