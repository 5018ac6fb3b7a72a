import type { TableSummary } from '@gorrion/protocol';
import { useEffect, useState } from 'react';

/** Games of this device that wait. Where nothing can be kept, none do. */
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
