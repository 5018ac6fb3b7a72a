import { useState } from 'react';
import { isChangeOfMind } from '../page/shareLink.ts';

/** Returns what tries a thing when it is pressed, and whether the last try failed. */
export function useTries() {
  const [hasFailed, setFailed] = useState(false);
  return {
    hasFailed,
    act: (make: () => Promise<unknown>) => () => {
      setFailed(false);
      void make().catch(error => setFailed(!isChangeOfMind(error)));
    },
  };
}
