import type { KeyCounter } from '../limits/keyCounter.ts';
import type { NodeId } from '../persistence/ownership.ts';

/*
 * Counts of what is held at the same time, which nodes tell each other, so that a limit holds for all of them together.
 * Small counts are not told: who spreads over nodes gains no more than those.
 */

/** Counts of a node by their names and keys. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Ms after which the counts of a node that tells none are forgotten. */
const STALE = 5000;

export class SharedCounts {
  readonly #now: () => number;
  readonly #counters = new Map<string, { readonly counter: KeyCounter; readonly least: number }>();
  readonly #elsewhere = new Map<NodeId, { readonly counts: Counts; readonly at: number }>();

  /** `now`: ms of a clock that never goes back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
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
    this.#elsewhere.set(node, { counts, at: this.#now() });
  }

  #of(name: string, key: string): number {
    let sum = 0;
    for (const [node, { counts, at }] of this.#elsewhere) {
      if (this.#now() - at >= STALE) this.#elsewhere.delete(node);
      else if (Object.hasOwn(counts[name] ?? {}, key)) sum += counts[name]?.[key] ?? 0;
    }
    return sum;
  }
}
