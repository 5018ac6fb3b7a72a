import type { TableCode } from '@gorrion/protocol';
import type { Clock } from '@gorrion/table';
import { RecentMap } from '../limits/recentMap.ts';
import { type Claim, LEASE, type NodeRecord, RENEWED_EVERY, type TableDirectory } from '../persistence/ownership.ts';

/** Ms between two attempts to claim a table whose owner cannot be reached. */
const CLAIM_AGAIN = 500;

/** Tables of which it is remembered that they are elsewhere. */
const MOST_ELSEWHERE = 20_000;

interface ClaimOptions {
  readonly store: Pick<TableDirectory, 'claim'>;
  readonly clock: Clock;
  /** Whether the node of another owner can be reached; by default none is. */
  readonly isReachable: ((node: NodeRecord) => boolean) | undefined;
  /** Whether this node takes no table any more. */
  readonly isStopping: () => boolean;
}

/** Claims tables, and remembers where those are that it did not get. */
export class Claims {
  readonly #options: ClaimOptions;
  readonly #elsewhere = new RecentMap<string, NodeRecord>(MOST_ELSEWHERE);

  constructor(options: ClaimOptions) {
    this.#options = options;
  }

  /** Claims a table. The lease of an owner who cannot be reached is waited for: they are dead, or will be refused. */
  async claim(code: TableCode): Promise<Claim> {
    const { store, clock, isReachable = () => false, isStopping } = this.#options;
    const until = clock.now() + LEASE + RENEWED_EVERY;
    for (;;) {
      const claim = await store.claim(code);
      if (claim.kind === 'elsewhere') this.isAt(code, claim.node);
      else this.#elsewhere.delete(code);
      const isOver = claim.kind !== 'elsewhere' || isReachable(claim.node) || clock.now() >= until;
      if (isOver || isStopping()) return claim;
      await new Promise<void>(next => clock.at(clock.now() + CLAIM_AGAIN, next));
    }
  }

  /** Notes which node should have a table. */
  isAt(code: TableCode, node: NodeRecord): void {
    this.#elsewhere.set(code, node);
  }

  /** Returns the node at which a table was when this one asked last; undefined if it was at none. */
  whereIs(code: TableCode): NodeRecord | undefined {
    return this.#elsewhere.get(code);
  }
}
