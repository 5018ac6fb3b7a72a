import type { Me, OpenTable, PersonId, Refusal, TableCode } from '@gorrion/protocol';
import type { Ports } from '@gorrion/table';
import { codeForLog, type Log } from '../config/log.ts';
import type { Store, TableRecord } from '../persistence/store.ts';
import { newCode } from './code.ts';
import type { RunningTable, TableMaker } from './runningTable.ts';

export const TABLES_A_GUEST = 3;
export const TABLES_AN_ADDRESS = 20;

/** How many tables are woken side by side: each waits for the disk once, and together they wait once. */
const WOKEN_AT_ONCE = 16;

/** A table that runs, and what the registry knows of it. */
export interface Hosted {
  readonly record: TableRecord;
  readonly table: RunningTable;
  /** Who opened it, as far as this process knows: addresses are not stored. */
  readonly address: string | undefined;
}

export type Opened = { readonly ok: true; readonly code: TableCode } | { readonly ok: false; readonly code: Refusal };

interface Parts {
  readonly maker: TableMaker;
  readonly ports: Ports;
  readonly store: Store;
  readonly log: Log;
  readonly isWatched: (code: string) => boolean;
}

const wishOf = (host: PersonId, request: string) => `${host}:${request}`;
const isOpen = ({ table: { state } }: Hosted): boolean => state.stage !== 'closed' && state.session.phase !== 'over';
/** A game of its host alone against bots. */
const isSolo = ({ record, table: { state } }: Hosted): boolean =>
  state.stage === 'playing' && state.places.every(place => place.kind !== 'person' || place.id === record.host);

/** Every table of this process: opens them, finds them, brings them back after a restart, lets them go. */
export class Registry {
  readonly #parts: Parts;
  readonly #hosted = new Map<string, Hosted>();
  readonly #wishes = new Map<string, Promise<Opened>>();
  /** Live tables whose logs have not been read since the start. */
  readonly #asleep = new Map<string, TableRecord>();
  readonly #waking = new Map<string, Promise<void>>();
  #isStopping = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  find(code: string): RunningTable | undefined {
    return this.#hosted.get(code)?.table;
  }

  all(): IterableIterator<Hosted> {
    return this.#hosted.values();
  }

  /** Tables that run or sleep. */
  get size(): number {
    return this.#hosted.size + this.#asleep.size;
  }

  /** The same wish of the same guest is granted once and answered alike, however often and however fast it comes. */
  open(host: Me, address: string | undefined, wish: OpenTable): Promise<Opened> {
    const key = wishOf(host.id, wish.id);
    const granted = this.#wishes.get(key);
    if (granted) return granted;
    this.#giveUpSolo(host);
    const refusal = this.#refusal(host, address);
    if (refusal) return Promise.resolve({ ok: false, code: refusal });
    const opening = this.#create(host, address, wish).catch((error: unknown): Opened => {
      this.#parts.log.error({ err: error }, 'a table could not be opened');
      this.#wishes.delete(key);
      return { ok: false, code: 'table-frozen' };
    });
    this.#wishes.set(key, opening);
    return opening;
  }

  /** Who begins another game against bots has left the earlier one: it does not count against him. */
  #giveUpSolo(host: Me): void {
    const own = [...this.#hosted.values()].filter(hosted => hosted.record.host === host.id && isOpen(hosted));
    const left = own.find(hosted => isSolo(hosted) && !this.#parts.isWatched(hosted.record.code));
    if (own.length < TABLES_A_GUEST || !left) return;
    this.retire(left.record.code).catch((error: unknown) =>
      this.#parts.log.error({ err: error }, 'a table could not be retired'),
    );
  }

  #refusal(host: Me, address: string | undefined): Refusal | undefined {
    if (this.#isStopping) return 'server-stopping';
    const open = [...this.#hosted.values()].filter(isOpen);
    const asleep = [...this.#asleep.values()].filter(record => record.host === host.id).length;
    const ofGuest = open.filter(({ record }) => record.host === host.id).length + asleep;
    const ofAddress = address === undefined ? 0 : open.filter(hosted => hosted.address === address).length;
    return ofGuest >= TABLES_A_GUEST || ofAddress >= TABLES_AN_ADDRESS ? 'too-many-tables' : undefined;
  }

  async #create(host: Me, address: string | undefined, wish: OpenTable): Promise<Opened> {
    const { maker, ports, store } = this.#parts;
    const record: TableRecord = {
      code: newCode(),
      host: host.id,
      request: wish.id,
      openedAt: Math.floor(ports.clock.now()),
    };
    await store.register(record);
    const table = await maker.open(record.code, wish.settings, host, ports);
    this.#hosted.set(record.code, { record, table, address });
    if (wish.against) await table.startAgainstBots(host, wish.against);
    return { ok: true, code: record.code };
  }

  /**
   * After a restart: names every live table, and reads none of their logs yet. The server can be asked at once; whoever
   * comes to a table wakes it.
   */
  remember(): void {
    for (const record of this.#parts.store.liveTables()) {
      this.#asleep.set(record.code, record);
      this.#wishes.set(wishOf(record.host, record.request), Promise.resolve({ ok: true, code: record.code }));
    }
  }

  /** Every live table where its players saw it. One that cannot be read keeps nobody else waiting. */
  async wakeAll(): Promise<void> {
    const codes = [...this.#asleep.keys()].values();
    const wakeNext = async () => {
      for (const code of codes) {
        await this.waking(code);
        // Whoever is at a table already comes first.
        await new Promise(setImmediate);
      }
    };
    await Promise.all(Array.from({ length: WOKEN_AT_ONCE }, wakeNext));
  }

  /** Resolves once a table that sleeps can be found; undefined when there is nothing to wait for. */
  waking(code: string): Promise<void> | undefined {
    const record = this.#asleep.get(code);
    if (!record || this.#isStopping) return undefined;
    const known = this.#waking.get(code);
    if (known) return known;
    const waking = this.#restore(record)
      .catch((error: unknown) => {
        this.#wishes.delete(wishOf(record.host, record.request));
        if (!this.#isStopping)
          this.#parts.log.error({ err: error, table: codeForLog(record.code) }, 'a table could not be restored');
      })
      .finally(() => {
        this.#asleep.delete(code);
        this.#waking.delete(code);
      });
    this.#waking.set(code, waking);
    return waking;
  }

  async #restore(record: TableRecord): Promise<void> {
    const { maker, ports, store, log } = this.#parts;
    const loaded = await store.load(record.code);
    if (loaded.kind === 'damaged') throw new Error(`its log is damaged: ${loaded.reason}`);
    if (loaded.wasTorn) log.warn({ table: codeForLog(record.code) }, 'a torn tail was cut off');
    if (loaded.entries.length === 0) {
      this.#wishes.delete(wishOf(record.host, record.request));
      return store.retire(record.code);
    }
    const table = await maker.restore(record.code, loaded.entries, ports);
    if (this.#isStopping) return table.dispose();
    this.#hosted.set(record.code, { record, table, address: undefined });
  }

  /** The table is over: nobody finds it any more. Its log stays. */
  async retire(code: string): Promise<void> {
    const hosted = this.#hosted.get(code);
    if (!hosted) return;
    this.#hosted.delete(code);
    this.#wishes.delete(wishOf(hosted.record.host, hosted.record.request));
    hosted.table.dispose();
    await this.#parts.store.retire(hosted.record.code);
  }

  /**
   * From now on no table is opened and no hand begun: a table stops as soon as no hand is played at it, and waits in its
   * log. Says how many hands that somebody looks at are still in play.
   */
  drain(): number {
    this.#isStopping = true;
    let playing = 0;
    for (const { table, record } of this.#hosted.values()) {
      const isWanted = table.state.session.phase === 'playing' && this.#parts.isWatched(record.code);
      if (isWanted) playing++;
      else table.dispose();
    }
    return playing;
  }

  /** From now on no table is opened; those that run stop where they are and wait in their logs. */
  stop(): void {
    this.#isStopping = true;
    for (const { table } of this.#hosted.values()) table.dispose();
  }
}
