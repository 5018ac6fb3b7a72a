import { type Log, sparingly } from '../config/log.ts';
import { HOME, LEASE, type NodeRecord, RENEWED_EVERY, type TableDirectory } from '../persistence/ownership.ts';
import type { Registry } from '../tables/registry.ts';

/*
 * A node among others: renews its lease, takes over tables whose nodes are dead, and learns which node is the home of all
 * that is not a table: groups and events, reviews, ratings and the tidying up.
 */

/** Ms between two looks for tables without an owner, and for the home. */
const LOOK_EVERY = 1000;

interface MembershipOptions {
  readonly store: TableDirectory;
  readonly registry: Pick<Registry, 'adopt' | 'recheck'>;
  readonly log: Log;
  /** Begins the work of the home. Called once, when this node becomes the home. */
  readonly onHome: () => Promise<void>;
  /** Called if another node is the home now, because this one could not renew its lease; or if it could not begin the work. */
  readonly onHomeLost: () => void;
  readonly onAdopted?: (tables: number) => void;
}

export class Membership {
  readonly #options: MembershipOptions;
  readonly #complain: ReturnType<typeof sparingly>;
  readonly #timers: NodeJS.Timeout[] = [];
  #renewedAt = performance.now();
  /** Whether this node has the duty of the home, and whether it has begun to do it. */
  #hasDuty = false;
  #isHome = false;
  #beginning: Promise<void> = Promise.resolve();
  #home: NodeRecord | undefined;
  #isLooking = false;
  #isRenewing = false;
  #isEnded = false;

  constructor(options: MembershipOptions) {
    this.#options = options;
    this.#complain = sparingly(options.log);
  }

  /** Whether this node is the home, and its work has begun. */
  get isHome(): boolean {
    return this.#isHome;
  }

  /** Whether no other node can be the home: this one is, or is about to be. */
  get hasDuty(): boolean {
    return this.#hasDuty;
  }

  /** Resolves once the work of the home has begun, if this node has it; rejects if it could not begin. */
  get beginning(): Promise<void> {
    return this.#beginning;
  }

  /** The node that is the home, as it was known a moment ago; undefined while none is. */
  get home(): NodeRecord | undefined {
    return this.#home;
  }

  /** Seconds since the lease was renewed. */
  get leaseAge(): number {
    return (performance.now() - this.#renewedAt) / 1000;
  }

  /** Joins the others. Resolves once it is known whether this node is the home. */
  async begin(): Promise<void> {
    const { store } = this.#options;
    await this.#lookForHome();
    if (!store.isShared) return;
    this.#timers.push(setInterval(() => void this.#renew(), RENEWED_EVERY));
    this.#timers.push(setInterval(() => void this.look(), LOOK_EVERY));
    void this.look();
  }

  /** Takes no more work. */
  end(): void {
    this.#isEnded = true;
    for (const timer of this.#timers) clearInterval(timer);
  }

  async #renew(): Promise<void> {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    const { store, registry, log } = this.#options;
    const began = performance.now();
    try {
      await store.renew();
      const age = began - this.#renewedAt;
      this.#renewedAt = began;
      if (age < LEASE) return;
      log.warn({ seconds: Math.round(age / 1000) }, 'the lease of this node had run out');
      await registry.recheck();
      await this.#lookForHome();
    } catch (error) {
      this.#failed(error, 'the lease of this node could not be renewed');
    } finally {
      this.#isRenewing = false;
    }
  }

  /** Learns which node is the home, and takes over tables without an owner. */
  async look(): Promise<void> {
    if (this.#isLooking || this.#isEnded) return;
    this.#isLooking = true;
    const { registry, onAdopted } = this.#options;
    try {
      await this.#lookForHome();
      if (this.#isEnded) return;
      const adopted = await registry.adopt();
      if (adopted > 0) onAdopted?.(adopted);
    } catch (error) {
      this.#failed(error, 'the other nodes could not be looked up');
    } finally {
      this.#isLooking = false;
    }
  }

  #failed(error: unknown, sentence: string): void {
    this.#complain(error, sentence);
    // Work that has begun in part is not begun again.
    if (this.#hasDuty && !this.#isHome && !this.#isEnded) this.#lost();
  }

  #lost(): void {
    this.#hasDuty = false;
    this.#isHome = false;
    this.#options.onHomeLost();
  }

  async #lookForHome(): Promise<void> {
    if (this.#isEnded) return;
    const { store, onHome } = this.#options;
    const hasDuty = await store.duty(HOME);
    this.#home = await store.dutyOf(HOME);
    if (this.#isEnded) return;
    if (hasDuty && !this.#hasDuty) {
      this.#hasDuty = true;
      this.#beginning = onHome();
      await this.#beginning;
      this.#isHome = true;
    } else if (!hasDuty && this.#hasDuty) this.#lost();
  }
}
