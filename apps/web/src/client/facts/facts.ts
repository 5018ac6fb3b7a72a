import { type HandState, hasFourteen, type Seat, type SeatCommand, winAttempt } from '@gorrion/rules';
import type { ReadyFact, TableFacts } from '../../board/facts.ts';
import { claimFacts } from './claimFacts.ts';
import { fanLines, readyAfterDiscard, readyFact } from './ready.ts';

const ONE = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);

function readyNow(hand: HandState, seat: Seat, locale: string): readonly ReadyFact[] {
  return hasFourteen(hand.seats[seat])
    ? readyAfterDiscard(hand, seat, locale)
    : ONE(readyFact(hand, seat, undefined, locale));
}

/** Returns the points of a complete hand below the minimum, for which Hu is not offered (article 38). */
function completeBelow(hand: HandState, seat: Seat, locale: string): TableFacts['complete'] {
  const score = winAttempt(hand, seat)?.score;
  if (!score || score.total >= hand.rules.minPoints) return undefined;
  return { points: score.total, fans: fanLines(score, locale) };
}

/** Returns the facts about a seat's own hand, from its own view; undefined for a dead hand, and between turns and claims. */
export function factsFor(
  hand: HandState,
  seat: Seat,
  actions: readonly SeatCommand[],
  locale: string,
): TableFacts | undefined {
  const { phase, rules } = hand;
  if ((phase.name !== 'turn' && phase.name !== 'claims') || hand.seats[seat].isDead) return undefined;
  return {
    minimum: rules.minPoints,
    complete: completeBelow(hand, seat, locale),
    ready: readyNow(hand, seat, locale),
    claims: claimFacts(hand, seat, actions, locale),
  };
}
