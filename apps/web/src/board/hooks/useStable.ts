import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every render, which calls the newest one: whoever is given it is not drawn again because of it. */
export function useStable<Args extends readonly unknown[], Result>(
  call: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
