import { useEffect, useState } from 'react';
import { isField, useKeys } from '../../kit/ui/useKeys.ts';
import { SLIDE_SECONDS } from './slides.ts';

/** Turns the pages of a screen by itself; Left and Right turn at once, Space holds the page. */
export function useSlides(count: number) {
  const [page, setPage] = useState(0);
  const [left, setLeft] = useState(SLIDE_SECONDS);
  const [isHeld, setHeld] = useState(false);
  const turn = (by: number) => {
    setPage(now => (now + by + count) % count);
    setLeft(SLIDE_SECONDS);
  };
  useEffect(() => {
    if (isHeld || count < 2) return undefined;
    const timer = setTimeout(() => {
      if (left > 1) return setLeft(left - 1);
      setPage(now => (now + 1) % count);
      setLeft(SLIDE_SECONDS);
    }, 1000);
    return () => clearTimeout(timer);
  }, [left, isHeld, count]);
  const hold = () => setHeld(now => !now);
  useKeys(({ key, target }) => {
    if (isField(target)) return undefined;
    if (key === 'ArrowRight') return () => turn(1);
    if (key === 'ArrowLeft') return () => turn(-1);
    // A focused button takes the space bar itself.
    return key === ' ' && !(target instanceof HTMLButtonElement) ? hold : undefined;
  });
  return { page: page % count, left, isHeld, turn, hold };
}
