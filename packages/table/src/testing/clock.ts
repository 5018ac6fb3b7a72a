import type { Clock } from '../ports/ports.ts';

interface Task {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** Lets everything that waits for nothing but other promises happen. */
export async function settle(): Promise<void> {
  await new Promise<void>(resolve => setImmediate(resolve));
}

/** Time that passes when a test says so. */
export class VirtualClock implements Clock {
  #now: number;
  #tasks: Task[] = [];
  #order = 0;

  constructor(now = 1_700_000_000_000) {
    this.#now = now;
  }

  now = (): number => this.#now;

  at(at: number, run: () => void): () => void {
    if (!Number.isFinite(at)) throw new RangeError(`no such time: ${at}`);
    const task: Task = { at: Math.max(at, this.#now), order: this.#order++, run };
    this.#tasks.push(task);
    return () => {
      this.#tasks = this.#tasks.filter(other => other !== task);
    };
  }

  #next(until: number): Task | undefined {
    let next: Task | undefined;
    for (const task of this.#tasks) {
      if (task.at > until) continue;
      if (!next || task.at < next.at || (task.at === next.at && task.order < next.order)) next = task;
    }
    return next;
  }

  /** Runs the next task, if one is due by then; says whether there was one. */
  async step(until = Number.POSITIVE_INFINITY): Promise<boolean> {
    await settle();
    const task = this.#next(until);
    if (!task) return false;
    this.#tasks = this.#tasks.filter(other => other !== task);
    this.#now = task.at;
    task.run();
    await settle();
    return true;
  }

  /** Moves time on, running what becomes due in order. */
  async advance(by: number): Promise<void> {
    const until = this.#now + by;
    while (await this.step(until)) {}
    this.#now = until;
  }

  /** Time passes while nothing runs: a machine that is off. */
  skip(by: number): void {
    this.#tasks = [];
    this.#now += by;
  }
}
