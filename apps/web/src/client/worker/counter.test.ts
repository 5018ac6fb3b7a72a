import { describe, expect, it, vi } from 'vitest';
import type { TableFacts } from '../../board/facts.ts';
import { type CountingThread, createCounter } from './counter.ts';
import type { NumberedQuestion } from './numbered.ts';

const FACTS: TableFacts = { minimum: 8, complete: undefined, ready: [], claims: [] };

/** Returns workers that answer when the test lets them. */
function threads() {
  const made: (CountingThread<string, TableFacts> & { readonly asked: NumberedQuestion<string>[]; isGone: boolean })[] =
    [];
  const start = () => {
    const asked: NumberedQuestion<string>[] = [];
    const thread = {
      asked,
      isGone: false,
      onmessage: null,
      onerror: null,
      postMessage: (one: NumberedQuestion<string>) => void asked.push(one),
      terminate() {
        thread.isGone = true;
      },
    } as CountingThread<string, TableFacts> & { readonly asked: NumberedQuestion<string>[]; isGone: boolean };
    made.push(thread);
    return thread;
  };
  const answer = (facts: TableFacts | undefined = FACTS) => {
    const thread = made.at(-1)!;
    thread.onmessage?.({ data: { id: thread.asked.at(-1)!.id, answer: facts } } as MessageEvent);
  };
  const names = () => made.flatMap(({ asked }) => asked.map(one => one.question));
  return { made, start, answer, names };
}

describe('counting hands beside the page', () => {
  it('starts its worker with the first question and returns the answer', () => {
    const { made, start, answer } = threads();
    const counter = createCounter(start);
    expect(made).toHaveLength(0);
    const told = vi.fn();
    counter.ask('a', told);
    expect(told).not.toHaveBeenCalled();
    answer();
    expect(told).toHaveBeenCalledExactlyOnceWith(FACTS);
    counter.ask('b', told);
    expect(made).toHaveLength(1);
  });

  it('gives no answer to cancelled questions, and skips those that wait', () => {
    const { start, answer, names } = threads();
    const counter = createCounter(start);
    const told = vi.fn();
    counter.ask('a', told)();
    counter.ask('b', told)();
    counter.ask('c', told);
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
    counter.ask('a', told);
    made[0]!.onerror?.({} as ErrorEvent);
    expect(told).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(made[0]!.isGone).toBe(true);
    counter.ask('b', told);
    answer();
    expect(made).toHaveLength(2);
    expect(told).toHaveBeenLastCalledWith(FACTS);
  });
});
