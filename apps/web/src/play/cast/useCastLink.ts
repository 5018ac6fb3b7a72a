import type { CastLink, CastWish, Refusal } from '@gorrion/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askCast } from './ask.ts';

/** Time (ms) between two looks how many pages show the link. */
const LOOK_MS = 10_000;

/** The reader's link of a table, and what they do with it. */
export function useCastLink(code: string) {
  const [link, setLink] = useState<CastLink | null>();
  const [why, setWhy] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  const turn = useRef(0);
  const ask = useCallback(
    async (wish: CastWish) => {
      const own = ++turn.current;
      const answer = await askCast(code, wish);
      // An older answer says nothing any more.
      if (own !== turn.current) return;
      setWhy(answer.ok ? undefined : answer.code);
      if (answer.ok) setLink(answer.cast);
    },
    [code],
  );
  useEffect(() => {
    void ask('look');
    const timer = setInterval(() => void ask('look'), LOOK_MS);
    return () => {
      clearInterval(timer);
      turn.current += 1;
    };
  }, [ask]);
  const act = async (wish: 'make' | 'end') => {
    setBusy(true);
    await ask(wish);
    setBusy(false);
  };
  return { link, why, isBusy, make: () => void act('make'), end: () => void act('end') };
}
