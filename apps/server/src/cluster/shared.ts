import type { ByAddress } from '../limits/byAddress.ts';
import type { Notice } from './messages.ts';

/*
 * Limits that all nodes share: each node tells the others who has used up how much, a moment later. A client that spreads
 * over nodes gains no more than that moment.
 */

/** Ms in which what was used up is gathered. */
const GATHERED = 200;

export class SharedLimits {
  readonly #publish: (notice: Notice) => void;
  readonly #limits = new Map<string, ByAddress>();
  #taken: Record<string, string[]> = {};
  #timer: NodeJS.Timeout | undefined;

  constructor(publish: (notice: Notice) => void) {
    this.#publish = publish;
  }

  /** Shares a limit under a name that is the same at all nodes. Returns it. */
  share(name: string, limit: ByAddress): ByAddress {
    this.#limits.set(name, limit);
    limit.onTaken(key => this.#tell(name, key));
    return limit;
  }

  /** Counts what was used up at other nodes. */
  take(taken: Extract<Notice, { type: 'took' }>['taken']): void {
    for (const [name, keys] of Object.entries(taken)) for (const key of keys) this.#limits.get(name)?.note(key);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #tell(name: string, key: string): void {
    this.#taken[name] = [...(this.#taken[name] ?? []), key];
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const taken = this.#taken;
      this.#taken = {};
      this.#publish({ type: 'took', taken });
    }, GATHERED);
  }
}
