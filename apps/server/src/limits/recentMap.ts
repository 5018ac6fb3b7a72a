/** A map of bounded size: what was set longest ago makes room. */
export class RecentMap<Key, Value> {
  readonly #most: number;
  readonly #held = new Map<Key, Value>();

  /** `most`: entries that are held, at least 1. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    return this.#held.get(key);
  }

  /** Sets an entry as the newest. */
  set(key: Key, value: Value): void {
    this.#held.delete(key);
    this.#held.set(key, value);
    if (this.#held.size <= this.#most) return;
    const [oldest] = this.#held.keys();
    this.#held.delete(oldest as Key);
  }

  delete(key: Key): void {
    this.#held.delete(key);
  }

  [Symbol.iterator](): IterableIterator<[Key, Value]> {
    return this.#held.entries();
  }
}
