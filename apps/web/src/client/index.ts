import { newId, pageTimers, socketWire } from '@gorrion/client/connection';
import { castKeyInAddress } from './connection/castKey.ts';
import { createClient } from './connection/client.ts';
import { twoEnds } from './solo/ends.ts';
import { rememberedName, rememberingName } from './solo/lastName.ts';
import { switchboard } from './solo/switchboard.ts';
import { soloWire } from './solo/wire.ts';
import { useApp } from './store/app.ts';

const ends = twoEnds(useApp);
const parts = { timers: pageTimers, random: Math.random, newId };

/** The page's one client. It talks to the server, and for games on this device to a worker that hosts them. */
export const client = switchboard({
  server: createClient({
    ...parts,
    wire: socketWire({ cast: castKeyInAddress() }),
    store: rememberingName(ends.storeOf('server')),
  }),
  device: createClient({ ...parts, wire: soloWire(), store: ends.storeOf('device') }),
  ends,
  rememberedName,
});

/** Starts the client, and has it check its connection whenever the page may have slept. */
export function startClient(): void {
  client.tellHidden(document.hidden);
  client.start();
  document.addEventListener('visibilitychange', () => {
    client.tellHidden(document.hidden);
    if (!document.hidden) client.check();
  });
  addEventListener('online', client.check);
  addEventListener('pageshow', client.check);
}
