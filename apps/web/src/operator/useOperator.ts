import type { OperatorView, OperatorWish } from '@gorrion/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { client } from '../client/index.ts';
import { act, type Failure, type Look, look } from './server.ts';

/** Ms between two looks while the page is in sight. */
const LOOK_EVERY = 4000;
/** Ms without an answer after which what is shown is marked as old. */
const OLD_AFTER = 12_000;

/** What the page shows: nothing yet, no such page, the form for the key, or the server. */
type State = 'asking' | 'off' | 'signed-out' | 'offline' | 'in';

/** Why a wish was not done, with what completes the sentence. */
export interface Refused {
  readonly why: Failure;
  readonly figures?: Readonly<Record<string, number | string>> | undefined;
}

export interface Operator {
  readonly state: State;
  readonly view: OperatorView | undefined;
  /** Server time (ms) of the last answer. */
  readonly at: number;
  /** Whether no answer has come for some time. */
  readonly isOld: boolean;
  readonly isBusy: boolean;
  /** Does what the operator wishes; resolves with why not. */
  readonly act: (wish: OperatorWish) => Promise<Refused | undefined>;
  readonly look: () => void;
}

interface Seen {
  readonly state: State;
  readonly view?: OperatorView;
  readonly at: number;
  readonly isOld: boolean;
}

/** Returns what the page shows once it has looked. */
function after(before: Seen, found: Look, now: number): Seen {
  if (found.kind === 'view') return { state: 'in', view: found.view, at: now, isOld: false };
  if (found.kind === 'same') return { ...before, at: now, isOld: false };
  if (found.kind !== 'offline') return { state: found.kind, at: now, isOld: false };
  const isOld = now - before.at > OLD_AFTER;
  return { ...before, state: before.state === 'asking' ? 'offline' : before.state, isOld };
}

/** Calls a function now, and again and again while the page is in sight. */
function useAgain(call: () => void): void {
  useEffect(() => {
    call();
    const again = () => {
      if (!document.hidden) call();
    };
    const timer = setInterval(again, LOOK_EVERY);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [call]);
}

/** The server as its operator sees it, looked at again and again while the page is in sight. */
export function useOperator(): Operator {
  const [seen, setSeen] = useState<Seen>({ state: 'asking', at: 0, isOld: false });
  const [acting, setActing] = useState(0);
  const tag = useRef<string | null>(null);
  /** Acts so far: a look that began before one shows what was before it. */
  const acts = useRef(0);

  const hear = useCallback((found: Look) => {
    if (found.kind === 'view') tag.current = found.tag;
    else if (found.kind === 'signed-out' || found.kind === 'off') tag.current = null;
    setSeen(before => after(before, found, client.now()));
  }, []);

  const lookNow = useCallback(() => {
    const before = acts.current;
    void look(tag.current).then(found => before === acts.current && hear(found));
  }, [hear]);
  useAgain(lookNow);

  const wish = useCallback(
    async (sent: OperatorWish) => {
      acts.current++;
      setActing(count => count + 1);
      const answer = await act(sent);
      acts.current++;
      setActing(count => count - 1);
      const isOut = answer.ok ? sent.type === 'sign-out' : answer.why === 'signed-out';
      if (isOut) hear({ kind: 'signed-out' });
      else if (answer.ok) hear({ kind: 'view', view: answer.value, tag: null });
      return answer.ok ? undefined : { why: answer.why, figures: answer.figures };
    },
    [hear],
  );

  return { ...seen, view: seen.view, isBusy: acting > 0, act: wish, look: lookNow };
}
