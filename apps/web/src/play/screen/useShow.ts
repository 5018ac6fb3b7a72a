import { useEffect, useState } from 'react';
import { changeScreen, type ScreenFailure, screenOf } from './server.ts';

/** What somebody at a table does about its screen, and what came of the last wish. */
export function useShow(table: string) {
  const [isShown, setShown] = useState(false);
  const [why, setWhy] = useState<ScreenFailure>();
  const [news, setNews] = useState<'done' | 'released'>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isOver = false;
    void screenOf(table).then(answer => {
      if (!isOver && answer.ok) setShown(answer.value.isShown);
    });
    return () => {
      isOver = true;
    };
  }, [table]);
  /** Resolves with whether it was done. */
  const act = async (wish: Parameters<typeof changeScreen>[0], then: 'done' | 'released'): Promise<boolean> => {
    setBusy(true);
    const answer = await changeScreen(wish);
    setBusy(false);
    setWhy(answer.ok ? undefined : answer.why);
    setNews(answer.ok ? then : undefined);
    if (answer.ok) setShown(answer.value.isShown);
    return answer.ok;
  };
  return {
    isShown,
    why,
    news,
    isBusy,
    pair: (code: string, isMoved = false) => act({ type: 'pair', code, table, isMoved }, 'done'),
    release: () => void act({ type: 'release', table }, 'released'),
  };
}
