import type { GameRecord } from '@gorrion/protocol';
import { type Seat, type SeatCommand, safeActions } from '@gorrion/rules';
import { evolveTable, unopened } from '@gorrion/table';

/**
 * Returns all that a seat could do in a finished hand once so many of its events had happened; empty if it had nothing
 * to decide, or only tiles to exchange. Hands are counted from 0 in the order of their deals.
 */
export function choicesAt(
  { facts }: Pick<GameRecord, 'facts'>,
  hand: number,
  events: number,
  seat: Seat,
): readonly SeatCommand[] {
  let state = unopened;
  let [hands, inHand] = [-1, 0];
  for (const fact of facts) {
    const inner = fact.event.type === 'session' ? fact.event.event : undefined;
    if (inner?.type === 'hand-begun') hands += 1;
    if (hands > hand) return [];
    if (hands === hand && inner?.type === 'hand') {
      const { phase } = state.session.hand;
      if (inHand === events) return phase.name === 'exchanging' ? [] : safeActions(state.session.hand, seat);
      inHand += 1;
    }
    state = evolveTable(state, fact);
  }
  return [];
}
