import type { Advice, TableFacts } from '../board/facts.ts';
import type { HandQuestion, NumberedAnswer, NumberedQuestion } from './questions.ts';

/** The parts of a `Worker` that a counter uses, so that a test can bring its own. */
export interface CountingThread<Answer> {
  onmessage: ((event: MessageEvent<NumberedAnswer<Answer>>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(asked: NumberedQuestion): void;
  terminate(): void;
}

export interface Counter<Answer> {
  /** Calls `told` with the answer, or with undefined if counting failed. The returned function cancels the question. */
  ask(question: HandQuestion, told: (answer: Answer | undefined) => void): () => void;
}

interface OpenQuestion<Answer> {
  readonly id: number;
  readonly question: HandQuestion;
  readonly told: (answer: Answer | undefined) => void;
}

/**
 * Asks a worker that starts with the first question. While it counts, only the newest further question waits, because an
 * older one is about a hand that has changed. A worker that failed is replaced at the next question.
 */
export function createCounter<Answer>(start: () => CountingThread<Answer>): Counter<Answer> {
  let thread: CountingThread<Answer> | undefined;
  let counting: OpenQuestion<Answer> | undefined;
  let next: OpenQuestion<Answer> | undefined;
  let asked = 0;

  function goOn(): void {
    counting = next;
    next = undefined;
    if (counting) running().postMessage({ id: counting.id, question: counting.question });
  }

  function settle({ id, answer }: NumberedAnswer<Answer>): void {
    if (counting?.id !== id) return;
    const { told } = counting;
    goOn();
    told(answer);
  }

  function fail(): void {
    thread?.terminate();
    thread = undefined;
    if (counting) settle({ id: counting.id, answer: undefined });
  }

  function running(): CountingThread<Answer> {
    if (thread) return thread;
    thread = start();
    thread.onmessage = ({ data }) => settle(data);
    thread.onerror = fail;
    return thread;
  }

  return {
    ask(question, told) {
      const own: OpenQuestion<Answer> = { id: ++asked, question, told };
      next = own;
      if (!counting) goOn();
      return () => {
        if (next === own) next = undefined;
        if (counting === own) counting = { ...own, told: () => {} };
      };
    },
  };
}

/** The two counters of the page. Each has its own worker, so that slow advice does not hold back facts. */
export const factsCounter = createCounter<TableFacts>(
  () => new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' }),
);
export const adviceCounter = createCounter<Advice>(
  () => new Worker(new URL('./adviser.ts', import.meta.url), { type: 'module' }),
);
