import type { NumberedAnswer, NumberedQuestion } from './numbered.ts';

/** The parts of a `Worker` that a counter uses, so that a test can bring its own. */
export interface CountingThread<Question, Answer> {
  onmessage: ((event: MessageEvent<NumberedAnswer<Answer>>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(asked: NumberedQuestion<Question>): void;
  terminate(): void;
}

export interface Counter<Question, Answer> {
  /** Starts the worker before its first question, so that its code is there when it is asked. */
  prepare(): void;
  /** Calls `told` with the answer, or with undefined if counting failed. The returned function cancels the question. */
  ask(question: Question, told: (answer: Answer | undefined) => void): () => void;
}

interface OpenQuestion<Question, Answer> {
  readonly id: number;
  readonly question: Question;
  readonly told: (answer: Answer | undefined) => void;
}

/**
 * Asks a worker that starts with the first question. While it counts, only the newest further question waits, because an
 * older one is about something that has changed. A worker that failed is replaced at the next question.
 */
export function createCounter<Question, Answer>(
  start: () => CountingThread<Question, Answer>,
): Counter<Question, Answer> {
  let thread: CountingThread<Question, Answer> | undefined;
  let counting: OpenQuestion<Question, Answer> | undefined;
  let next: OpenQuestion<Question, Answer> | undefined;
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

  function running(): CountingThread<Question, Answer> {
    if (thread) return thread;
    thread = start();
    thread.onmessage = ({ data }) => settle(data);
    thread.onerror = fail;
    return thread;
  }

  return {
    prepare: () => void running(),
    ask(question, told) {
      const own: OpenQuestion<Question, Answer> = { id: ++asked, question, told };
      next = own;
      if (!counting) goOn();
      return () => {
        if (next === own) next = undefined;
        if (counting === own) counting = { ...own, told: () => {} };
      };
    },
  };
}
