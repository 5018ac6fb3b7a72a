import { useEffect } from 'react';
import { keepAwake, pageScreen } from './wakeLock.ts';

/** Keeps the screen lit during a game, so that no player has to wake it to claim a tile. */
export function useWakeLock(isPlaying: boolean): void {
  useEffect(() => {
    const screen = isPlaying ? pageScreen() : undefined;
    return screen && keepAwake(screen);
  }, [isPlaying]);
}
