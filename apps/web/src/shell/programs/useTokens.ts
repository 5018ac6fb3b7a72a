import type { TokenRefusal, TokensView, TokenWish } from '@gorrion/protocol';
import { useCallback, useEffect, useState } from 'react';
import { askServer } from '../../client/askServer.ts';

export type TokenFailure = TokenRefusal | 'offline';

interface Tokens {
  /** Undefined until the first answer. */
  readonly view: TokensView | undefined;
  /** Why the last request had no answer. */
  readonly problem: TokenFailure | undefined;
  readonly isBusy: boolean;
  /** Sends a wish; resolves with whether it was done. */
  readonly change: (wish: TokenWish) => Promise<boolean>;
  readonly look: () => void;
}

/** The tokens of the person, looked at again when the page is. A token that was made is in the view until the next wish. */
export function useTokens(): Tokens {
  const [view, setView] = useState<TokensView>();
  const [problem, setProblem] = useState<TokenFailure>();
  const [isBusy, setBusy] = useState(false);
  const ask = useCallback(async (wish?: TokenWish): Promise<boolean> => {
    setBusy(true);
    const answer = await askServer<TokensView, TokenRefusal>('/api/tokens', wish);
    setBusy(false);
    // A look shows what programs have done meanwhile, and leaves a token in sight that is shown this once.
    if (answer.ok) setView(before => (wish ? answer.value : { ...before, ...answer.value }));
    setProblem(answer.ok ? undefined : answer.why);
    return answer.ok;
  }, []);
  useEffect(() => {
    void ask();
    const again = () => {
      if (!document.hidden) void ask();
    };
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [ask]);
  return { view, problem, isBusy, change: ask, look: () => void ask() };
}
