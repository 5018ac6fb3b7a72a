import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watched } from './lines.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a program that answers no ping is let go at the next look, and one that answers never is', () => {
  const connection = (answers: boolean) => {
    const emitter = new EventEmitter();
    const done: string[] = [];
    const end = watched({
      on: emitter.on.bind(emitter) as never,
      ping() {
        done.push('ping');
        if (answers) emitter.emit('pong');
      },
      terminate: () => void done.push('end'),
    });
    return { done, end };
  };
  const [silent, there, left] = [connection(false), connection(true), connection(false)];
  left.end();
  vi.advanceTimersByTime(30_000);
  expect([silent.done, there.done, left.done]).toEqual([['ping', 'end'], ['ping', 'ping'], []]);
});
