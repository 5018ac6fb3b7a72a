import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (changed: () => void) => {
  const media = query();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Returns whether the system asks for reduced motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
