import { isClassical } from '../rulesets/ruleset.ts';
import { hasRoundsLeft, nextBanker } from './bankers.ts';
import { type HandBegun, handBegun } from './handBegun.ts';
import type { SessionState } from './state.ts';

/* Who deals next and when a session ends, by the family of its rules. */

/** Returns the fact that the next hand begins: who deals and where everybody sits, from the hands played so far. */
export function nextHand(session: SessionState): HandBegun {
  const { rules } = session.options;
  return isClassical(rules) ? nextBanker(session) : handBegun(session.handNumber + 1, rules.seatChange);
}

/** Returns whether the session ends with the hand just scored. */
export const isLastHand = (session: SessionState): boolean =>
  isClassical(session.options.rules) ? !hasRoundsLeft(session) : session.handNumber >= session.options.hands;
