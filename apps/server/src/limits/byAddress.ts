import { Bucket, countHit, type Rate } from './bucket.ts';

const SWEPT_ABOVE = 10_000;

/** One bucket for each key. A bucket that is full again is removed, so that many keys do not fill the memory. */
export class ByAddress {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();
  #tell: (address: string) => void = () => {};

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  take(address: string): boolean {
    const isTaken = this.#bucketOf(address).take(this.#rate, this.#now());
    if (isTaken) this.#tell(address);
    return isTaken;
  }

  /** Sets the function that is called with each key of which a token was taken here. */
  onTaken(tell: (address: string) => void): void {
    this.#tell = tell;
  }

  /** Counts a token that was taken at another node. */
  note(address: string): void {
    const bucket = this.#bucketOf(address);
    if (bucket.has(this.#rate, this.#now())) bucket.take(this.#rate, this.#now());
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

  /** Takes an amount, of which more may be taken than is there: what comes next is refused for longer. */
  spend(address: string, amount: number): void {
    this.#bucketOf(address).spend(this.#rate, this.#now(), amount);
  }

  /** Gives a token back that was taken for nothing. */
  giveBack(address: string): void {
    this.#bucketOf(address).spend(this.#rate, this.#now(), -1);
  }

  /** Takes as many tokens as `count`, or none: then it returns false. */
  takeMany(address: string, count: number): boolean {
    return this.#bucketOf(address).take(this.#rate, this.#now(), count);
  }

  /** Returns whether so many tokens are there. Counts a hit if not, because the caller then refuses. */
  has(address: string, count: number): boolean {
    const bucket = this.#buckets.get(address);
    const isThere = bucket ? bucket.has(this.#rate, this.#now(), count) : count <= this.#rate.burst;
    if (!isThere) countHit(this.#rate);
    return isThere;
  }

  hasOne(address: string): boolean {
    return this.has(address, 1);
  }

  #sweep(): void {
    for (const [address, bucket] of this.#buckets)
      if (bucket.isFull(this.#rate, this.#now())) this.#buckets.delete(address);
  }
}
