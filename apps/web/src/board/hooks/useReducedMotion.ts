import { useSyncExternalStore } from 'react';

let known: MediaQueryList | undefined;
/** One query for all: a new one at each look would cost more than a table draws. */
const query = (): MediaQueryList => {
  known ??= window.matchMedia('(prefers-reduced-motion: reduce)');
  return known;
};

const subscribe = (changed: () => void) => {
  const media = query();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Returns whether the system asks for reduced motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
