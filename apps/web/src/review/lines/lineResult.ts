import type { TableState } from '@gorrion/protocol';
import { byPlayer, type HandState, paymentsOf, seatOf } from '@gorrion/rules';
import { evolveTable } from '@gorrion/table';

/**
 * Returns a table on which the hand of a line is played, and scored once it is over, so that its sheet can be shown. The
 * shuffle was proven for the game, not for the line.
 */
export function tableOfLine({ proof: _, ...table }: TableState, hand: HandState): TableState {
  const session = { ...table.session, hand };
  const played = { ...table, session } as TableState;
  const paid = paymentsOf(hand);
  if (!paid || hand.phase.name !== 'over') return played;
  const { handNumber: number, round, seating: players } = session;
  const changes = byPlayer(player => paid[seatOf(session, player)].change);
  const record = { number, round, outcome: hand.phase.outcome, players, changes };
  return evolveTable(played, { at: 0, event: { type: 'session', event: { type: 'hand-scored', record } } });
}
