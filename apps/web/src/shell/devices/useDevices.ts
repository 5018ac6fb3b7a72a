import type { DevicesView } from '@gorrion/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answer, type Failure, fetchDevices } from './server.ts';

/** Asks for news so often (ms) while two devices are being paired. */
const LOOK_EVERY = 1500;

export interface Devices {
  /** Undefined until the first answer. */
  readonly view: DevicesView | undefined;
  /** Time (ms, of `performance`) of the answer with the view: what is left in it counts from here. */
  readonly at: number;
  /** Why the last request had no answer. */
  readonly problem: Failure | undefined;
  readonly isBusy: boolean;
  /** Sends a request, and shows what it answers; resolves with it. */
  readonly act: (request: () => Promise<Answer<DevicesView>>) => Promise<Answer<DevicesView>>;
  readonly look: () => void;
}

/** The devices of the person, kept fresh while a code is open or two devices compare a tile. */
export function useDevices(): Devices {
  const [{ view, at }, setSeen] = useState<{ readonly view?: DevicesView; readonly at: number }>({ at: 0 });
  const [problem, setProblem] = useState<Failure>();
  const [acting, setActing] = useState(0);
  /** Requests so far. An answer is old if a later request has changed something. */
  const asked = useRef(0);

  const hear = useCallback((answer: Answer<DevicesView>): void => {
    if (answer.ok) setSeen({ view: answer.value, at: performance.now() });
    setProblem(answer.ok ? undefined : answer.why);
  }, []);

  const look = useCallback(async () => {
    const number = asked.current;
    const answer = await fetchDevices();
    if (number === asked.current) hear(answer);
  }, [hear]);

  const act = useCallback(
    async (request: () => Promise<Answer<DevicesView>>) => {
      asked.current++;
      setActing(count => count + 1);
      const answer = await request();
      asked.current++;
      setActing(count => count - 1);
      hear(answer);
      return answer;
    },
    [hear],
  );

  useEffect(() => void look(), [look]);
  const isPairing = Boolean(view?.offer ?? view?.claim);
  useEffect(() => {
    if (!isPairing) return;
    const id = setInterval(() => void look(), LOOK_EVERY);
    return () => clearInterval(id);
  }, [isPairing, look]);

  return { view, at, problem, isBusy: acting > 0, act, look: () => void look() };
}

/** Returns the whole seconds that are left of `msLeft`, counted from `at` (ms, of `performance`). */
export function useSecondsLeft(msLeft: number, at: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((at + msLeft - performance.now()) / 1000));
  const [seconds, setSeconds] = useState(secondsLeft);
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((at + msLeft - performance.now()) / 1000)));
    tick();
    const id = setInterval(tick, 250);
    return () => clearInterval(id);
  }, [at, msLeft]);
  return seconds;
}
