import type { TableFacts } from '../table/facts.ts';
import type { FactsAsked, FactsQuestion, FactsTold } from './asked.ts';

/** As much of a worker as is needed; a test has its own. */
export interface FactsThread {
  onmessage: ((event: MessageEvent<FactsTold>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(asked: FactsAsked): void;
  terminate(): void;
}

export interface Counter {
  /** Calls back with the facts; the returned function forgets the question. */
  ask(question: FactsQuestion, told: (facts: TableFacts | undefined) => void): () => void;
}

interface Waiting {
  readonly id: number;
  readonly question: FactsQuestion;
  readonly told: (facts: TableFacts | undefined) => void;
}

/**
 * Counts hands in a thread that starts with the first question. While it counts, only the newest further question waits:
 * what a hand was worth two moves ago interests nobody. A thread that failed is replaced at the next question.
 */
export function createCounter(start: () => FactsThread): Counter {
  let thread: FactsThread | undefined;
  let counting: Waiting | undefined;
  let next: Waiting | undefined;
  let asked = 0;

  function goOn(): void {
    counting = next;
    next = undefined;
    if (counting) running().postMessage({ id: counting.id, question: counting.question });
  }

  function settle({ id, facts }: FactsTold): void {
    if (counting?.id !== id) return;
    const { told } = counting;
    goOn();
    told(facts);
  }

  function fail(): void {
    thread?.terminate();
    thread = undefined;
    if (counting) settle({ id: counting.id, facts: undefined });
  }

  function running(): FactsThread {
    if (thread) return thread;
    thread = start();
    thread.onmessage = ({ data }) => settle(data);
    thread.onerror = fail;
    return thread;
  }

  return {
    ask(question, told) {
      const own: Waiting = { id: ++asked, question, told };
      next = own;
      if (!counting) goOn();
      return () => {
        if (next === own) next = undefined;
        if (counting === own) counting = { ...own, told: () => {} };
      };
    },
  };
}

const startThread = (): FactsThread => new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' });

/** The page's own counter. */
export const counter = createCounter(startThread);
