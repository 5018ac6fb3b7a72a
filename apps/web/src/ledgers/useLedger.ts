import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type LedgerSight, LiveLedger } from './live.ts';
import type { Sent } from './outbox.ts';
import { type Answer, type LedgerKindName, type LedgerList, listLedgers } from './server.ts';

/** A ledger as a page uses it. */
export interface Ledger<View, Command> extends LedgerSight<View> {
  /** Sends a command; resolves with the server's answer. While the network is gone the command waits. */
  send(command: Command): Promise<Sent>;
}

const known = new Map<string, LiveLedger<unknown>>();

/** Returns the one object that follows a ledger in this page. */
function liveOf<View>(kind: LedgerKindName, id: string): LiveLedger<View> {
  const key = `${kind} ${id}`;
  const live = known.get(key) ?? new LiveLedger<unknown>(kind, id);
  known.set(key, live);
  return live as LiveLedger<View>;
}

/** Follows a group or event, and sends what is done to it. */
export function useLedger<View, Command>(kind: LedgerKindName, id: string): Ledger<View, Command> {
  const live = liveOf<View>(kind, id);
  const sight = useSyncExternalStore(live.listen, () => live.sight);
  const send = useCallback((command: Command) => live.send(command), [live]);
  return { ...sight, send };
}

/**
 * Returns the groups or events of the person and those that everybody may find; undefined until the first answer. Another
 * count of `looks` asks again, and so does the time `every` (ms).
 */
export function useLedgers<Card>(
  kind: LedgerKindName,
  looks = 0,
  every?: number,
): Answer<LedgerList<Card>> | undefined {
  const [answer, setAnswer] = useState<Answer<LedgerList<Card>>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each count is another look
  useEffect(() => {
    let isHere = true;
    const look = () => void listLedgers<Card>(kind).then(next => isHere && setAnswer(next));
    look();
    const timer = every === undefined ? undefined : setInterval(look, every);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [kind, every, looks]);
  return answer;
}
