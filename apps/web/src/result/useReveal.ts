import { useEffect, useState } from 'react';

const STEP_MS = 450;
const FIRST_MS = 700;

const isStill = () =>
  document.documentElement.hasAttribute('data-still') || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts up to `count`, one step at a time; at once when everything is wanted or motion is not. */
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
