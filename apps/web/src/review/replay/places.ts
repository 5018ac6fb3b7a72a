import type { RecordedFact } from '@gorrion/protocol';
import type { ReplayHand } from '@gorrion/table';

/** Returns how many events of a hand lie before the decision that comes after a move. */
export const eventsBefore = (facts: readonly RecordedFact[], hand: ReplayHand, move: number): number => {
  const end = hand.moves[move]?.fact ?? hand.begin;
  let events = 0;
  for (let n = hand.begin; n <= end; n++) {
    const { event } = facts[n]!;
    if (event.type === 'session' && event.event.type === 'hand') events += 1;
  }
  return events;
};
