import type { KeyCounter } from '../limits/keyCounter.ts';
import type { NodeId } from '../persistence/ownership.ts';
import { Heard } from './heard.ts';

/*
 * Counts of what is held at the same time, which nodes tell each other, so that a limit holds for all of them together.
 * Small counts are not told: who spreads over nodes gains no more than those.
 */

/** Counts of a node by their names and keys. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export class SharedCounts {
  readonly #counters = new Map<string, { readonly counter: KeyCounter; readonly least: number }>();
  readonly #elsewhere: Heard<Counts>;

  /** `now`: ms of a clock that never goes back. */
  constructor(now?: () => number) {
    this.#elsewhere = new Heard(now);
  }

  /** Shares a counter under a name that is the same at all nodes; counts below `least` are not told. Returns it. */
  share(name: string, counter: KeyCounter, least: number): KeyCounter {
    this.#counters.set(name, { counter, least });
    counter.addElsewhere(key => this.#of(name, key));
    return counter;
  }

  /** Returns what is held here, for the others. */
  told(): Counts {
    return Object.fromEntries(
      [...this.#counters].map(([name, { counter, least }]) => [name, Object.fromEntries(counter.from(least))]),
    );
  }

  /** Notes what is held at another node. */
  hear(node: NodeId, counts: Counts): void {
    this.#elsewhere.note(node, counts);
  }

  #of(name: string, key: string): number {
    const held = this.#elsewhere.all.map(counts => counts[name] ?? {});
    return held.reduce((sum, counts) => sum + (Object.hasOwn(counts, key) ? (counts[key] ?? 0) : 0), 0);
  }
}
