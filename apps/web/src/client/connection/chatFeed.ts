import { type Wire, withLine } from '@gorrion/client/connection';
import type { Store } from '../store/app.ts';

/** Keeps what players say, and where, in step with the table that the page wants: a full list replaces it, a new line joins it. */
export function chatFeed(wire: Wire, store: Store, isWanted: (code: string) => boolean): void {
  wire.on('table:chat', ({ code, lines }) => isWanted(code) && store.setState({ chat: lines }));
  wire.on('table:call-link', ({ code, link }) => isWanted(code) && store.setState({ callLink: link }));
  wire.on('table:said', ({ code, line }) => {
    if (isWanted(code)) store.setState(({ chat }) => ({ chat: withLine(chat, line) }));
  });
}
