import type { ServerClock } from './serverClock.ts';
import type { Timers, Wire } from './wire.ts';

/** Milliseconds after a connection opens at which the page asks for the server's time. */
const FIRST_MS = [0, 1000, 4000, 12_000] as const;
/** Milliseconds between later questions. */
const EVERY_MS = 60_000;

/** Waits in ms before question `n` (0 is the first), counted from the question before it. */
const waitBefore = (n: number): number => {
  const at = FIRST_MS[n];
  return at === undefined ? EVERY_MS : at - (FIRST_MS[n - 1] ?? 0);
};

/**
 * Feeds the clock with samples of the server's time: several in the first seconds of a connection, then one a minute.
 * Returns the function that begins a connection's series of questions; it ends by itself when the wire is closed.
 */
export function timeSync(wire: Wire, timers: Timers, clock: ServerClock): () => void {
  let cancel = () => {};

  function schedule(n: number): void {
    cancel();
    cancel = timers.after(waitBefore(n), () => {
      if (!wire.isOpen()) return;
      const askedAt = timers.now();
      wire.ask('time', {}, answer => {
        if (answer.ok) clock.sample(askedAt, timers.now(), answer.now);
      });
      schedule(n + 1);
    });
  }

  return () => schedule(0);
}
