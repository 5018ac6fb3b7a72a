import type { TableCommand } from '@gorrion/protocol';
import { gathering } from '@gorrion/table';
import type { Store } from '../store/app.ts';
import type { Following } from '../store/following.ts';

/** Says a page's part in a shuffle for a table as it stands; undefined = nothing. */
type Owed = (table: Following) => TableCommand | undefined;

/** Whether the shuffle may want something of this page. The arithmetic is loaded only then. */
function isOwing({ state, viewer }: Following): boolean {
  const shuffle = gathering(state);
  if (!shuffle || viewer === 'spectator') return false;
  const { isAsked, seal, nonce } = shuffle.contributions[viewer];
  return isAsked && (shuffle.isCalled ? seal !== undefined && nonce === undefined : seal === undefined);
}

/**
 * Gives this page's nonce to every shuffle that asks for it: unasked by its player, and silently, for a table waits for
 * nobody's nonce for long. To be called after every change of the table.
 */
export function contributor(
  store: Store,
  send: (code: string, command: TableCommand) => Promise<boolean>,
  load: () => Promise<Owed>,
): () => Promise<void> {
  let last = '';
  return async () => {
    const { table } = store.getState();
    if (!table || !isOwing(table)) return;
    const command = (await load())(table);
    const said = JSON.stringify([table.code, command]);
    if (!command || said === last) return;
    last = said;
    if (!(await send(table.code, command))) last = '';
  };
}
