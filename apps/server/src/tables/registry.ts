import type { Entry, Me, OpenTable, PersonId, Refusal, TableCode, TableEvent } from '@gorrion/protocol';
import {
  type Caller,
  type HostedTable,
  type Ports,
  type RunningTable,
  restoreTable,
  StaleAppend,
  StaleOwner,
  TableHost,
} from '@gorrion/table';
import { codeForLog } from '../config/log.ts';
import { LIMITS, type Limits } from '../limits/limits.ts';
import type { NodeRecord } from '../persistence/ownership.ts';
import type { TableRecord } from '../persistence/tableRecord.ts';
import { Turns } from '../turns/turns.ts';
import { Claims } from './claims.ts';
import { newCode } from './code.ts';
import { type Counted, Openings } from './openings.ts';
import type { RegistryOptions } from './registryOptions.ts';

/** Number of tables without an owner that are taken over at a time. */
const ADOPTED_AT_ONCE = 32;
/** Number of tables that are woken at the same time, so that their waits for the disk overlap. */
const WOKEN_AT_ONCE = 16;

/** A running table with what the registry knows of it. */
export interface RegisteredTable extends HostedTable {
  readonly record: TableRecord;
  /** The network that opened it; undefined after a restart, because addresses are not stored. */
  readonly network: string | undefined;
  /** The epoch under which this server writes its log. */
  readonly epoch: number;
}

export type OpeningResult =
  | { readonly ok: true; readonly code: TableCode }
  | { readonly ok: false; readonly code: Refusal };

const isOpen = ({ table: { state } }: RegisteredTable): boolean =>
  state.stage !== 'closed' && state.session.phase !== 'over';
/** Returns whether the host alone plays against bots. */
const isSolo = ({ record, table: { state } }: RegisteredTable): boolean =>
  state.stage === 'playing' && state.places.every(place => place.kind !== 'person' || place.id === record.host);

/** Returns whether no hand was ever dealt, so that the log is not worth keeping. */
const wasNeverPlayed = ({ table: { state } }: RegisteredTable): boolean =>
  state.gamesPlayed === 0 && state.session.phase === 'unstarted';

/** The tables of this process: opens, finds, restores and retires them, within the limits of guests and networks. */
export class Registry {
  readonly #options: RegistryOptions;
  readonly host: TableHost<RegisteredTable>;
  /** Whether the operator drains this node: it opens no table but for events, and those that run play on. */
  isDrained = false;
  readonly #wishes = new Turns<string>();
  /** Live tables whose logs have not been read since the start. */
  readonly #asleep = new Map<string, TableRecord>();
  readonly #opening = new Set<Counted>();
  /** The append that each table is waiting for. */
  readonly #writing = new Map<TableCode, Promise<void>>();
  readonly #claims: Claims;
  readonly #limits: Limits;
  readonly #openings: Openings;

  constructor(options: RegistryOptions) {
    const { ports, limits = LIMITS } = options;
    const now = () => ports.clock.now();
    this.#options = options;
    this.#limits = limits;
    this.#openings = new Openings({ ...options, limits, now });
    this.#claims = new Claims({
      store: options.store,
      clock: ports.clock,
      isReachable: options.isReachable,
      eventHome: options.eventHome,
      onTaken: options.onTaken,
      isStopping: () => this.host.isStopping,
    });
    this.host = new TableHost({ wake: code => this.#wake(code), refold: hosted => this.#refold(hosted) });
  }

  /** Changes whenever a table is opened, restored or let go. */
  get revision(): number {
    return this.host.revision;
  }

  find(code: string): RunningTable | undefined {
    return this.host.find(code);
  }

  all(): IterableIterator<RegisteredTable> {
    return this.host.all();
  }

  /** Tables that run or sleep. */
  get size(): number {
    return this.host.size + this.#asleep.size;
  }

  /**
   * Opens a table. `isAllowed`: the limits of guest and network do not refuse it, because those of evenings have allowed it;
   * it counts in them like any other.
   */
  open(host: Caller, network: string | undefined, wish: OpenTable, isAllowed = false): Promise<OpeningResult> {
    return this.#grant(host.id, wish.id, async () => {
      if (this.#options.hasRoom?.() === false) return { ok: false, code: 'no-room-left' };
      this.#giveUpSolo(host);
      const refusal = isAllowed ? this.#whyClosed() : this.#refusal(host, network, wish.settings.teacher);
      if (refusal) return { ok: false, code: refusal };
      const reserved: Counted = { host: host.id, network };
      this.#opening.add(reserved);
      return this.#create(host, reserved, wish).finally(() => this.#opening.delete(reserved));
    });
  }

  /** Grants a wish for a table once: who repeats it, at any node and also after a restart, gets the table that it opened. */
  #grant(host: PersonId, request: string, open: () => Promise<OpeningResult>): Promise<OpeningResult> {
    const grant = async (): Promise<OpeningResult> => {
      const code = await this.#options.store.openedBy(host, request);
      // A table whose node died before its first facts is gone once this node has looked for it.
      const isThere = code && ((await this.ownerOf(code)) || this.host.find(code));
      return isThere ? { ok: true, code } : open();
    };
    return this.#wishes.take(`${host}:${request}`, grant).catch((error: unknown): OpeningResult => {
      this.#options.log.error({ err: error }, 'a table could not be opened');
      return { ok: false, code: 'table-frozen' };
    });
  }

  /** Retires an unwatched game of the host against bots if they are at their limit, because they begin another. */
  #giveUpSolo(host: Me): void {
    const own = [...this.host.all()].filter(hosted => hosted.record.host === host.id && isOpen(hosted));
    const left = own.find(hosted => isSolo(hosted) && !this.#options.isWatched(hosted.record.code));
    if (own.length < this.#limits.guest.tables || !left) return;
    this.retire(left.record.code).catch((error: unknown) =>
      this.#options.log.error({ err: error }, 'a table could not be retired'),
    );
  }

  /**
   * Opens a table of an event with its first facts. An event's tables count for nobody's limits: the event has its own.
   * `network`: for whose network their bots think, if that is known.
   */
  openForEvent(
    opener: PersonId,
    request: string,
    facts: readonly TableEvent[],
    network?: string,
  ): Promise<OpeningResult> {
    return this.#grant(opener, request, async () => {
      // The home of events opens their tables also while it is drained: no other node can.
      if (this.host.isStopping) return { ok: false, code: 'server-stopping' };
      const record = this.#recordFor(opener, request);
      const registered = await this.#options.store.register(record);
      if (registered.kind === 'known') return { ok: true, code: registered.code };
      const { epoch } = registered;
      const table = await this.#options.maker.openWith(record.code, facts, this.#portsOf(record, network, epoch));
      this.host.add({ record, table, network: undefined, epoch });
      return { ok: true, code: record.code };
    });
  }

  #whyClosed(): Refusal | undefined {
    if (this.host.isStopping) return 'server-stopping';
    return this.isDrained ? 'server-drained' : undefined;
  }

  /** Returns why a table may not be opened, or counts it. Tables whose first write is not done yet count as open. */
  #refusal(host: Me, network: string | undefined, isTaught?: boolean): Refusal | undefined {
    const closed = this.#whyClosed();
    if (closed) return closed;
    const taken: Counted[] = [...this.host.all()]
      .filter(isOpen)
      .map(({ record, network }) => ({ host: record.host, network }));
    taken.push(...this.#opening, ...[...this.#asleep.values()].map(({ host }) => ({ host, network: undefined })));
    return this.#openings.refusal({ host: host.id, network }, taken, isTaught);
  }

  async #create(host: Caller, reserved: Counted, wish: OpenTable): Promise<OpeningResult> {
    const record = this.#recordFor(host.id, wish.id);
    const registered = await this.#options.store.register(record);
    if (registered.kind === 'known') return { ok: true, code: registered.code };
    const { epoch } = registered;
    const ports = this.#portsOf(record, reserved.network, epoch);
    const table = await this.#options.maker.open(record.code, wish.settings, host, ports);
    this.#opening.delete(reserved);
    this.host.add({ record, table, network: reserved.network, epoch });
    if (wish.against) await table.startAgainstBots(host, wish.against);
    return { ok: true, code: record.code };
  }

  #recordFor(host: PersonId, request: string): TableRecord {
    const { clock, entropy } = this.#options.ports;
    return { code: newCode(entropy), host, request, openedAt: Math.floor(clock.now()) };
  }

  /** Returns the ports of a table, which writes its log under one epoch. */
  #portsOf({ code, host }: TableRecord, network: string | undefined, epoch: number): Ports {
    const { ports, botsFor, store, onOutdated } = this.#options;
    const append = async (tableId: string, entries: readonly Entry[]) => {
      const writing = store.append(tableId, entries, epoch);
      this.#writing.set(code, writing);
      try {
        await writing;
      } catch (error) {
        if (error instanceof StaleOwner && store.isShared) setImmediate(() => this.lose(code));
        else if (error instanceof StaleAppend && !(error instanceof StaleOwner)) onOutdated?.(code);
        throw error;
      } finally {
        if (this.#writing.get(code) === writing) this.#writing.delete(code);
      }
    };
    return { ...ports, store: { append }, bots: botsFor({ guest: host, network }) };
  }

  /**
   * Registers every live table after a restart without reading its log, so that the server answers at once. The first
   * message for a table wakes it.
   */
  async remember(): Promise<void> {
    const { store } = this.#options;
    // Of a store that nodes share, a node takes what it is asked for, and what nobody has.
    for (const record of store.isShared ? [] : await store.liveTables()) this.#asleep.set(record.code, record);
  }

  /** Restores every live table from its log. A table that fails to load does not block the others. */
  async wakeAll(): Promise<void> {
    const codes = [...this.#asleep.keys()].values();
    const wakeNext = async () => {
      for (const code of codes) {
        await this.waking(code);
        // Messages of players come between two tables.
        await new Promise(setImmediate);
      }
    };
    await Promise.all(Array.from({ length: WOKEN_AT_ONCE }, wakeNext));
  }

  /** Resolves once a table that sleeps can be found; undefined if there is nothing to wait for. */
  waking(code: string): Promise<void> | undefined {
    return this.host.waking(code);
  }

  #wake(code: string): Promise<RegisteredTable | undefined> | undefined {
    const record = this.#asleep.get(code);
    if (!record && !this.#options.store.isShared) return undefined;
    if (this.#options.heirOf?.(code as TableCode)) return undefined;
    return this.#restore(code as TableCode)
      .catch((error: unknown) => {
        if (!this.host.isStopping)
          this.#options.log.error({ err: error, table: codeForLog(code) }, 'a table could not be restored');
        // Of a store that nodes share, nobody may conclude that the table is gone.
        if (this.#options.store.isShared) throw error;
        return undefined;
      })
      .finally(() => this.#asleep.delete(code));
  }

  /** Claims a table and restores it from its log; resolves with undefined if it is not to be had. */
  async #restore(code: TableCode): Promise<RegisteredTable | undefined> {
    const { maker, store, log } = this.#options;
    const claim = await this.#claims.claim(code);
    if (claim.kind !== 'owned') return undefined;
    const { record, epoch } = claim;
    const loaded = await store.load(code);
    if (loaded.kind === 'whole' && loaded.wasTorn)
      log.warn({ table: codeForLog(record.code) }, 'a torn tail was cut off');
    if (loaded.kind === 'whole' && loaded.entries.length === 0) {
      await store.discard(record.code, epoch);
      return undefined;
    }
    const table = await restoreTable(maker, record.code, loaded, this.#portsOf(record, undefined, epoch));
    const home = table.state.event && this.#options.eventHome?.();
    if (!home) return { record, table, network: undefined, epoch };
    table.dispose();
    await this.#claims.leaveTo(home, code, epoch);
    return undefined;
  }

  /** Resolves with the node that has a table; undefined if it is this one, or if nobody has it. */
  async ownerOf(code: TableCode): Promise<NodeRecord | undefined> {
    await this.waking(code);
    return this.host.find(code) ? undefined : this.#claims.whereIs(code);
  }

  /** Takes over tables whose nodes are dead, so that their games go on. Resolves with how many there were. */
  async adopt(): Promise<number> {
    const { store } = this.#options;
    if (!store.isShared || this.#whyClosed()) return 0;
    const orphans = (await store.orphans(ADOPTED_AT_ONCE)).filter(({ code }) => !this.#claims.isLeft(code));
    await Promise.allSettled(orphans.map(({ code }) => this.waking(code)));
    return orphans.length;
  }

  /** Gives a table up to the node that claims it next, once what it is writing is written. */
  async handOver(code: TableCode): Promise<void> {
    const given = this.host.remove(code);
    if (!given) return;
    given.table.dispose();
    this.#options.onGiven?.(given.table);
    await this.#writing.get(code)?.catch(() => {});
    await this.#options.store.release(code, given.epoch);
    this.#options.onLost?.(code);
  }

  /** Lets go of tables that other nodes have claimed while this one was away. */
  async recheck(): Promise<void> {
    for (const { record, epoch } of [...this.host.all()]) {
      const claim = await this.#options.store.claim(record.code);
      if (claim.kind !== 'owned' || claim.epoch !== epoch) this.lose(record.code);
    }
  }

  /** Lets go of a table that another node has claimed, under a later epoch than this one: by default, whatever it was. */
  lose(code: TableCode, epoch = Number.POSITIVE_INFINITY): void {
    const lost = this.host.get(code);
    if (!lost || lost.epoch >= epoch) return;
    this.host.remove(code);
    lost.table.dispose();
    this.#options.onLost?.(code);
  }

  async #refold({ record, network }: RegisteredTable): Promise<RegisteredTable> {
    const { maker, store } = this.#options;
    const claim = await store.claim(record.code);
    if (claim.kind !== 'owned') throw new StaleOwner(`this table is ${claim.kind}`);
    const { epoch } = claim;
    const loaded = await store.load(record.code);
    const table = await restoreTable(maker, record.code, loaded, this.#portsOf(record, network, epoch));
    return { record, table, network, epoch };
  }

  /** Retires a table, so that nobody finds it. Its log stays for the retention time, unless no hand was ever dealt. */
  async retire(code: string): Promise<void> {
    const hosted = this.host.remove(code);
    if (!hosted) return;
    if (this.#options.isWatched(code)) await hosted.table.close();
    hosted.table.dispose();
    const { store } = this.#options;
    const isWorthless = wasNeverPlayed(hosted) && hosted.table.fault === undefined;
    const { record, epoch } = hosted;
    await (isWorthless ? store.discard(record.code, epoch) : store.retire(record.code, epoch));
  }

  /**
   * Opens no table from now on, and stops every table without a watched hand in play; it waits in its log. Returns the
   * number of watched hands in play.
   */
  drain(): number {
    this.host.hold();
    let playing = 0;
    for (const { table, record } of this.host.all()) {
      const isWanted = table.state.session.phase === 'playing' && this.#options.isWatched(record.code);
      if (isWanted) playing++;
      else table.dispose();
    }
    return playing;
  }

  /** Opens no table from now on, and stops every running one, which waits in its log. */
  stop(): void {
    this.host.stop();
  }
}
