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

/** The tokens of the person. A token that was made is in the view until the next answer. */
export function useTokens(): Tokens {
  const [view, setView] = useState<TokensView>();
  const [problem, setProblem] = useState<TokenFailure>();
  const [isBusy, setBusy] = useState(false);
  const ask = useCallback(async (wish?: TokenWish): Promise<boolean> => {
    setBusy(true);
    const answer = await askServer<TokensView, TokenRefusal>('/api/tokens', wish);
    setBusy(false);
    if (answer.ok) setView(answer.value);
    setProblem(answer.ok ? undefined : answer.why);
    return answer.ok;
  }, []);
  useEffect(() => void ask(), [ask]);
  return { view, problem, isBusy, change: ask, look: () => void ask() };
}
