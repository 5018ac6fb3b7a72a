import { decide, evolve, type HandState, type Seat } from '@gorrion/rules';
import type { Pending } from '../store/app.ts';
import type { Following } from '../store/following.ts';
import { seatOfViewer } from '../store/people.ts';

/** The discard on its way to the table, said on what is still the newest event. */
function discardOf({ seq }: Following, pending: readonly Pending[]) {
  const own = pending.find(({ command, at }) => command.type === 'act' && at === seq);
  const action = own?.command.type === 'act' ? own.command.action : undefined;
  return action?.type === 'discard' ? action : undefined;
}

const holds = (hand: HandState, seat: Seat, tile: number): boolean =>
  hand.phase.name === 'turn' && hand.phase.seat === seat && hand.seats[seat].concealed.some(held => held === tile);

/**
 * The hand as it will be: an own discard lies in the river at once, however far the server is, since nobody else can
 * move before it. Claims wait for the answer; others may go first. Refused, the tile goes back.
 */
export function foreseen(table: Following, pending: readonly Pending[]): HandState {
  const { hand } = table.state.session;
  const seat = seatOfViewer(table.state, table.viewer);
  const discard = seat === undefined ? undefined : discardOf(table, pending);
  if (seat === undefined || !discard || !holds(hand, seat, discard.tile)) return hand;
  const decision = decide(hand, { type: 'discard', seat, tile: discard.tile });
  return decision.ok ? decision.value.reduce(evolve, hand) : hand;
}
