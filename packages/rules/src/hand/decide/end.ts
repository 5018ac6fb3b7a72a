import { ok, type Result } from '../../result/result.ts';
import { type BySeat, bySeat } from '../../tiles/seat.ts';
import type { RuleError } from '../errors.ts';
import type { HandEvent, Shown } from '../events.ts';
import type { HandState } from '../state.ts';

/** What lies open when a hand is over: everybody's tiles. */
export const shownHands = (state: HandState): BySeat<Shown> =>
  bySeat(seat => ({ concealed: state.seats[seat].concealed, melds: state.seats[seat].melds }));

/** The session's time is up, or an umpire stops the hand: it is void (ruling 85). */
export const stopHand = (state: HandState): Result<readonly HandEvent[], RuleError> =>
  ok([{ type: 'stopped', shown: shownHands(state) }]);
