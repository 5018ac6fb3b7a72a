import { ok, type Result } from '../../result/result.ts';
import { type BySeat, bySeat } from '../../tiles/seat.ts';
import type { RuleError } from '../errors.ts';
import type { HandEvent, RevealedSeat } from '../events.ts';
import type { HandState } from '../state.ts';

/** Returns what all seats show when a hand is over. */
export const shownHands = (state: HandState): BySeat<RevealedSeat> =>
  bySeat(seat => ({ concealed: state.seats[seat].concealed, melds: state.seats[seat].melds }));

/** Stops the hand, which is then void: the session's time is up, or an umpire orders it (article 85). */
export const stopHand = (state: HandState): Result<readonly HandEvent[], RuleError> =>
  ok([{ type: 'stopped', shown: shownHands(state) }]);
