import type { Exchange, HandState } from '@gorrion/rules';
import { useEffect, useRef, useState } from 'react';

/** How long an exchange that has just been made stays in sight (ms). */
const SHOWN = 3600;

/** Returns the exchange that the viewer has just seen being made, for a moment. After a reload there is none. */
export function useJustMade({ exchanges }: Pick<HandState, 'exchanges'>): Exchange | undefined {
  const known = useRef(exchanges?.length ?? 0);
  const [made, setMade] = useState<Exchange>();
  const count = exchanges?.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number tells whether one was made
  useEffect(() => {
    const isNew = count === known.current + 1;
    known.current = count;
    setMade(isNew ? exchanges?.at(-1) : undefined);
    if (!isNew) return;
    const timer = setTimeout(() => setMade(undefined), SHOWN);
    return () => clearTimeout(timer);
  }, [count]);
  return made;
}
