import { FakeTimers, FakeWire } from '@gorrion/client/testing';
import { createClient } from '../client/connection/client.ts';
import { useApp } from '../client/store/app.ts';

/** Returns a client that the server has just accepted, with the wire and the clock that the test controls. */
export function connected() {
  const wire = new FakeWire();
  const timers = new FakeTimers();
  let ids = 0;
  const client = createClient({ wire, timers, store: useApp, random: () => 0, newId: () => `id${++ids}` });
  client.start();
  wire.accept();
  return { wire, timers, client };
}
