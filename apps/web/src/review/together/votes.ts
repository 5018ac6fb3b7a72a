import type { ReviewedCandidate, Reviewer, ReviewVote } from '@gorrion/protocol';
import { type HandState, isSameAction, SEATS, type Seat, type SeatCommand, safeActions } from '@gorrion/rules';

/* What a vote asks and what came of it. */

/** A choice that somebody has voted for. */
export interface VoteBar {
  readonly choice: SeatCommand;
  readonly people: readonly Reviewer[];
  /** Votes as a share, 0 to 1, of those of the first choice. */
  readonly share: number;
  /** Points that the expert expects of it; undefined if the review does not say. */
  readonly value: number | undefined;
}

/** Returns what was voted for, the most votes first. Equal ones stand by the expert's value, then as they were offered. */
export function barsOf(
  { choices, shown }: Pick<ReviewVote, 'choices' | 'shown'>,
  people: readonly Reviewer[],
  candidates: readonly Pick<ReviewedCandidate, 'action' | 'value'>[],
): readonly VoteBar[] {
  const votes = shown ?? [];
  const bars = choices.flatMap((choice, n) => {
    const voters = votes.filter(vote => vote.choice === n).map(({ who }) => who);
    const value = candidates.find(({ action }) => isSameAction(action, choice))?.value;
    return voters.length === 0 ? [] : [{ choice, people: people.filter(({ who }) => voters.includes(who)), value }];
  });
  const most = Math.max(1, ...bars.map(bar => bar.people.length));
  return bars
    .map(bar => ({ ...bar, share: bar.people.length / most }))
    .toSorted((a, b) => b.people.length - a.people.length || (b.value ?? 0) - (a.value ?? 0));
}

/** Returns the seat that has to decide at a moment: the preferred one if it has a choice; undefined if none has, and in exchanges. */
export function decidingSeat(hand: HandState, preferred: Seat): Seat | undefined {
  // What neighbours give each other is no move on the table.
  if (hand.phase.name === 'exchanging') return undefined;
  const seats = [preferred, ...SEATS.filter(seat => seat !== preferred)];
  return seats.find(seat => safeActions(hand, seat).length > 1);
}
