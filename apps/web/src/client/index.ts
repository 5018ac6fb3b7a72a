import { createClient } from '../connection/client.ts';
import { newId } from '../connection/ids.ts';
import { socketWire } from '../connection/socketWire.ts';
import { pageTimers } from '../connection/wire.ts';
import { twoEnds } from '../solo/ends.ts';
import { rememberedName, rememberingName } from '../solo/lastName.ts';
import { switchboard } from '../solo/switchboard.ts';
import { soloWire } from '../solo/wire.ts';
import { useApp } from '../store/app.ts';

const ends = twoEnds(useApp);
const parts = { timers: pageTimers, random: Math.random, newId };

/** The one connection of this page: to the server, and to the thread that plays where there is none. */
export const client = switchboard({
  server: createClient({ ...parts, wire: socketWire(), store: rememberingName(ends.storeOf('server')) }),
  device: createClient({ ...parts, wire: soloWire(), store: ends.storeOf('device') }),
  ends,
  rememberedName,
});

/** Phones freeze pages and laptops sleep: on every sign of waking the connection is looked at. */
export function startClient(): void {
  client.start();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') client.check();
  });
  addEventListener('online', client.check);
  addEventListener('pageshow', client.check);
}
