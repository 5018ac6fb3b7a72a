import { useEffect, useState } from 'react';

const STEP_MS = 450;
const FIRST_MS = 700;

const isStill = () =>
  document.documentElement.hasAttribute('data-still') || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts up to `count` in steps. With `isAll`, or when motion is reduced, it returns `count` at once. */
export function useReveal(count: number, isAll: boolean): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (isAll || isStill()) return setShown(count);
    if (shown >= count) return;
    const id = setTimeout(() => setShown(shown + 1), shown === 0 ? FIRST_MS : STEP_MS);
    return () => clearTimeout(id);
  }, [shown, count, isAll]);
  return Math.min(shown, count);
}
