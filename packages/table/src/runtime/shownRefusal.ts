import type { TableCommand } from '@gorrion/protocol';
import type { Context, Decision } from '../decide/context.ts';
import { decideTable } from '../decide/decide.ts';
import { type StreamedTable, shownState, streamOf } from '../people/streamOf.ts';

/**
 * Returns the refusal of a seat by the table as it is shown to who watches with a delay: their answer must not tell that a
 * game has begun or ended. Undefined if it refuses nothing, and for everybody else.
 */
export function shownRefusal(table: StreamedTable, command: TableCommand, context: Context): Decision | undefined {
  if (command.type !== 'sit' || streamOf(table, context.by.id) !== 'delayed') return undefined;
  const decision = decideTable(shownState(table), command, context);
  return decision.ok ? undefined : decision;
}
