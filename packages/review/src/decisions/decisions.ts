import type { RecordedFact } from '@gorrion/protocol';
import { evolve, type HandState, SEATS, type Seat, undealt, viewFor } from '@gorrion/rules';
import { type DealtHand, eventsOf, type HandFact } from '../hands/dealtHands.ts';
import { isWin } from './actions.ts';
import type { Decision } from './decision.ts';
import { answerOnTurn } from './onTurn.ts';
import { ClaimRecord } from './window.ts';

/** Returns the number of the turn: discards so far, and one for who has yet to discard. */
const turnIn = ({ seats, phase }: HandState): number =>
  SEATS.reduce<number>((sum, seat) => sum + seats[seat].discards.length, isAnswered(phase) ? 0 : 1);

/** Whether a discard, which counts already, is being answered. A tile added to a pung is no discard. */
const isAnswered = (phase: HandState['phase']): boolean => phase.name === 'claims' && phase.on === 'discard';

function claimDecision(claims: ClaimRecord, end: HandFact, seat: Seat): Decision | undefined {
  const answer = claims.answerOf(seat, end.event, end.fact);
  if (!answer) return undefined;
  const kind = answer.actions.some(isWin) ? 'win' : 'claim';
  const { opened, before } = claims;
  return { ...answer, kind, before, turn: turnIn(opened), view: viewFor(opened, seat) };
}

/**
 * Returns the decisions of one seat in a hand, in order. What cannot be graded is left out: forced actions, offences,
 * claims that fell, words that may mean several melds, dead hands, and hands that keep a flower.
 */
export function decisionsOf(facts: readonly RecordedFact[], hand: DealtHand, seat: Seat): readonly Decision[] {
  const decisions: Decision[] = [];
  let state = undealt;
  let claims: ClaimRecord | undefined;
  for (const { event, fact } of eventsOf(facts, hand)) {
    if (claims?.add(event, fact)) {
      const decision = claimDecision(claims, { event, fact }, seat);
      if (decision) decisions.push(decision);
      claims = undefined;
    }
    const answer = answerOnTurn(event, state);
    if (answer?.seat === seat) {
      decisions.push({ ...answer, before: fact, fact, turn: turnIn(state), view: viewFor(state, seat) });
    }
    state = evolve(state, event);
    if (event.type === 'discarded' || event.type === 'kong-added') {
      claims = new ClaimRecord(fact + 1, state, event.seat);
    }
  }
  return decisions.sort((a, b) => a.before - b.before);
}
