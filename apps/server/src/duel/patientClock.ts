import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '@gorrion/table';

interface Task {
  readonly due: number;
  readonly run: () => void;
}

/** Turns of the event loop in which what needs no time comes to its end. */
const TURNS = 3;

/** A clock that stands still while `mayPass` is false, and goes at once to what falls due next while it is true. */
export class PatientClock implements Clock {
  readonly #mayPass: () => boolean;
  readonly #tasks: Task[] = [];
  #now: number;
  #isLooking = false;

  constructor(start: number, mayPass: () => boolean) {
    this.#now = start;
    this.#mayPass = mayPass;
  }

  now = (): number => this.#now;

  at(due: number, run: () => void): () => void {
    const task = { due, run };
    const before = this.#tasks.findLastIndex(other => other.due <= due);
    this.#tasks.splice(before + 1, 0, task);
    this.look();
    return () => {
      const place = this.#tasks.indexOf(task);
      if (place >= 0) this.#tasks.splice(place, 1);
    };
  }

  /** Looks anew whether time may pass. To be called whenever that may have changed. */
  look(): void {
    if (this.#isLooking) return;
    this.#isLooking = true;
    void this.#pass();
  }

  async #pass(): Promise<void> {
    for (;;) {
      for (let turn = 0; turn < TURNS; turn++) await nextTurn();
      if (this.#tasks.length === 0 || !this.#mayPass()) {
        this.#isLooking = false;
        return;
      }
      const next = this.#tasks.shift()!;
      this.#now = Math.max(this.#now, next.due);
      next.run();
    }
  }
}
