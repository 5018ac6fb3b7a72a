import { useEffect, useState } from 'react';
import { tableFollower } from '../../client/connection/tableFollower.ts';
import { client } from '../../client/index.ts';

/** Time (ms) between two looks for the host's answer. */
const LOOK_MS = 3000;

/** Asks the host to admit this page, once it is wished, and enters the table once the host has. */
export function useAskToWatch(code: string, isWished: boolean): { readonly isRefused: boolean } {
  const [isRefused, setRefused] = useState(false);
  const isWaiting = isWished && !isRefused;
  useEffect(() => {
    if (!isWaiting) return;
    let isHere = true;
    const look = async () => {
      const why = await client.commandTo(code, { type: 'ask-to-watch' });
      if (!isHere) return;
      if (why === 'watch-refused') setRefused(true);
      else if (why === 'may-watch') client.enter(code, tableFollower);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [isWaiting, code]);
  return { isRefused };
}
