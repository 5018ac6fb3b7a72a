import type { Refusal } from '@gorrion/protocol';
import { retryDelay } from './backoff.ts';
import type { LinkState } from './linkState.ts';
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

/** Attempts in a row that fail before the link asks whether the server answers at all. */
const BLOCKED_AFTER = 3;

interface LinkOptions {
  readonly wire: Wire;
  readonly timers: Timers;
  readonly random: () => number;
  readonly onState: (state: LinkState) => void;
}

const finalOf = (code: string): LinkState | undefined => {
  if (code === 'wrong-version') return { status: 'outdated' };
  if (code === 'bad-token' || code === 'token-only-reads') return { status: 'refused', why: code };
  return code === 'replaced-by-newer-page' ? { status: 'replaced' } : undefined;
};

/** Refusals that pass by themselves: the page shows them and retries. */
const PASSING: readonly string[] = ['too-many-pages', 'too-many-pages-nearby'] satisfies readonly Refusal[];
const passingOf = (code: string): Refusal | undefined => (PASSING.includes(code) ? (code as Refusal) : undefined);

/**
 * Counts attempts that fail in a row. After some of them it finds out whether the server answers although no wire comes
 * through.
 */
function failuresOf(wire: Wire, onFound: (found: { readonly isBlocked: true }) => unknown) {
  let count = 0;
  let isFound = false;
  const look = async () => {
    const isThere = await wire.isServerThere?.().catch(() => false);
    if (!isThere || count < BLOCKED_AFTER) return;
    isFound = true;
    onFound({ isBlocked: true });
  };
  return {
    /** What the failures say of the connection. */
    found: () => (isFound ? { isBlocked: true } : {}),
    /** Counts one more; returns how many there were before. */
    more(): number {
      count += 1;
      if (count >= BLOCKED_AFTER && !isFound) void look();
      return count - 1;
    },
    over() {
      count = 0;
      isFound = false;
    },
  };
}

/** Keeps the wire open: retries after a loss, checks it on waking, and stops for good when replaced or outdated. */
export function createLink({ wire, timers, random, onState }: LinkOptions): Link {
  let state: LinkState = { status: 'connecting' };
  let isRestart = false;
  let cancelRetry = () => {};

  const enter = (next: LinkState) => {
    state = next;
    onState(next);
  };
  const failures = failuresOf(wire, found => state.status === 'offline' && enter({ ...state, ...found }));
  const isFinal = () => ['replaced', 'outdated', 'refused'].includes(state.status);
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
    const delay = retryDelay(failures.more(), random);
    enter({ status: 'offline', retryAt: timers.now() + delay, isRestart, why, ...failures.found() });
    cancelRetry = timers.after(delay, open);
  };

  wire.onOpen(() => {
    isRestart = false;
    failures.over();
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
