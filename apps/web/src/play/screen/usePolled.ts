import type { ScreenView } from '@gorrion/protocol';
import { useEffect } from 'react';
import { useStable } from '../../board/hooks/useStable.ts';
import { fetchScreen, type ScreenAnswer } from './server.ts';

/** Asks every so many ms what this browser is as a screen, and at once if it is woken. */
export function usePolled(everyMs: number, onAnswer: (answer: ScreenAnswer<ScreenView>) => void): void {
  const heard = useStable(onAnswer);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const answer = await fetchScreen();
      if (!isOver) heard(answer);
    };
    void look();
    const timer = setInterval(() => void look(), everyMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [everyMs, heard]);
}
