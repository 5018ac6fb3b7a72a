import type { TableCode } from '@gorrion/protocol';
import type { Clock } from '@gorrion/table';
import { RecentMap } from '../limits/recentMap.ts';
import { type Claim, LEASE, type NodeRecord, RENEWED_EVERY, type TableDirectory } from '../persistence/ownership.ts';

/** Ms between two attempts to claim a table whose owner cannot be reached. */
const CLAIM_AGAIN = 500;

/** Tables of which it is remembered that they are elsewhere. */
const MOST_ELSEWHERE = 20_000;

interface ClaimOptions {
  readonly store: Pick<TableDirectory, 'claim' | 'release'>;
  readonly clock: Clock;
  /** Whether the node of another owner can be reached; by default none is. */
  readonly isReachable: ((node: NodeRecord) => boolean) | undefined;
  /** Returns the node that orders the tables of events; undefined if it is this one, or none. */
  readonly eventHome: (() => NodeRecord | undefined) | undefined;
  /** Called with a table that this node has claimed, and its epoch. */
  readonly onTaken: ((code: TableCode, epoch: number) => void) | undefined;
  /** Whether this node takes no table any more. */
  readonly isStopping: () => boolean;
}

/** Claims tables, and remembers where those are that it did not get. */
export class Claims {
  readonly #options: ClaimOptions;
  readonly #elsewhere = new RecentMap<string, NodeRecord>(MOST_ELSEWHERE);
  /** Tables that this node has given up for the one that orders them, which may not have claimed them yet. */
  readonly #left = new RecentMap<string, NodeRecord>(MOST_ELSEWHERE);

  constructor(options: ClaimOptions) {
    this.#options = options;
  }

  /** Claims a table. The lease of an owner who cannot be reached is waited for: they are dead, or will be refused. */
  async claim(code: TableCode): Promise<Claim> {
    const { store, clock, isReachable = () => false, isStopping, onTaken } = this.#options;
    const until = clock.now() + LEASE + RENEWED_EVERY;
    for (;;) {
      const claim = await store.claim(code);
      if (claim.kind === 'elsewhere') this.#elsewhere.set(code, claim.node);
      else this.#elsewhere.delete(code);
      this.#left.delete(code);
      if (claim.kind === 'owned') onTaken?.(code, claim.epoch);
      const isOver = claim.kind !== 'elsewhere' || isReachable(claim.node) || clock.now() >= until;
      if (isOver || isStopping()) return claim;
      await new Promise<void>(next => clock.at(clock.now() + CLAIM_AGAIN, next));
    }
  }

  /** Gives a table up for the node that orders it. */
  async leaveTo(node: NodeRecord, code: TableCode, epoch: number): Promise<void> {
    await this.#options.store.release(code, epoch);
    for (const map of [this.#elsewhere, this.#left]) map.set(code, node);
  }

  /** Whether a table without an owner was left to the node that still orders it, and can claim it. */
  isLeft(code: TableCode): boolean {
    const { eventHome, isReachable = () => false } = this.#options;
    const node = this.#left.get(code);
    return node !== undefined && node.id === eventHome?.()?.id && isReachable(node);
  }

  /** Returns the node at which a table was when this one asked last; undefined if it was at none. */
  whereIs(code: TableCode): NodeRecord | undefined {
    return this.#elsewhere.get(code);
  }
}
