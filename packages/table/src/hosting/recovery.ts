import type { Clock } from '../ports/ports.ts';
import type { Feed } from './feed.ts';
import type { RunningTable } from './runningTable.ts';
import type { HostedTable, TableHost } from './tableHost.ts';

/** Times (ms) before a restore, after the first, second and third fault. After the next one the table is given up. */
const DELAYS = [500, 5000, 30_000];
/** Time (ms) between two attempts to read a log. */
const READ_AGAIN = 1000;
/** Faults longer ago (ms) do not count. */
const FORGIVEN_AFTER = 3600_000;

/** Ports and listeners of a recovery. */
export interface RecoveryPorts<H extends HostedTable> {
  readonly host: TableHost<H>;
  readonly feed: Feed;
  readonly clock: Clock;
  /** Whether a table that is not found may still be restored; by default it is not, because nobody is at it. */
  readonly isRestoredUnfound?: boolean;
  /** Called for each fault, with the number of faults that count. */
  readonly onFault?: (code: string, error: unknown, faults: number) => void;
  /** Called before pages get the restored table. */
  readonly onRestored?: (before: RunningTable, after: RunningTable) => void;
  /** Called if a table was restored but sending it to its pages threw. They ask again when they reconnect. */
  readonly onNotShown?: (code: string, error: unknown) => void;
  /** Called if a table fails again and again. Its log stays, so that the fault can be found. */
  readonly onGivenUp?: (code: string) => void;
}

/**
 * Restores tables that were stopped by their own fault from their logs, and gives up those that fail again and again.
 */
export class Recovery<H extends HostedTable> {
  readonly #ports: RecoveryPorts<H>;
  /** When each table failed, oldest first. */
  readonly #faults = new Map<string, readonly number[]>();
  /** Tables that are being restored: the promise that restores them reports their faults. */
  readonly #restoring = new Set<string>();

  constructor(ports: RecoveryPorts<H>) {
    this.#ports = ports;
  }

  /** Records that a table has stopped because its code threw, and restores it. */
  fault(code: string, error: unknown): void {
    if (this.#restoring.has(code)) return;
    const { host, feed, clock, isRestoredUnfound = false, onFault, onNotShown, onGivenUp } = this.#ports;
    const now = clock.now();
    const faults = [...(this.#faults.get(code) ?? []).filter(at => now - at < FORGIVEN_AFTER), now];
    this.#forgetOld(now);
    this.#faults.set(code, faults);
    onFault?.(code, error, faults.length);
    // A table that is still being opened or woken has no page: its opening fails.
    if (!host.find(code) && !isRestoredUnfound) return;
    feed.faulted(code);
    const delay = DELAYS[faults.length - 1];
    if (delay !== undefined)
      clock.at(now + delay, () => void this.#restore(code).catch(error => onNotShown?.(code, error)));
    else if (onGivenUp) {
      this.#faults.delete(code);
      onGivenUp(code);
    }
  }

  /**
   * Restores a table whose log has more than the table knows, because the answer to a write was lost. No fault is counted,
   * and it is tried until the log can be read.
   */
  refresh(code: string): void {
    if (this.#restoring.has(code)) return;
    const { host, feed, clock, onRestored, onNotShown } = this.#ports;
    const again = () => void clock.at(clock.now() + READ_AGAIN, () => this.refresh(code));
    this.#restoring.add(code);
    feed.hold(code);
    const restored = host.refold(code).finally(() => this.#restoring.delete(code));
    restored
      .then(found => {
        if (!found) return;
        found.before.dispose();
        onRestored?.(found.before, found.after);
        feed.restored(found.after);
        if (found.after.fault !== undefined) this.fault(code, found.after.fault);
      }, again)
      .catch((error: unknown) => onNotShown?.(code, error));
  }

  async #restore(code: string): Promise<void> {
    const { host, feed, onRestored } = this.#ports;
    this.#restoring.add(code);
    let failed: { readonly error: unknown } | undefined;
    const found = await host.refold(code).catch((error: unknown) => {
      failed = { error };
      return undefined;
    });
    this.#restoring.delete(code);
    if (failed) return this.fault(code, failed.error);
    // The table was removed meanwhile; or the host stops, and the next process restores it.
    if (!found) return host.find(code) ? undefined : feed.dismiss(code, 'table-failed');
    onRestored?.(found.before, found.after);
    feed.restored(found.after);
    if (found.after.fault !== undefined) this.fault(code, found.after.fault);
  }

  #forgetOld(now: number): void {
    for (const [code, faults] of this.#faults)
      if (now - (faults.at(-1) ?? 0) >= FORGIVEN_AFTER) this.#faults.delete(code);
  }
}
