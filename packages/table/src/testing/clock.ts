import type { Clock } from '../ports/ports.ts';

interface Task {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** Resolves once all settled promises have run their callbacks. */
export async function settle(): Promise<void> {
  await new Promise<void>(resolve => setImmediate(resolve));
}

/** Virtual time that a test advances. */
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

  /** Runs the next task that is due by `until`. Returns whether there was one. */
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

  /** Advances time (ms) and runs tasks in order. */
  async advance(by: number): Promise<void> {
    const until = this.#now + by;
    while (await this.step(until)) {}
    this.#now = until;
  }

  /** Advances time (ms) without running tasks, like a machine that is off. */
  skip(by: number): void {
    this.#tasks = [];
    this.#now += by;
  }
}
