/** A rate: `burst` tokens at once, and then `perSecond`. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

const hits = new WeakMap<Rate, number>();

/** Counts that a rate has refused something. */
export const countHit = (rate: Rate): void => void hits.set(rate, (hits.get(rate) ?? 0) + 1);

/** Returns how often a rate has refused something; undefined if it never did. */
export const hitsAt = (rate: Rate): number | undefined => hits.get(rate);

/** Token bucket of one socket, guest or address. The caller passes the time (ms). */
export class Bucket {
  #tokens = Number.POSITIVE_INFINITY;
  #at = 0;

  /**
   * Takes tokens; if there are not so many, returns false, takes none and counts that the rate has refused something. The rate
   * may differ between calls: a spectator who sits down is a player.
   */
  take(rate: Rate, now: number, count = 1): boolean {
    const refilled = this.#tokens + ((now - this.#at) / 1000) * rate.perSecond;
    this.#tokens = Math.min(rate.burst, refilled);
    this.#at = now;
    if (this.#tokens < count) {
      countHit(rate);
      return false;
    }
    this.#tokens -= count;
    return true;
  }

  /** Resets the bucket to `burst - count` tokens, which may be negative. Penalties do not accumulate. */
  fine(rate: Rate, now: number, count: number): void {
    this.#tokens = rate.burst - count;
    this.#at = now;
  }

  /** Takes an amount. The bucket may go negative, to at most `-burst`, so that no key is locked out for long. */
  spend(rate: Rate, now: number, amount: number): void {
    const refilled = Math.min(rate.burst, this.#tokens + ((now - this.#at) / 1000) * rate.perSecond);
    this.#tokens = Math.max(-rate.burst, refilled - amount);
    this.#at = now;
  }

  /** Returns whether there are so many tokens, without taking them. */
  has(rate: Rate, now: number, count = 1): boolean {
    return Math.min(rate.burst, this.#tokens + ((now - this.#at) / 1000) * rate.perSecond) >= count;
  }

  isFull(rate: Rate, now: number): boolean {
    return this.#tokens + ((now - this.#at) / 1000) * rate.perSecond >= rate.burst;
  }
}
