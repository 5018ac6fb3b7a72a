import { useApp } from '../store/app.ts';
import { createClient } from './client.ts';
import { newId } from './ids.ts';
import { socketWire } from './socketWire.ts';
import { pageTimers } from './wire.ts';

/** The one connection of this page. */
export const client = createClient({
  wire: socketWire(),
  timers: pageTimers,
  store: useApp,
  random: Math.random,
  newId,
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
