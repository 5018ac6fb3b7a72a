import type { Refusal } from '@gorrion/protocol';
import type { LinkState } from '../store/linkState.ts';
import { retryDelay } from './backoff.ts';
import type { Timers, Wire } from './wire.ts';

export interface Link {
  start(): void;
  /** Connects at once instead of waiting for the next attempt. */
  retryNow(): void;
  /** Checks, after sleep or a change of network, that the server still answers. */
  check(): void;
}

/** A connection whose liveness question stays unanswered for this time (ms) counts as dead. */
const CHECK_MS = 3000;

interface LinkOptions {
  readonly wire: Wire;
  readonly timers: Timers;
  readonly random: () => number;
  readonly onState: (state: LinkState) => void;
}

const finalOf = (code: string): LinkState | undefined => {
  if (code === 'wrong-version') return { status: 'outdated' };
  return code === 'replaced-by-newer-page' ? { status: 'replaced' } : undefined;
};

/** Refusals that pass by themselves: the page shows them and retries. */
const PASSING: readonly string[] = ['too-many-pages', 'too-many-pages-nearby'] satisfies readonly Refusal[];
const passingOf = (code: string): Refusal | undefined => (PASSING.includes(code) ? (code as Refusal) : undefined);

/** Keeps the wire open: retries after a loss, checks it on waking, and stops for good when replaced or outdated. */
export function createLink({ wire, timers, random, onState }: LinkOptions): Link {
  let state: LinkState = { status: 'connecting' };
  let failures = 0;
  let isRestart = false;
  let cancelRetry = () => {};

  const enter = (next: LinkState) => {
    state = next;
    onState(next);
  };
  const isFinal = () => state.status === 'replaced' || state.status === 'outdated';
  const finish = (next: LinkState) => {
    cancelRetry();
    enter(next);
    wire.close();
  };
  const open = () => {
    cancelRetry();
    wire.open();
  };
  const wait = (why: Refusal | undefined) => {
    cancelRetry();
    const delay = retryDelay(failures++, random);
    enter({ status: 'offline', retryAt: timers.now() + delay, isRestart, why });
    cancelRetry = timers.after(delay, open);
  };

  wire.onOpen(() => {
    failures = 0;
    isRestart = false;
    enter({ status: 'online' });
  });
  wire.onClose(why => {
    if (isFinal()) return;
    const final = finalOf(why);
    if (final) finish(final);
    else wait(passingOf(why));
  });
  wire.on('notice', ({ code }) => {
    isRestart = code === 'server-stopping';
    const final = finalOf(code);
    if (final) finish(final);
  });

  return {
    start() {
      enter({ status: 'connecting' });
      open();
    },
    retryNow() {
      if (!isFinal() && !wire.isOpen()) open();
    },
    check() {
      if (isFinal()) return;
      if (!wire.isOpen()) return open();
      const giveUp = timers.after(CHECK_MS, () => wire.close());
      wire.ask('time', {}, giveUp);
    },
  };
}
