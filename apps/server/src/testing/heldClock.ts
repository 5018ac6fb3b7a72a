import type { Clock } from '@gorrion/table';

interface Task {
  readonly due: number;
  readonly order: number;
  readonly run: () => void;
}

/** Longest wait (ms) of a timer of Node. */
const LONGEST = 2 ** 31 - 1;
const byTime = (a: Task, b: Task): number => a.due - b.due || a.order - b.order;

/**
 * A clock for tests. It runs as real time does, until a test lets time pass, or makes it faster. What falls due
 * meanwhile happens in its order, each at its time.
 */
export class HeldClock implements Clock {
  readonly #real: () => number;
  /** Returns whether nothing is under way that has to end before time goes on. */
  readonly #isIdle: () => boolean;
  #tasks: Task[] = [];
  #order = 0;
  #speed = 1;
  #from: { readonly time: number; readonly real: number };
  #timer: NodeJS.Timeout | undefined;
  #passing: Promise<void> = Promise.resolve();

  /** `ahead`: milliseconds by which it is ahead of real time. `isIdle`: whether time may go on to what falls due. */
  constructor(ahead = 0, isIdle: () => boolean = () => true, real = () => performance.timeOrigin + performance.now()) {
    this.#real = real;
    this.#isIdle = isIdle;
    this.#from = { time: real() + ahead, real: real() };
  }

  now = (): number => this.#from.time + (this.#real() - this.#from.real) * this.#speed;

  /** Milliseconds by which it is ahead of real time. */
  get ahead(): number {
    return this.now() - this.#real();
  }

  at(due: number, run: () => void): () => void {
    const task: Task = { due, order: this.#order++, run };
    this.#tasks = [...this.#tasks, task].sort(byTime);
    this.#wait();
    return () => {
      this.#tasks = this.#tasks.filter(one => one !== task);
    };
  }

  /** Lets time run `speed` times as fast as real time; at 0 it stands still. */
  run(speed: number): void {
    this.#setTo(this.now());
    this.#speed = speed;
    this.#wait();
  }

  /** Lets `ms` pass at once. Resolves when everything that fell due in them has happened. */
  pass(ms: number): Promise<void> {
    this.#passing = this.#passing.then(() => this.#pass(ms));
    return this.#passing;
  }

  async #pass(ms: number): Promise<void> {
    const until = this.now() + ms;
    const speed = this.#speed;
    this.run(0);
    for (;;) {
      await this.#rest();
      const next = this.#tasks[0];
      if (!next || next.due > until) break;
      this.#setTo(Math.max(next.due, this.now()));
      this.#take(next);
    }
    this.#setTo(until);
    this.run(speed);
  }

  /** Waits until the server has done all that it does without waiting for time. */
  async #rest(): Promise<void> {
    for (let still = 0; still < 3; still = this.#isIdle() ? still + 1 : 0) await new Promise(setImmediate);
  }

  #setTo(time: number): void {
    this.#from = { time, real: this.#real() };
  }

  #take(task: Task): void {
    this.#tasks = this.#tasks.filter(one => one !== task);
    task.run();
  }

  /** Sets the one timer for what is due next. */
  #wait(): void {
    clearTimeout(this.#timer);
    const next = this.#tasks[0];
    if (!next || this.#speed === 0) return;
    const left = Math.max(0, Math.min(LONGEST, (next.due - this.now()) / this.#speed));
    this.#timer = setTimeout(() => this.#runDue(), Math.ceil(left));
  }

  #runDue(): void {
    for (let next = this.#tasks[0]; next && this.#speed > 0 && next.due <= this.now(); next = this.#tasks[0])
      this.#take(next);
    this.#wait();
  }
}
