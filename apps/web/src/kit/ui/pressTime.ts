import { useCallback, useEffect, useRef } from 'react';

/** A press within this time (ms) after its target changed was meant for what stood there before. */
const TOO_SOON = 150;
/** The browser sends the click at most this long (ms) after the finger was lifted. */
const LATEST_CLICK = 400;

/** Returns whether a press at `pressedAt` can be meant for what is shown since `changedAt` (both in ms, same clock). */
export const isMeant = (pressedAt: number, changedAt: number): boolean => pressedAt - changedAt >= TOO_SOON;

/** The timer that unmarks the page. */
let settling: ReturnType<typeof setTimeout> | undefined;

/** Marks the page with `data-settling` for as long as presses on what has just changed are ignored. */
export function markChange(): void {
  const { dataset } = document.documentElement;
  dataset.settling = '';
  clearTimeout(settling);
  settling = setTimeout(() => delete dataset.settling, TOO_SOON);
}

/**
 * Returns a function that says when the press now being handled began (ms, as `performance.now()`). A click comes when
 * the finger is lifted, which can be after a change that the player did not see. Screen readers click without a press;
 * then the time of the click counts.
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
    // A press without a click, as a drag, also ends: when its click would have come.
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
