import { decide, evolve, type HandState, type Seat } from '@gorrion/rules';
import type { PendingCommand } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { seatOfViewer } from '../../client/store/people.ts';

/** Returns the pending discard that answers the newest event. */
function discardOf({ seq }: FollowedTable, pending: readonly PendingCommand[]) {
  const own = pending.find(({ command, at }) => command.type === 'act' && at === seq);
  const action = own?.command.type === 'act' ? own.command.action : undefined;
  return action?.type === 'discard' ? action : undefined;
}

const holds = (hand: HandState, seat: Seat, tile: number): boolean =>
  hand.phase.name === 'turn' && hand.phase.seat === seat && hand.seats[seat].concealed.some(held => held === tile);

/**
 * Returns the hand with the player's pending discard already in the river, because no other player can move before it.
 * Claims wait for the answer, because another claim may win. After a refusal the tile returns to the hand.
 */
export function foreseen(table: FollowedTable, pending: readonly PendingCommand[]): HandState {
  const { hand } = table.state.session;
  const seat = seatOfViewer(table.state, table.viewer);
  const discard = seat === undefined ? undefined : discardOf(table, pending);
  if (seat === undefined || !discard || !holds(hand, seat, discard.tile)) return hand;
  const decision = decide(hand, { type: 'discard', seat, tile: discard.tile });
  return decision.ok ? decision.value.reduce(evolve, hand) : hand;
}
