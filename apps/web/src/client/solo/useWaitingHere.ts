import type { TableSummary } from '@gorrion/protocol';
import { useEffect, useState } from 'react';

/** Returns the games of this device that can be continued; none where the browser stores nothing. */
export function useWaitingHere(): readonly TableSummary[] {
  const [tables, setTables] = useState<readonly TableSummary[]>([]);
  useEffect(() => {
    let isShown = true;
    import('./waiting.ts')
      .then(({ waitingHere }) => waitingHere())
      .then(found => isShown && setTables(found))
      .catch(() => {});
    return () => {
      isShown = false;
    };
  }, []);
  return tables;
}
