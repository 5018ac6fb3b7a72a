/** So many at once, and then so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** What one socket or one address may still do. Time comes in as a value. */
export class Bucket {
  #tokens = Number.POSITIVE_INFINITY;
  #at = 0;

  /** Takes one if there is one. The rate may be another at every call: a watcher who sits down is a player. */
  take(rate: Rate, now: number): boolean {
    const refilled = this.#tokens + ((now - this.#at) / 1000) * rate.perSecond;
    this.#tokens = Math.min(rate.burst, refilled);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Leaves what a full one has after so many are taken, if need be a debt: fines do not add up, but each begins anew. */
  fine(rate: Rate, now: number, count: number): void {
    this.#tokens = rate.burst - count;
    this.#at = now;
  }

  /** Takes an amount, if need be as a debt of at most `burst`: a hog is not locked out for longer than it has been greedy. */
  spend(rate: Rate, now: number, amount: number): void {
    const refilled = Math.min(rate.burst, this.#tokens + ((now - this.#at) / 1000) * rate.perSecond);
    this.#tokens = Math.max(-rate.burst, refilled - amount);
    this.#at = now;
  }

  /** Whether one could be taken now, without taking it. */
  hasOne(rate: Rate, now: number): boolean {
    return Math.min(rate.burst, this.#tokens + ((now - this.#at) / 1000) * rate.perSecond) >= 1;
  }

  isFull(rate: Rate, now: number): boolean {
    return this.#tokens + ((now - this.#at) / 1000) * rate.perSecond >= rate.burst;
  }
}
