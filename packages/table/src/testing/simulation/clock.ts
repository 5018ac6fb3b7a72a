import type { Clock } from '../../ports/ports.ts';
import { settle } from '../clock.ts';

interface Task {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
  isCalledOff: boolean;
}

const isBefore = (one: Task, other: Task): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** Virtual time for thousands of tasks in a heap. All tasks of one time run before anything is awaited. */
export class SimulatedClock implements Clock {
  #now: number;
  readonly #heap: Task[] = [];
  #order = 0;

  constructor(now = 1_700_000_000_000) {
    this.#now = now;
  }

  now = (): number => this.#now;

  at(at: number, run: () => void): () => void {
    if (!Number.isFinite(at)) throw new RangeError(`no such time: ${at}`);
    const task: Task = { at: Math.max(at, this.#now), order: this.#order++, run, isCalledOff: false };
    this.#push(task);
    return () => {
      task.isCalledOff = true;
    };
  }

  /** Runs the next task. Returns false if there is none. */
  async step(): Promise<boolean> {
    const first = this.#pop();
    if (!first) return false;
    this.#now = first.at;
    first.run();
    while (this.#heap[0]?.at === this.#now) this.#pop()?.run();
    await settle();
    return true;
  }

  /** Advances time until the promise is settled, and returns its value. */
  async until<T>(promise: Promise<T>): Promise<T> {
    let isDone = false;
    const done = () => {
      isDone = true;
    };
    promise.then(done, done);
    await settle();
    while (!isDone && (await this.step()));
    return promise;
  }

  #push(task: Task): void {
    const heap = this.#heap;
    let at = heap.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(task, heap[parent]!)) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = task;
  }

  /** Returns the first task that was not cancelled. */
  #pop(): Task | undefined {
    for (;;) {
      const first = this.#take();
      if (!first?.isCalledOff) return first;
    }
  }

  #take(): Task | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++;
      if (!isBefore(heap[child]!, last)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
    return first;
  }
}
