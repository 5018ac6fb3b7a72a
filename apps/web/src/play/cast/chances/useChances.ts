import type { BySeat, HandState } from '@gorrion/rules';
import { useEffect, useState } from 'react';
import { type Counter, type CountingThread, createCounter } from '../../../client/worker/counter.ts';
import type { SeatChance } from './chances.ts';

type Chances = BySeat<SeatChance>;

let counter: Counter<HandState, Chances> | undefined;

const reckoner = () => {
  counter ??= createCounter<HandState, Chances>(
    () => new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' }) as CountingThread<HandState, Chances>,
  );
  return counter;
};

/** Returns the chances of the four in a hand that lies open; those of the move before until they are there. */
export function useChances(hand: HandState | undefined): Chances | undefined {
  const [chances, setChances] = useState<Chances>();
  useEffect(() => {
    if (!hand) return setChances(undefined);
    return reckoner().ask(hand, setChances);
  }, [hand]);
  return chances;
}
