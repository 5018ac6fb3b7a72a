import type { RecordedFact } from '@gorrion/protocol';
import { evolveSession, type SeatState, unstarted, waitsOf } from '@gorrion/rules';

/* How long winners waited, which follows from the facts of a game. */

const isReady = ({ concealed, melds }: SeatState): boolean => waitsOf(concealed, melds).tiles.length > 0;

/**
 * Returns for each line of a game's sheet for how many of their own discards in a row the winner was ready before the
 * winning tile came; undefined for a hand without a winner.
 */
export function waitsOfGame(facts: readonly RecordedFact[]): readonly (number | undefined)[] {
  const waits: (number | undefined)[] = [];
  let state = unstarted;
  let turns: number[] = [0, 0, 0, 0];
  for (const { event } of facts) {
    if (event.type !== 'session') continue;
    state = evolveSession(state, event.event);
    const { event: inner } = event;
    if (inner.type === 'hand-begun') turns = [0, 0, 0, 0];
    if (inner.type === 'hand' && inner.event.type === 'discarded') {
      const { seat } = inner.event;
      turns[seat] = isReady(state.hand.seats[seat]) ? turns[seat]! + 1 : 0;
    }
    if (inner.type === 'hand-scored') {
      const { outcome } = inner.record;
      waits.push(outcome.kind === 'won' ? turns[outcome.seat] : undefined);
    }
  }
  return waits;
}
