import { Bucket, type Rate } from './bucket.ts';

const SWEPT_ABOVE = 10_000;

/** One bucket for each key. A bucket that is full again is removed, so that many keys do not fill the memory. */
export class ByAddress {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  take(address: string): boolean {
    return this.#bucketOf(address).take(this.#rate, this.#now());
  }

  /** Resets a key's bucket to `burst - count` tokens. */
  fine(address: string, count: number): void {
    this.#bucketOf(address).fine(this.#rate, this.#now(), count);
  }

  #bucketOf(address: string): Bucket {
    if (this.#buckets.size > SWEPT_ABOVE) this.#sweep();
    const bucket = this.#buckets.get(address) ?? new Bucket();
    this.#buckets.set(address, bucket);
    return bucket;
  }

  hasOne(address: string): boolean {
    return this.#buckets.get(address)?.hasOne(this.#rate, this.#now()) ?? true;
  }

  #sweep(): void {
    for (const [address, bucket] of this.#buckets)
      if (bucket.isFull(this.#rate, this.#now())) this.#buckets.delete(address);
  }
}
