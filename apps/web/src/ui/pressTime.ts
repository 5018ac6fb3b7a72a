import { useCallback, useEffect, useRef } from 'react';

/** A press this soon after what it meets has changed was meant for what stood there before (ms). */
const TOO_SOON = 150;
/** Browsers click this soon after a finger was lifted (ms). */
const LATEST_CLICK = 400;

/** Whether a press can have been meant for what stands there since `changedAt`. */
export const isMeant = (pressedAt: number, changedAt: number): boolean => pressedAt - changedAt >= TOO_SOON;

/**
 * When the press that is being handled began: a finger that came down before a change lets go after it. What clicks
 * without pressing, as screen readers do, counts from the click.
 */
export function usePressTime(): () => number {
  const began = useRef<number>(undefined);
  useEffect(() => {
    const begin = (event: Event) => {
      began.current = event.timeStamp;
    };
    const end = () => {
      began.current = undefined;
    };
    // A press that clicked nothing is over as well, when its click would have come.
    const letGo = () => {
      const { current } = began;
      setTimeout(() => current === began.current && end(), LATEST_CLICK);
    };
    window.addEventListener('pointerdown', begin, true);
    window.addEventListener('pointerup', letGo, true);
    window.addEventListener('keydown', begin, true);
    window.addEventListener('click', end);
    window.addEventListener('keyup', end);
    return () => {
      window.removeEventListener('pointerdown', begin, true);
      window.removeEventListener('pointerup', letGo, true);
      window.removeEventListener('keydown', begin, true);
      window.removeEventListener('click', end);
      window.removeEventListener('keyup', end);
    };
  }, []);
  return useCallback(() => began.current ?? performance.now(), []);
}
