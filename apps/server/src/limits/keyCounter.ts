/** Counts what each key holds now, for example sockets. */
export class KeyCounter {
  readonly #counts = new Map<string, number>();
  #elsewhere: (key: string) => number = () => 0;

  /** Sets what other nodes hold, which counts too. */
  addElsewhere(count: (key: string) => number): void {
    this.#elsewhere = count;
  }

  of(key: string): number {
    return this.#here(key) + this.#elsewhere(key);
  }

  /** Returns the keys that hold at least so many here, with their counts. */
  from(least: number): readonly (readonly [string, number])[] {
    return [...this.#counts].filter(([, count]) => count >= least);
  }

  #here(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string): void {
    this.#counts.set(key, this.#here(key) + 1);
  }

  release(key: string): void {
    const left = this.#here(key) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
