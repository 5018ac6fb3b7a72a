import type { NodeId } from '../persistence/ownership.ts';

/** Ms after which what a node has told is forgotten if it tells nothing more. Nodes tell once a second. */
const STALE = 5000;

/** What other nodes tell again and again, the newest of each. */
export class Heard<What> {
  readonly #now: () => number;
  readonly #told = new Map<NodeId, { readonly what: What; readonly at: number }>();

  /** `now`: ms of a clock that never goes back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  note(node: NodeId, what: What): void {
    this.#told.set(node, { what, at: this.#now() });
  }

  /** Returns what is told by nodes that still tell something. */
  get all(): readonly What[] {
    for (const [node, { at }] of this.#told) if (this.#now() - at >= STALE) this.#told.delete(node);
    return [...this.#told.values()].map(({ what }) => what);
  }
}
