import type { Advice, TableFacts } from '../../board/facts.ts';
import { createCounter } from '../worker/counter.ts';
import type { HandQuestion } from './questions.ts';

/** The two counters of the page. Each has its own worker, so that slow advice does not hold back facts. */
export const factsCounter = createCounter<HandQuestion, TableFacts>(
  () => new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' }),
);
export const adviceCounter = createCounter<HandQuestion, Advice>(
  () => new Worker(new URL('./adviser.ts', import.meta.url), { type: 'module' }),
);
