import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type LedgerSight, LiveLedger } from './live.ts';
import type { Sent } from './outbox.ts';
import {
  type Answer,
  type LedgerKindName,
  type LedgerList,
  type LedgerShelf,
  type ListName,
  listLedgers,
} from './server.ts';

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

/** Sends a command to a ledger that the page does not follow yet: who joins may not see it before. */
export const sendTo = <Command>(kind: LedgerKindName, id: string, command: Command): Promise<Sent> =>
  liveOf(kind, id).send(command);

/** The groups or events of the person and those that everybody may find. */
interface Ledgers<Card> {
  /** Undefined until the first answer. */
  readonly answer: Answer<LedgerList<Card>> | undefined;
  /** Reads the next page of a list. */
  more(of: ListName): void;
}

/** Adds a page to what is known of its list. */
const withPage = <Card>(known: LedgerList<Card>, of: ListName, page: LedgerList<Card>): LedgerList<Card> => ({
  ...known,
  [of]: [...known[of], ...page[of]],
  more: { ...known.more, [of]: page.more[of] },
});

/**
 * Reads lists of ledgers, page by page. Another count of `looks` asks again, and so does the time `every` (ms).
 */
export function useLedgers<Card>(shelf: LedgerShelf, looks = 0, every?: number): Ledgers<Card> {
  const [answer, setAnswer] = useState<Answer<LedgerList<Card>>>();
  // The first page alone must not take the place of several.
  const isLong = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each count is another look
  useEffect(() => {
    let isHere = true;
    const look = () => void listLedgers<Card>(shelf).then(next => isHere && setAnswer(next));
    look();
    const timer = every === undefined ? undefined : setInterval(() => isLong.current || look(), every);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [shelf, every, looks]);
  async function more(of: ListName): Promise<void> {
    const after = answer?.ok ? answer.value.more[of] : null;
    if (after === null) return;
    isLong.current = true;
    const page = await listLedgers<Card>(shelf, { of, after });
    // A second press while the page is on its way reads the same page once more.
    setAnswer(known =>
      page.ok && known?.ok && known.value.more[of] === after
        ? { ok: true, value: withPage(known.value, of, page.value) }
        : known,
    );
  }
  return { answer, more: of => void more(of) };
}
