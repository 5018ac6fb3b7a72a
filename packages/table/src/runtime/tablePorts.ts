import type { SlotRule } from '../beat/slots.ts';
import type { WindowTiming } from '../beat/timing.ts';
import type { Bots, Clock, Entropy, Publisher, SealedSource, Store } from '../ports/ports.ts';

/** Ports of one table. */
export interface Ports {
  readonly clock: Clock;
  readonly store: Store;
  readonly entropy: Entropy;
  readonly publisher: Publisher;
  readonly bots: Bots;
  /** Deals of duplicates. A table without it can play none. */
  readonly sealed?: SealedSource;
  /**
   * Called once if the table's own code threw. The table has stopped: its memory may differ from its log, from which it
   * must be restored.
   */
  readonly onFault?: (tableId: string, error: unknown) => void;
  /**
   * The even beat where it is left out, as it is everywhere but in the proof that other ways to wait tell something.
   */
  readonly timing?: WindowTiming;
  readonly slots?: SlotRule;
}
