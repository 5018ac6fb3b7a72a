import { useEffect } from 'react';
import { useStable } from '../../board/hooks/useStable.ts';

/** Asks again and again, so many ms after each answer. An answer that comes after the page has gone is not heard. */
export function usePolled<Answer>(
  afterMs: number,
  ask: () => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
): void {
  const asks = useStable(ask);
  const heard = useStable(onAnswer);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const answer = await asks();
      if (isOver) return;
      timer = setTimeout(() => void look(), afterMs);
      heard(answer);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [afterMs, asks, heard]);
}
