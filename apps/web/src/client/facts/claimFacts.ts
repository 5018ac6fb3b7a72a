import {
  claimedMeld,
  evolve,
  type HandState,
  isClaimed,
  isClassical,
  isMeldClaim,
  type Seat,
  type SeatCommand,
} from '@gorrion/rules';
import type { ClaimFact, FanLine } from '../../board/facts.ts';
import { fanName } from '../../kit/i18n/fanName.ts';
import { readyAfterDiscard, readyFact } from './ready.ts';

/** Fans that only a hand without claimed melds can have: the first by discard, the second by self-draw (articles 51, 52). */
const CLOSED_FANS = [
  ['concealed-hand', 2],
  ['fully-concealed-hand', 4],
] as const;

const lostBy = (hand: HandState, seat: Seat, locale: string): readonly FanLine[] =>
  isClassical(hand.rules) || hand.seats[seat].melds.some(isClaimed)
    ? []
    : CLOSED_FANS.map(([id, points]) => ({ name: fanName(id, locale), points }));

/** Returns what each offered claim would cost the seat, and what the hand waits for after it. */
export function claimFacts(
  hand: HandState,
  seat: Seat,
  actions: readonly SeatCommand[],
  locale: string,
): readonly ClaimFact[] {
  const { phase } = hand;
  if (phase.name !== 'claims' || phase.on !== 'discard') return [];
  const lost = lostBy(hand, seat, locale);
  return actions.flatMap(command => {
    if (command.type !== 'claim' || !isMeldClaim(command.claim)) return [];
    const meld = claimedMeld(command.claim, phase);
    const state = evolve(hand, { type: 'melded', seat, meld });
    const ready =
      meld.kind === 'kong' ? readyFact(state, seat, undefined, locale) : readyAfterDiscard(state, seat, locale)[0];
    return [{ command, lost, after: ready }];
  });
}
