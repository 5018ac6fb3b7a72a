import type { Entry } from '@gorrion/protocol';
import type { Store } from '../ports/ports.ts';
import { assertNext } from '../ports/stale.ts';

/** A log in memory, as text like on a disk. Tests can make it fail or wait. */
export class MemoryStore implements Store {
  readonly #logs = new Map<string, string[]>();
  #failures = 0;
  #gate: Promise<void> | undefined;
  appends = 0;
  /** The log's length after each append, where a crash can cut it. */
  readonly ends: number[] = [];

  async append(tableId: string, entries: readonly Entry[]): Promise<void> {
    await this.#gate;
    this.appends++;
    if (this.#failures > 0) {
      this.#failures--;
      throw new Error('no space left on device');
    }
    const log = this.#logs.get(tableId) ?? [];
    if (entries[0]) assertNext(entries[0].seq - 1, log.length);
    log.push(...entries.map(entry => JSON.stringify(entry)));
    this.#logs.set(tableId, log);
    this.ends.push(log.length);
  }

  /** Returns the stored log. */
  logOf(tableId: string): readonly Entry[] {
    return (this.#logs.get(tableId) ?? []).map(line => JSON.parse(line) as Entry);
  }

  /** Drops everything after the first `count` entries, like a crash at that time. */
  cut(tableId: string, count: number): void {
    this.#logs.set(tableId, (this.#logs.get(tableId) ?? []).slice(0, count));
  }

  /** Makes the next `count` appends fail. */
  failNext(count: number): void {
    this.#failures = count;
  }

  /** Makes appends wait until the returned function is called. */
  hold(): () => void {
    let open = () => {};
    this.#gate = new Promise(resolve => {
      open = resolve;
    });
    return () => {
      this.#gate = undefined;
      open();
    };
  }
}
