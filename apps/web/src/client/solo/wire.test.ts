import { describe, expect, it } from 'vitest';
import type { Letter, Question } from './letters.ts';
import { soloWire, type Thread } from './wire.ts';

/** A thread whose letters a test writes by hand. */
class FakeThread implements Thread {
  onmessage: Thread['onmessage'] = null;
  onerror: Thread['onerror'] = null;
  questions: Question[] = [];
  isTerminated = false;
  postMessage = (question: Question) => void this.questions.push(question);
  terminate = () => {
    this.isTerminated = true;
  };
  say(letter: Letter): void {
    this.onmessage?.({ data: letter } as MessageEvent<Letter>);
  }
}

function opened() {
  const threads: FakeThread[] = [];
  const wire = soloWire(() => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread;
  });
  const heard: string[] = [];
  wire.onOpen(() => heard.push('open'));
  wire.onClose(why => heard.push(`closed: ${why}`));
  wire.on('me', ({ name }) => heard.push(name));
  wire.open();
  return { wire, threads, heard, thread: () => threads.at(-1)! };
}

describe('the wire to a thread', () => {
  it('is open when the thread says so, and starts one thread however often it is opened', () => {
    const { wire, threads, heard, thread } = opened();
    wire.open();
    expect(threads).toHaveLength(1);
    expect(wire.isOpen()).toBe(false);
    thread().say({ kind: 'open' });
    expect(wire.isOpen()).toBe(true);
    expect(heard).toEqual(['open']);
  });

  it('gives each answer to its own question, once', () => {
    const { wire, thread } = opened();
    thread().say({ kind: 'open' });
    const answers: unknown[] = [];
    wire.ask('time', {}, answer => answers.push(['first', answer]));
    wire.ask('time', {}, answer => answers.push(['second', answer]));
    const [first, second] = thread().questions.map(({ id }) => id);
    thread().say({ kind: 'answer', id: second!, answer: 2 });
    thread().say({ kind: 'answer', id: second!, answer: 2 });
    thread().say({ kind: 'answer', id: first!, answer: 1 });
    expect(answers).toEqual([
      ['second', 2],
      ['first', 1],
    ]);
  });

  it('gives a thread up that failed, hears nothing of it any more, and starts another when opened again', () => {
    const { wire, threads, heard } = opened();
    const [failed] = threads as [FakeThread];
    failed.say({ kind: 'open' });
    failed.onerror?.({} as ErrorEvent);
    expect(failed.isTerminated).toBe(true);
    expect(wire.isOpen()).toBe(false);
    failed.say({ kind: 'tell', event: 'me', message: { id: 'x', name: 'late' } });
    wire.open();
    threads[1]!.say({ kind: 'open' });
    threads[1]!.say({ kind: 'tell', event: 'me', message: { id: 'x', name: 'Ana' } });
    expect(heard).toEqual(['open', 'closed: thread failed', 'open', 'Ana']);
  });

  it('closes once', () => {
    const { wire, thread, heard } = opened();
    wire.close();
    wire.close();
    expect(thread().isTerminated).toBe(true);
    expect(heard).toEqual(['closed: closed']);
  });
});
