import { RecentMap } from '../limits/recentMap.ts';
import type { LedgerStore } from '../persistence/ledgers.ts';
import { readCode } from '../tables/code.ts';
import { type DamagedLedgers, foldStored } from './damage.ts';
import type { AnyKind } from './kinds.ts';
import { type LateLedger, lateOf } from './late.ts';

/* The ledgers that are in memory, folded from their facts when somebody asks for them. */

/** Commands that changed nothing whose ids stay in memory, by ledger: long enough for one that is sent again. */
const MOST_IDLE = 200;
/** Ledgers whose states stay in memory. */
const MOST_REMEMBERED = 500;

export interface Held {
  readonly id: string;
  readonly kind: AnyKind;
  state: unknown;
  version: number;
  /** The ledger as it is shown with a delay; undefined where it never had one. */
  late?: LateLedger | undefined;
  /** The version after each command, by the command's id. */
  readonly commands: Map<string, number>;
  /** The same for the newest commands that changed nothing. */
  readonly idle: RecentMap<string, number>;
  /** The last change, after which the next one is decided. */
  last: Promise<unknown>;
}

/** Returns a ledger before its first fact, or as it was folded. */
export const newHeld = (known: Pick<Held, 'id' | 'kind' | 'state' | 'version' | 'commands'>): Held => ({
  ...known,
  idle: new RecentMap(MOST_IDLE),
  last: Promise.resolve(),
});

export class HeldLedgers {
  readonly #store: Pick<LedgerStore, 'readLedger'>;
  readonly #kinds: ReadonlyMap<string, AnyKind>;
  readonly #damaged: DamagedLedgers;
  readonly #held = new Map<string, Held>();
  readonly #reading = new Map<string, Promise<Held | undefined>>();

  constructor(store: Pick<LedgerStore, 'readLedger'>, kinds: ReadonlyMap<string, AnyKind>, damaged: DamagedLedgers) {
    this.#store = store;
    this.#kinds = kinds;
    this.#damaged = damaged;
  }

  /** Resolves with a ledger; undefined if there is none, or it is damaged. All who ask share one, so that changes wait for each other. */
  async find(typed: string): Promise<Held | undefined> {
    const id = readCode(typed);
    if (!id || this.#damaged.at(id)) return undefined;
    const known = this.#held.get(id);
    if (known) {
      this.hold(known);
      return known;
    }
    const reading = this.#reading.get(id) ?? this.#read(id).finally(() => this.#reading.delete(id));
    this.#reading.set(id, reading);
    return reading;
  }

  /** Keeps a ledger in memory as the newest that was asked for, and lets the oldest go. */
  hold(held: Held): void {
    this.#held.delete(held.id);
    this.#held.set(held.id, held);
    if (this.#held.size <= MOST_REMEMBERED) return;
    const [oldest] = this.#held.values();
    if (!oldest) return;
    const { last } = oldest;
    // A change that is being written still needs the ledger: it goes only if nothing has come since.
    void last.then(() => {
      const [first] = this.#held.values();
      const isIdle = oldest.last === last && first === oldest;
      if (isIdle && this.#held.size > MOST_REMEMBERED) this.#held.delete(oldest.id);
    });
  }

  /** Resolves once every change that was begun is done. */
  async settled(): Promise<void> {
    await Promise.all([...this.#held.values()].map(({ last }) => last));
  }

  async #read(id: string): Promise<Held | undefined> {
    const stored = await this.#store.readLedger(id);
    // It may have been opened meanwhile.
    const known = this.#held.get(id);
    if (known) return known;
    const kind = stored && this.#kinds.get(stored.kind);
    if (!kind) return undefined;
    const { state, commands, damage } = foldStored(kind, stored);
    if (damage !== undefined) {
      this.#damaged.close({ id, kind, state }, damage);
      return undefined;
    }
    const held = newHeld({ id, kind, state, version: stored.facts.length, commands });
    held.late = lateOf(kind, stored.facts);
    this.hold(held);
    return held;
  }
}
