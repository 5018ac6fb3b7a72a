import { newId } from '@gorrion/client/connection';
import type { DealWish } from '@gorrion/learn/teaching';
import { useEffect, useRef, useState } from 'react';
import { type Counter, type CountingThread, createCounter } from '../../client/worker/counter.ts';
import { type DealQuestion, type Found, search } from './search.ts';

let searcher: Counter<DealQuestion, Found> | undefined;

const inThread = () => {
  searcher ??= createCounter<DealQuestion, Found>(
    () =>
      new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' }) as CountingThread<DealQuestion, Found>,
  );
  return searcher;
};

const FIRST: DealWish = { player: 0, dealer: 0, aim: 'mixed-triple-chow', away: 2, others: 2 };

/** What a sentence says of a deal, and the deal that was found for it. Another sentence has found nothing yet. */
export function useSentence() {
  const [wish, setWish] = useState(FIRST);
  const [found, setFound] = useState<Found>();
  const [isSearching, setSearching] = useState(false);
  const cancel = useRef(() => {});
  const change = (part: Partial<DealWish>) => {
    cancel.current();
    setSearching(false);
    setWish({ ...wish, ...part });
    setFound(undefined);
  };
  const look = () => {
    const question = { wish, seed: newId() };
    setSearching(true);
    cancel.current = inThread().ask(question, answer => {
      setSearching(false);
      setFound(answer ?? search(question));
    });
  };
  useEffect(() => () => cancel.current(), []);
  return { wish, found, isSearching, change, look, deal: found?.isFound ? found.deal : undefined };
}
