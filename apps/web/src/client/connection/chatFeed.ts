import type { Wire } from '@gorrion/client/connection';
import type { Store } from '../store/app.ts';

/** Chat lines that a page keeps: as many as a server sends to a late arrival. */
const KEPT = 100;

/** Keeps the store's chat in step with the table that the page wants: a full list replaces it, a new line joins it. */
export function chatFeed(wire: Wire, store: Store, isWanted: (code: string) => boolean): void {
  wire.on('table:chat', ({ code, lines }) => isWanted(code) && store.setState({ chat: lines }));
  wire.on('table:said', ({ code, line }) => {
    if (!isWanted(code)) return;
    const { chat } = store.getState();
    // A line of the full list can come once more by itself.
    const isNew = line.at > (chat.at(-1)?.at ?? 0);
    if (isNew) store.setState({ chat: [...chat, line].slice(-KEPT) });
  });
}
