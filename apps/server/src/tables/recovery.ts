import type { Clock, Feed } from '@gorrion/table';
import type { Chats } from '../chat/chats.ts';
import { codeForLog, type Log } from '../config/log.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Registry } from './registry.ts';

/** Milliseconds before a table is restored after its first, second and third fault; the next one closes it. */
const DELAYS = [500, 5000, 30_000];
/** Faults longer ago (ms) do not count. */
const FORGIVEN_AFTER = 3600_000;

interface RecoveryOptions {
  readonly registry: Registry;
  readonly feed: Feed;
  readonly chats: Chats;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly clock: Clock;
}

/** Brings tables back that were stopped by their own fault, from their logs; closes those that fail again and again. */
export class Recovery {
  readonly #parts: RecoveryOptions;
  /** When each table failed, oldest first. */
  readonly #faults = new Map<string, readonly number[]>();
  /** Tables that are being restored: their faults are told by the promise that restores them. */
  readonly #restoring = new Set<string>();

  constructor(parts: RecoveryOptions) {
    this.#parts = parts;
  }

  /** A table has stopped, because its code threw. */
  fault(code: string, error: unknown): void {
    if (this.#restoring.has(code)) return;
    const { registry, feed, metrics, log, clock } = this.#parts;
    const now = clock.now();
    const faults = [...(this.#faults.get(code) ?? []).filter(at => now - at < FORGIVEN_AFTER), now];
    this.#forgetOld(now);
    this.#faults.set(code, faults);
    metrics.tableFaults.inc();
    log.error({ err: error, table: codeForLog(code), faults: faults.length }, 'a table was stopped by its own fault');
    const delay = DELAYS[faults.length - 1];
    // While the table is still being opened or woken, nobody is at it: that fails by itself.
    if (!registry.find(code)) return;
    feed.faulted(code);
    if (delay === undefined) this.#giveUp(code);
    else clock.at(now + delay, () => void this.#restore(code).catch(error => this.#notShown(code, error)));
  }

  async #restore(code: string): Promise<void> {
    const { registry, feed, chats } = this.#parts;
    this.#restoring.add(code);
    let failed: { readonly error: unknown } | undefined;
    const found = await registry.refold(code).catch((error: unknown) => {
      failed = { error };
      return undefined;
    });
    this.#restoring.delete(code);
    if (failed) return this.fault(code, failed.error);
    // It was let go meanwhile; or the server stops, and the next one restores it.
    if (!found) return registry.find(code) ? undefined : feed.dismiss(code, 'table-failed');
    chats.move(found.before, found.after);
    feed.restored(found.after);
    if (found.after.fault !== undefined) this.fault(code, found.after.fault);
  }

  /** The table plays on: only its pages may have missed something, and they ask again when they come back. */
  #notShown(code: string, error: unknown): void {
    this.#parts.log.error({ err: error, table: codeForLog(code) }, 'a restored table could not be shown');
  }

  /** Its log stays, so that the fault can be found and mended. */
  #giveUp(code: string): void {
    const { registry, feed, log } = this.#parts;
    this.#faults.delete(code);
    log.error({ table: codeForLog(code) }, 'a table fails again and again and is closed');
    feed.dismiss(code, 'table-failed');
    registry.retire(code).catch((error: unknown) => log.error({ err: error }, 'a table could not be retired'));
  }

  #forgetOld(now: number): void {
    for (const [code, faults] of this.#faults)
      if (now - (faults.at(-1) ?? 0) >= FORGIVEN_AFTER) this.#faults.delete(code);
  }
}
