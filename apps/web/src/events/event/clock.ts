import type { SessionView } from '@gorrion/events/tournament';
import { useEffect, useState } from 'react';
import { client } from '../../client/index.ts';

const SECOND = 1000;

/** Returns the server time (ms), read every second. */
export function useServerTime(): number {
  const [now, setNow] = useState(() => client.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(client.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Returns the time (ms) that is left of a session at a moment (server ms); undefined without a limit. */
export function timeLeft(session: Pick<SessionView, 'endsAt' | 'pausedWith'>, now: number): number | undefined {
  if (session.pausedWith !== undefined) return session.pausedWith;
  return session.endsAt === undefined ? undefined : Math.max(0, session.endsAt - now);
}

/** Returns a time (ms) as `1:12:38`, or `12:38` below an hour. Seconds that have begun count. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
