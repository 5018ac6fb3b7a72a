/* Work that must not overlap, because it reads first and writes what follows from that. */

/** Does works of one key one after another, in the order in which they came; works of different keys overlap. */
export class Turns<Key = undefined> {
  readonly #last = new Map<Key, Promise<void>>();

  /** Does a work once all earlier ones of its key are over. Resolves or rejects as the work does; others go on. */
  take<T>(key: Key, work: () => T | Promise<T>): Promise<T> {
    const done = (this.#last.get(key) ?? Promise.resolve()).then(work);
    const over: Promise<void> = done.then(
      () => this.#end(key, over),
      () => this.#end(key, over),
    );
    this.#last.set(key, over);
    return done;
  }

  /** Whether a work of a key is under way or waits. */
  isBusy(key: Key): boolean {
    return this.#last.has(key);
  }

  /** Resolves once the works of a key that came so far are over. */
  settled(key: Key): Promise<void> {
    return this.#last.get(key) ?? Promise.resolve();
  }

  #end(key: Key, over: Promise<void>): void {
    if (this.#last.get(key) === over) this.#last.delete(key);
  }
}
