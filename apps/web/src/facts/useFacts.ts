import type { HandState, Seat, SeatCommand } from '@gorrion/rules';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/index.ts';
import type { TableFacts } from '../table/facts.ts';
import { counter } from './counter.ts';

interface Known {
  readonly hand: HandState;
  readonly facts: TableFacts | undefined;
}

/** ms: a hand that changes again at once, as while flowers are replaced, is not counted in between. */
const SETTLED = 60;

/**
 * Facts about the own hand, a moment after it changed: they are counted in a thread, so that no tile waits for them.
 * Undefined while they are not there yet, or where the table tells none.
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
    let forget = () => {};
    const timer = setTimeout(() => {
      forget = counter.ask({ hand, seat, actions, locale }, facts => setKnown({ hand, facts }));
    }, SETTLED);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [hand, seat, actions, isOn, locale]);
  return isOn && known?.hand === hand ? known.facts : undefined;
}
