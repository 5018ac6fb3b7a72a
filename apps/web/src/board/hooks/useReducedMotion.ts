import { useMedia } from '../../kit/ui/useMedia.ts';

/** Returns whether the system asks for reduced motion. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
