import type { TableViewer } from '@gorrion/protocol';
import type { Pending } from './app.ts';
import type { Following } from './following.ts';
import { seatOfViewer } from './people.ts';

/** What the viewer has said in the open window and nobody has resolved yet. */
export function sentClaim(table: Following, pending: readonly Pending[]): 'passed' | 'sent' | undefined {
  const { phase } = table.state.session.hand;
  const seat = seatOfViewer(table.state, table.viewer as TableViewer);
  if (phase.name !== 'claims' || seat === undefined) return undefined;
  const said = phase.made[seat] ?? pendingClaim(table, pending);
  if (!said) return undefined;
  return said.kind === 'pass' ? 'passed' : 'sent';
}

/** A claim on its way to the server, said on what is still the newest event. */
function pendingClaim(table: Following, pending: readonly Pending[]) {
  const own = pending.find(({ command, at }) => command.type === 'act' && at === table.seq);
  const action = own?.command.type === 'act' ? own.command.action : undefined;
  return action?.type === 'claim' ? action.claim : undefined;
}

/** A move on its way: until it is answered nothing else is offered. */
export const isMoving = (table: Following, pending: readonly Pending[]): boolean =>
  pending.some(({ command, at }) => command.type === 'act' && at === table.seq);
