import type { TableViewer } from '@gorrion/protocol';
import type { PendingCommand } from './app.ts';
import type { FollowedTable } from './following.ts';
import { seatOfViewer } from './people.ts';

/** Returns how the viewer has answered the open claim window; undefined if they have not. */
export function sentClaim(table: FollowedTable, pending: readonly PendingCommand[]): 'passed' | 'sent' | undefined {
  const { phase } = table.state.session.hand;
  const seat = seatOfViewer(table.state, table.viewer as TableViewer);
  if (phase.name !== 'claims' || seat === undefined) return undefined;
  const said = phase.made[seat] ?? pendingClaim(table, pending);
  if (!said) return undefined;
  return said.kind === 'pass' ? 'passed' : 'sent';
}

/** Returns the claim that is on its way to the server, if it answers the newest event. */
function pendingClaim(table: FollowedTable, pending: readonly PendingCommand[]) {
  const own = pending.find(({ command, at }) => command.type === 'act' && at === table.seq);
  const action = own?.command.type === 'act' ? own.command.action : undefined;
  return action?.type === 'claim' ? action.claim : undefined;
}

/** Returns whether a move is on its way to the server. Until its answer nothing else is offered. */
export const isMoving = (table: FollowedTable, pending: readonly PendingCommand[]): boolean =>
  pending.some(({ command, at }) => command.type === 'act' && at === table.seq);
