import { useEffect } from 'react';
import { keepAwake, pageScreen } from './wakeLock.ts';

/** While a game is on the screen stays lit: nobody should have to tap it awake to claim a tile. */
export function useWakeLock(isPlaying: boolean): void {
  useEffect(() => {
    const screen = isPlaying ? pageScreen() : undefined;
    return screen && keepAwake(screen);
  }, [isPlaying]);
}
