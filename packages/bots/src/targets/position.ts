import { countsOf, type Holding, isClaimed, type Meld, type Ruleset, type Seat } from '@gorrion/rules';
import { setIdOf } from '../routes/sets.ts';
import type { Sight } from '../sight/sight.ts';

/** A hand to be judged: what it holds, what may still come, and what the scorer has to know. */
export interface Position {
  readonly counts: Uint8Array;
  readonly live: Uint8Array;
  readonly shown: Uint8Array;
  readonly melds: readonly Meld[];
  readonly meldIds: readonly number[];
  /** Something has been claimed, so that the hand is no longer concealed. */
  readonly isOpen: boolean;
  readonly seat: Seat;
  readonly prevalentWind: Seat;
  readonly rules: Ruleset;
}

/** The position of a holding among what the seat sees. */
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
    rules: sight.view.rules,
  };
}
