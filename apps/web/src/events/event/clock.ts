import type { SessionView } from '@gorrion/events/tournament';
import { useSyncExternalStore } from 'react';
import { client } from '../../client/index.ts';

const SECOND = 1000;

/** The second of the server's clock that has begun (ms). */
const secondNow = (): number => Math.floor(client.now() / SECOND) * SECOND;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells all clocks of a page of the next second at once, so that no two of them differ. */
function tick(): void {
  timer = setTimeout(tick, SECOND - (client.now() % SECOND));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) timer = setTimeout(tick, SECOND - (client.now() % SECOND));
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/** Returns the server time (ms) in whole seconds, as every clock of the page shows it. */
export const useServerTime = (): number => useSyncExternalStore(subscribe, secondNow, secondNow);

/** Returns the time (ms) that is left of a session at a moment (server ms); undefined without a limit. */
export function timeLeft(session: Pick<SessionView, 'endsAt' | 'pausedWith'>, now: number): number | undefined {
  if (session.pausedWith !== undefined) return session.pausedWith;
  return session.endsAt === undefined ? undefined : Math.max(0, session.endsAt - now);
}
