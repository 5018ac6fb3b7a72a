import { Bucket, type Rate } from '../limits/bucket.ts';

/** The guest who opened a bot's table, and the network it was opened from if that is known. */
export interface Asker {
  readonly guest: string;
  readonly network: string | undefined;
}

/** Milliseconds of thought that come before those of others: in one burst, and then each second. */
export interface Budgets {
  readonly guest: Rate;
  readonly network: Rate;
}

interface Line<T> {
  readonly asker: Asker;
  readonly items: T[];
}

/** The item whose turn it is, and whether its guest or network has spent its budget. */
export interface Next<T> {
  readonly item: T;
  readonly asker: Asker;
  readonly isOverBudget: boolean;
}

/** Returns a guest's network; each guest of an unknown network counts as a network. */
const networkOf = ({ guest, network }: Asker): string => network ?? `guest ${guest}`;

/** Moves a key to the end of its ring, or out of it. */
function rotate<V>(ring: Map<string, V>, key: string, isLeft: boolean): void {
  const value = ring.get(key);
  ring.delete(key);
  if (isLeft && value !== undefined) ring.set(key, value);
}

/**
 * Queue of many guests' questions for few threads. Networks take turns, and within a network its guests. Guests within
 * budget come before the others, so a guest with one table waits only for the question that a thread is working on,
 * however many tables others have.
 */
export class FairQueue<T> {
  readonly #budgets: Budgets;
  readonly #now: () => number;
  readonly #networks = new Map<string, Map<string, Line<T>>>();
  readonly #spent = new Map<string, Bucket>();

  constructor(budgets: Budgets, now: () => number) {
    this.#budgets = budgets;
    this.#now = now;
  }

  push(asker: Asker, item: T): void {
    const network = networkOf(asker);
    const guests = this.#networks.get(network) ?? new Map<string, Line<T>>();
    this.#networks.set(network, guests);
    const line = guests.get(asker.guest) ?? { asker, items: [] };
    guests.set(asker.guest, line);
    line.items.push(item);
  }

  /** Removes the item whose turn it is and returns it; undefined if none waits. */
  shift(): Next<T> | undefined {
    const lines = this.#lines();
    const first = lines.find(({ asker }) => this.#isWithin(asker)) ?? lines[0];
    const item = first?.items.shift();
    if (!first || item === undefined) return undefined;
    const { asker } = first;
    const network = networkOf(asker);
    const guests = this.#networks.get(network)!;
    rotate(guests, asker.guest, first.items.length > 0);
    rotate(this.#networks, network, guests.size > 0);
    return { item, asker, isOverBudget: !this.#isWithin(asker) };
  }

  /** Charges the thought (ms) of a question to the guest and the network that asked it. */
  charge(asker: Asker, ms: number): void {
    const { guest, network } = this.#budgets;
    this.#bucketOf(`guest ${asker.guest}`).spend(guest, this.#now(), ms);
    this.#bucketOf(`network ${networkOf(asker)}`).spend(network, this.#now(), ms);
  }

  /** Number of waiting items of guests within budget. */
  get waitingWithinBudget(): number {
    return this.#lines()
      .filter(({ asker }) => this.#isWithin(asker))
      .reduce((sum, { items }) => sum + items.length, 0);
  }

  /** Number of waiting items. */
  get waiting(): number {
    return this.#lines().reduce((sum, { items }) => sum + items.length, 0);
  }

  get isEmpty(): boolean {
    return this.#networks.size === 0;
  }

  /** Returns all lines in the order of their turns: the first guest of each network before any second one. */
  #lines(): Line<T>[] {
    const rings = [...this.#networks.values()].map(guests => [...guests.values()]);
    const longest = Math.max(0, ...rings.map(({ length }) => length));
    return Array.from({ length: longest }, (_, n) => rings.flatMap(ring => ring[n] ?? [])).flat();
  }

  #isWithin(asker: Asker): boolean {
    const { guest, network } = this.#budgets;
    const now = this.#now();
    const has = (key: string, rate: Rate) => this.#spent.get(key)?.has(rate, now) ?? true;
    return has(`guest ${asker.guest}`, guest) && has(`network ${networkOf(asker)}`, network);
  }

  #bucketOf(key: string): Bucket {
    const bucket = this.#spent.get(key) ?? new Bucket();
    this.#spent.set(key, bucket);
    if (this.#spent.size > SWEPT_ABOVE) this.#sweep();
    return bucket;
  }

  /** Removes budgets that are full again. */
  #sweep(): void {
    const { guest, network } = this.#budgets;
    for (const [key, bucket] of this.#spent)
      if (bucket.isFull(key.startsWith('guest ') ? guest : network, this.#now())) this.#spent.delete(key);
  }
}

/** Number of budgets above which those that are full again are removed. */
const SWEPT_ABOVE = 5000;
