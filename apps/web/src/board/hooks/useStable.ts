import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns the same function at every render. It calls the newest one, so memoized components do not render because of it. */
export function useStable<Args extends readonly unknown[], Result>(
  call: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
