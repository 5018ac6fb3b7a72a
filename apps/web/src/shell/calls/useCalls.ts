import { type PushView, type PushWishes, USUAL_WISHES } from '@gorrion/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onPushSupport, type PushSupport, pushSupport, subscribe, unsubscribe } from '../../client/push/browser.ts';
import { changePushes, fetchPushes, type PushAnswer, type PushFailure } from '../../client/push/server.ts';
import { noteAsked } from '../../client/push/told.ts';
import { useLanguage } from '../../kit/i18n/index.ts';

export interface Calls {
  /** Undefined until the first answer. */
  readonly view: PushView | undefined;
  readonly support: PushSupport;
  /** What this device wants, or would want if it were called. */
  readonly wishes: PushWishes;
  readonly isOn: boolean;
  readonly problem: PushFailure | undefined;
  readonly isBusy: boolean;
  /** Whether the last thing asked for was a call, and it was sent. */
  readonly isTried: boolean;
  readonly turn: (isOn: boolean) => void;
  readonly change: (wishes: Partial<PushWishes>) => void;
  readonly tryIt: () => void;
  readonly look: () => void;
}

/** What the browser lets this page do, as it is now. */
function useSupport(): PushSupport {
  const [support, setSupport] = useState(pushSupport);
  useEffect(() => onPushSupport(() => setSupport(pushSupport())), []);
  return support;
}

/** What the server knows, and requests to it one after another. `settled` is called with the answer of the last one. */
function useServer(settled: (view: PushView | undefined) => void) {
  const [view, setView] = useState<PushView>();
  const [problem, setProblem] = useState<PushFailure>();
  const [acting, setActing] = useState(0);
  const [isTried, setTried] = useState(false);
  const queue = useRef({
    last: Promise.resolve() as Promise<unknown>,
    length: 0,
    view: undefined as PushView | undefined,
  });
  const act = useCallback(
    (request: () => Promise<PushAnswer>, isTry = false) => {
      const own = queue.current;
      own.length += 1;
      setActing(own.length);
      setTried(false);
      own.last = own.last.then(request).then(answer => {
        own.length -= 1;
        setActing(own.length);
        setProblem(answer.ok ? undefined : answer.why);
        setTried(isTry && answer.ok);
        if (answer.ok) own.view = answer.value;
        setView(own.view);
        if (own.length === 0) settled(own.view);
      });
    },
    [settled],
  );
  return { view, problem, isBusy: acting > 0, isTried, act };
}

/** The calls of this device. A switch takes effect at once, and goes back if the server does not hear of it. */
export function useCalls(): Calls {
  const language = useLanguage();
  const support = useSupport();
  const [wished, setWished] = useState<PushWishes>();
  // What is wished for is kept as long as the device is not called.
  const settled = useCallback((view: PushView | undefined) => setWished(now => (view?.wishes ? undefined : now)), []);
  const { view, act, ...rest } = useServer(settled);
  const wishes = wished ?? view?.wishes ?? USUAL_WISHES;
  const isOn = view?.wishes != null && support === 'ready';
  const look = useCallback(() => act(fetchPushes), [act]);
  useEffect(() => {
    noteAsked();
    look();
  }, [look]);

  const send = (wanted: PushWishes) => act(() => subscribe(view?.key ?? '', wanted, language));
  return {
    ...rest,
    ...{ view, support, wishes, isOn, look },
    turn(isWanted) {
      setWished(wishes);
      if (isWanted) send(wishes);
      else act(unsubscribe);
    },
    change(part) {
      const wanted = { ...wishes, ...part };
      setWished(wanted);
      if (isOn) send(wanted);
    },
    tryIt: () => act(() => changePushes({ type: 'try' }), true),
  };
}
