import { useEffect } from 'react';
import { useAttention } from '../../client/attention/useAttention.ts';
import { useWakeLock } from '../../client/attention/useWakeLock.ts';
import { useT } from '../../kit/i18n/index.ts';

/** Calls the player when the table asks them something, and keeps the screen on as long as the game lasts. */
export function useCall(isAsked: boolean, isOver: boolean): void {
  const t = useT();
  useAttention();
  useWakeLock(!isOver);
  useEffect(() => {
    document.title = t(isAsked ? 'game.yourTurn' : 'game.title');
  }, [t, isAsked]);
}
