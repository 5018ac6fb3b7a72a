import type { DuplicateEvent, HandResult } from '@gorrion/events/duplicate';
import type { Fact } from '@gorrion/events/ledger';
import type { GameId, SheetLine, TableCode } from '@gorrion/protocol';
import { sheetOf } from '@gorrion/table';
import type { Store } from '../persistence/store.ts';

/** Returns a line of a score sheet as a duplicate compares it. */
export function resultOfLine({ fans = [], ...line }: SheetLine): HandResult {
  const [fan] = fans;
  return { ...line, ...(fan && { fan }) };
}

/**
 * Resolves with the finished hands of a table's log, those before a moment (server ms) if one is given; undefined if no
 * hand was ever dealt there.
 */
export async function resultsIn(
  store: Pick<Store, 'read'>,
  code: TableCode,
  before = Number.POSITIVE_INFINITY,
): Promise<readonly HandResult[] | undefined> {
  const log = await store.read(code);
  if (log.kind === 'damaged') return [];
  const isDealt = log.entries.some(({ event }) => event.type === 'session' && event.event.type === 'hand-begun');
  return isDealt ? sheetOf(log.entries.filter(({ at }) => at < before)).lines.map(resultOfLine) : undefined;
}

/** Returns the table of a game. */
export const tableOf = (game: GameId): TableCode => game.slice(0, game.lastIndexOf('-')) as TableCode;

/** Returns a fact of the server as a ledger folds it before it has a number. */
export const factOf = (event: DuplicateEvent): Fact<DuplicateEvent> => ({ seq: 0, at: 0, by: null, event });
