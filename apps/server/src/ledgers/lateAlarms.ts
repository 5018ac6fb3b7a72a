import type { Clock } from '@gorrion/table';
import type { Log } from '../config/log.ts';
import type { Held } from './held.ts';

/* Shows what is held of ledgers when it is due. */

interface AlarmOptions {
  readonly clock: Clock;
  /** Finds a ledger, which may have left memory since. */
  readonly find: (id: string) => Promise<Held | undefined>;
  /** Called when something of a ledger is shown. */
  readonly onShown: (held: Held) => void;
  /** Called with a ledger of which something is due now, after it was shown. */
  readonly onDue: (held: Held) => void;
  readonly log: Log;
}

export class LateAlarms {
  readonly #options: AlarmOptions;
  /** Ledgers of which something is shown later, with what cancels the alarm. */
  readonly #alarms = new Map<string, () => void>();
  #isStopped = false;

  constructor(options: AlarmOptions) {
    this.#options = options;
  }

  /** Shows what is due of a ledger, and looks again when the next of it is. */
  show(held: Held): void {
    const { id, late } = held;
    const { clock, onShown } = this.#options;
    if (late?.release(clock.now())) onShown(held);
    const due = late?.nextDue;
    if (due !== undefined && !this.#alarms.has(id))
      this.#alarms.set(
        id,
        clock.at(due, () => this.#ring(id)),
      );
  }

  /** Looks at no ledger any more. */
  stop(): void {
    this.#isStopped = true;
    for (const cancel of this.#alarms.values()) cancel();
    this.#alarms.clear();
  }

  #ring(id: string): void {
    const { find, onDue, log } = this.#options;
    this.#alarms.delete(id);
    find(id).then(
      held => {
        if (!held || this.#isStopped) return;
        this.show(held);
        onDue(held);
      },
      // The next request for the ledger shows what is due.
      (error: unknown) => log.error({ err: error }, 'a ledger with something due could not be read'),
    );
  }
}
