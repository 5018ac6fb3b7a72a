import type { PersonId } from '@gorrion/protocol';
import type { Caller } from '../decide/context.ts';
import type { Clock } from '../ports/ports.ts';

/** Least time (ms) between two new names of a person. They come more seldom than lines of chat, of which they are none. */
const PAUSE = 5000;
/** Number of people above which those are forgotten whose pause is over. */
const REMEMBERED = 64;

/**
 * Lets new names of people reach a table: after a pause the newest, and none while the table takes none. A name is given
 * once and read by all, so a page that changed it again and again could write to the others, and fill the log.
 */
export class NewNames {
  readonly #clock: Clock;
  readonly #isOpen: () => boolean;
  readonly #write: (person: PersonId, name: string) => void;
  /** The newest name of each person that may be shown, and when the next may (ms). */
  readonly #admitted = new Map<PersonId, { readonly name: string; readonly until: number }>();
  readonly #waiting = new Map<PersonId, string>();
  #cancel: () => void = () => {};

  /** `isOpen`: whether the table takes new names now. `write` shows a name that has waited. */
  constructor(clock: Clock, isOpen: () => boolean, write: (person: PersonId, name: string) => void) {
    this.#clock = clock;
    this.#isOpen = isOpen;
    this.#write = write;
  }

  /** Returns a person with the name by which the table may show them now; a newer one is shown later. */
  admit(caller: Caller): Caller {
    const { id, name } = caller;
    const before = this.#admitted.get(id);
    this.#waiting.delete(id);
    if (!this.#isOpen()) {
      if (before?.name !== name) this.#waiting.set(id, name);
      return caller;
    }
    const now = this.#clock.now();
    if (before?.name === name) return caller;
    if (!before || before.until <= now) {
      this.#admit(id, name, before ? now + PAUSE : now);
      return caller;
    }
    this.#waiting.set(id, name);
    this.settle();
    return { ...caller, name: before.name };
  }

  /** Shows the names that have waited, as far as they may be shown now. */
  settle(): void {
    if (this.#waiting.size === 0 || !this.#isOpen()) return;
    this.#cancel();
    const now = this.#clock.now();
    let next = Number.POSITIVE_INFINITY;
    for (const [id, name] of this.#waiting) {
      const { until } = this.#admitted.get(id) ?? { until: now };
      if (until > now) next = Math.min(next, until);
      else {
        this.#waiting.delete(id);
        this.#admit(id, name, now + PAUSE);
        this.#write(id, name);
      }
    }
    if (next < Number.POSITIVE_INFINITY) this.#cancel = this.#clock.at(next, () => this.settle());
  }

  #admit(id: PersonId, name: string, until: number): void {
    if (this.#admitted.size >= REMEMBERED)
      for (const [other, { until }] of this.#admitted) if (until <= this.#clock.now()) this.#admitted.delete(other);
    this.#admitted.set(id, { name, until });
  }
}
