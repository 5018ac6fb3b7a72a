import type { HandState, Seat, SeatCommand } from '@gorrion/rules';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/index.ts';
import type { TableFacts } from '../table/facts.ts';

interface Known {
  readonly hand: HandState;
  readonly facts: TableFacts | undefined;
}

/** When nothing else is to be done; at once where a browser has no idle time to tell of. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const id = setTimeout(task, 60);
    return () => clearTimeout(id);
  }
  const id = requestIdleCallback(task, { timeout: 500 });
  return () => cancelIdleCallback(id);
}

/**
 * Facts about the own hand, a moment after it changed: what scores hands is fetched at first need, and works between
 * frames. Undefined while they are not there yet, or where the table tells none.
 */
export function useFacts(
  hand: HandState,
  seat: Seat | undefined,
  actions: readonly SeatCommand[],
  isOn: boolean,
): TableFacts | undefined {
  const { locale } = useT();
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    if (!isOn || seat === undefined) return;
    let isWanted = true;
    const stop = whenIdle(async () => {
      const { factsFor } = await import('./facts.ts').catch(() => ({ factsFor: undefined }));
      if (isWanted && factsFor) setKnown({ hand, facts: factsFor(hand, seat, actions, locale) });
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [hand, seat, actions, isOn, locale]);
  return isOn && known?.hand === hand ? known.facts : undefined;
}
