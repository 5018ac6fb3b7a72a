import { useEffect } from 'react';
import { useAttention } from '../attention/useAttention.ts';
import { useT } from '../i18n/index.ts';
import { useWakeLock } from './useWakeLock.ts';

/** Calls the player when the table asks them something, and keeps the screen on as long as the game lasts. */
export function useCall(isAsked: boolean, isOver: boolean): void {
  const t = useT();
  useAttention();
  useWakeLock(!isOver);
  useEffect(() => {
    document.title = t(isAsked ? 'game.yourTurn' : 'game.title');
  }, [t, isAsked]);
}
