import { useState } from 'react';
import { isChangeOfMind } from '../page/shareLink.ts';

/** Returns what tries a thing when it is pressed, whether a try goes on, and whether the last one failed. */
export function useTries() {
  const [last, setLast] = useState<'going' | 'failed'>();
  return {
    isBusy: last === 'going',
    hasFailed: last === 'failed',
    act: (make: () => Promise<unknown>) => () => {
      setLast('going');
      make().then(
        () => setLast(undefined),
        error => setLast(isChangeOfMind(error) ? undefined : 'failed'),
      );
    },
  };
}

export type Tries = ReturnType<typeof useTries>;
