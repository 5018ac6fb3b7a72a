import type { HandState } from '@gorrion/rules';
import { describe, expect, it, vi } from 'vitest';
import type { TableFacts } from '../board/facts.ts';
import { type CountingThread, createCounter } from './counter.ts';
import type { HandQuestion, NumberedQuestion } from './questions.ts';

const FACTS: TableFacts = { minimum: 8, complete: undefined, ready: [], claims: [] };
const question = (name: string): HandQuestion => ({
  hand: { name } as unknown as HandState,
  seat: 0,
  actions: [],
  locale: 'en',
});

/** Returns workers that answer when the test lets them. */
function threads() {
  const made: (CountingThread<TableFacts> & { readonly asked: NumberedQuestion[]; isGone: boolean })[] = [];
  const start = () => {
    const asked: NumberedQuestion[] = [];
    const thread = {
      asked,
      isGone: false,
      onmessage: null,
      onerror: null,
      postMessage: (one: NumberedQuestion) => void asked.push(one),
      terminate() {
        thread.isGone = true;
      },
    } as CountingThread<TableFacts> & { readonly asked: NumberedQuestion[]; isGone: boolean };
    made.push(thread);
    return thread;
  };
  const answer = (facts: TableFacts | undefined = FACTS) => {
    const thread = made.at(-1)!;
    thread.onmessage?.({ data: { id: thread.asked.at(-1)!.id, answer: facts } } as MessageEvent);
  };
  const names = () =>
    made.flatMap(({ asked }) => asked.map(one => (one.question.hand as unknown as { name: string }).name));
  return { made, start, answer, names };
}

describe('counting hands beside the page', () => {
  it('starts its worker with the first question and returns the answer', () => {
    const { made, start, answer } = threads();
    const counter = createCounter(start);
    expect(made).toHaveLength(0);
    const told = vi.fn();
    counter.ask(question('a'), told);
    expect(told).not.toHaveBeenCalled();
    answer();
    expect(told).toHaveBeenCalledExactlyOnceWith(FACTS);
    counter.ask(question('b'), told);
    expect(made).toHaveLength(1);
  });

  it('gives no answer to cancelled questions, and skips those that wait', () => {
    const { start, answer, names } = threads();
    const counter = createCounter(start);
    const told = vi.fn();
    counter.ask(question('a'), told)();
    counter.ask(question('b'), told)();
    counter.ask(question('c'), told);
    answer();
    expect(told).not.toHaveBeenCalled();
    answer();
    expect(names()).toEqual(['a', 'c']);
    expect(told).toHaveBeenCalledOnce();
  });

  it('answers undefined when its worker fails, and starts another one', () => {
    const { made, start, answer } = threads();
    const counter = createCounter(start);
    const told = vi.fn();
    counter.ask(question('a'), told);
    made[0]!.onerror?.({} as ErrorEvent);
    expect(told).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(made[0]!.isGone).toBe(true);
    counter.ask(question('b'), told);
    answer();
    expect(made).toHaveLength(2);
    expect(told).toHaveBeenLastCalledWith(FACTS);
  });
});
