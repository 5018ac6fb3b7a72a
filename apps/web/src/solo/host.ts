import {
  codeOfName,
  type Entry,
  type Me,
  type PersonId,
  type Refusal,
  type Snapshot,
  type TableCode,
  type TableViewer,
} from '@gorrion/protocol';
import { type Caller, type Ports, type Publisher, Table, transcriptOf } from '@gorrion/table';
import type { AnswerTo, Message, RequestName } from '../connection/wire.ts';
import { newLocalCode } from './code.ts';
import type { Tell } from './letters.ts';
import { lineOf, waitingAmong } from './line.ts';
import type { SoloRecord, SoloStore } from './store.ts';

/** Games that may wait at the same time; before another is begun the oldest goes. */
const KEPT = 3;
/** Milliseconds before a table whose program failed is restored from its log, after each fault; then it waits for a reload. */
const RESTORED_AFTER = [500, 5000, 30_000];
const PLAYER = 'this-device' as PersonId;
const NAMELESS = codeOfName({ bird: 'sparrow' });

interface Parts extends Omit<Ports, 'store' | 'publisher'> {
  readonly store: SoloStore;
  readonly tell: Tell;
  /** Told when this host has begun to write in place of another. */
  readonly onTakeOver?: () => void;
}

/** The one page, at the table that it shows. */
interface Follow {
  readonly table: Table;
  viewer: TableViewer;
  /** Has a new viewpoint and waits for its snapshot. */
  isMoving: boolean;
}

type Handlers = { readonly [E in RequestName]: (message: Message<E>) => Promise<AnswerTo<E>> };

const refused = (code: Refusal) => ({ ok: false, code }) as const;
/** Events after which the player may look at the table from another chair. */
const changesViewers = ({ event }: Entry): boolean => event.type === 'seated' || event.type === 'seats-drawn';

/** A lobby of one: answers as the server does, for the only player there is. */
export class Host implements Publisher {
  readonly #parts: Parts;
  readonly #tables = new Map<string, Promise<Table | undefined>>();
  readonly #lines = new Map<string, string>();
  #me: Me;
  #follow: Follow | undefined;
  #isLobbyWatched = false;
  #opening: Promise<unknown> = Promise.resolve();
  readonly #faults = new Map<string, number>();

  private constructor(parts: Parts, name: string) {
    this.#parts = parts;
    this.#me = { id: PLAYER, name };
  }

  static async open(parts: Parts): Promise<Host> {
    return new Host(parts, (await parts.store.name()) ?? NAMELESS);
  }

  get me(): Me {
    return this.#me;
  }

  /** The player with the origin of this thread, which is the page's own. */
  get #caller(): Caller {
    return { ...this.#me, origin: globalThis.location?.origin ?? '' };
  }

  answer<E extends RequestName>(event: E, message: Message<E>): Promise<AnswerTo<E>> {
    return (this.#handlers[event] as (message: Message<E>) => Promise<AnswerTo<E>>)(message);
  }

  /** Nothing is played here any more: another page does. */
  stop(): void {
    for (const table of this.#tables.values()) table.then(found => found?.dispose()).catch(() => {});
    this.#tables.clear();
    this.#follow = undefined;
  }

  publish(tableId: string, viewer: TableViewer, entries: readonly Entry[]): void {
    const follow = this.#follow;
    if (viewer === 'spectator') void this.#note(tableId).catch(() => {});
    if (follow?.table.id !== tableId) return;
    if (entries.some(changesViewers)) this.#regroup(follow);
    const isForHim = viewer === follow.viewer && !follow.isMoving;
    if (isForHim) this.#parts.tell('table:entries', { code: codeOf(follow.table), entries });
  }

  frozen(tableId: string, isFrozen: boolean): void {
    const table = this.#follow?.table;
    if (table?.id === tableId) this.#parts.tell('table:frozen', { code: codeOf(table), isFrozen });
  }

  /** A table's program failed: the page is told, and the table comes back from its log. */
  #fault(code: string): void {
    const { clock } = this.#parts;
    const faults = this.#faults.get(code) ?? 0;
    this.#faults.set(code, faults + 1);
    const delay = RESTORED_AFTER[faults];
    if (this.#follow?.table.id === code) this.#tellFault(this.#follow.table);
    if (delay !== undefined)
      clock.at(clock.now() + delay, () => void this.#refold(code).catch(() => this.#fault(code)));
  }

  #tellFault(table: Table): void {
    this.#parts.tell('table:frozen', { code: codeOf(table), isFrozen: true, isFaulty: true });
  }

  async #refold(code: string): Promise<void> {
    const { tell } = this.#parts;
    this.#tables.delete(code);
    const table = await this.#find(code);
    if (!table || table.fault !== undefined || this.#follow?.table.id !== code) return;
    const viewer = table.viewerOf(PLAYER);
    this.#follow = { table, viewer, isMoving: false };
    table.arrived(this.#me);
    tell('table:frozen', { code: codeOf(table), isFrozen: table.isFrozen });
    tell('table:snapshot', snapshotOf(table, viewer));
  }

  readonly #handlers: Handlers = {
    'me:rename': async ({ name }) => {
      await this.#parts.store.rename(name);
      this.#me = { id: PLAYER, name };
      return { ok: true, me: this.#me };
    },
    // Nothing of it has ever left the device: to be forgotten is to have no name here.
    'me:forget': async () => {
      await this.#parts.store.rename(NAMELESS);
      this.#me = { id: PLAYER, name: NAMELESS };
      return { ok: true, me: this.#me };
    },
    'lobby:watch': async () => {
      this.#isLobbyWatched = true;
      return { ok: true, lobby: await this.#lobby() };
    },
    'lobby:unwatch': async () => {
      this.#isLobbyWatched = false;
      return { ok: true };
    },
    'table:open': wish => {
      // One after another, so that a wish that is sent twice finds what its first letter opened.
      const opened = this.#opening.then(() => this.#open(wish));
      this.#opening = opened.catch(() => {});
      return opened;
    },
    'table:enter': message => this.#enter(message),
    'table:watching': async () => ({ ok: true, people: [] }),
    'table:transcript': async ({ code }) => {
      const log = await this.#parts.store.load(code);
      const found = log.kind === 'whole' ? transcriptOf(code as TableCode, log.entries, PLAYER) : undefined;
      return found ? { ok: true, transcript: found } : refused('no-hand-over');
    },
    'table:exit': async ({ code }) => {
      if (this.#follow?.table.id === code) this.#follow = undefined;
      (await this.#tables.get(code))?.departed(PLAYER);
      return { ok: true };
    },
    'table:command': async ({ code, envelope }) => {
      const table = await this.#find(code);
      return table ? table.execute(this.#me, envelope) : refused('no-such-table');
    },
    // Bots do not listen.
    'table:say': async () => refused('chat-closed'),
    time: async () => ({ ok: true, now: this.#parts.clock.now() }),
  };

  async #takeOver(): Promise<void> {
    if (await this.#parts.store.takeOver()) return;
    this.stop();
    this.#parts.onTakeOver?.();
  }

  async #open({ id, settings, against = 'regular' }: Message<'table:open'>): Promise<AnswerTo<'table:open'>> {
    const { store, clock } = this.#parts;
    await this.#takeOver();
    const records = await store.tables();
    const known = records.find(({ request }) => request === id);
    if (known) return { ok: true, code: known.code };
    for (const { code } of superfluous(records)) await this.#forget(code);
    const code = newLocalCode();
    await store.register({ code, request: id, against, openedAt: clock.now() });
    const table = await Table.open(code, { ...settings, visibility: 'link' }, this.#caller, this.#ports);
    this.#tables.set(code, Promise.resolve(table));
    const started = await table.startAgainstBots(this.#me, against);
    return started.ok ? { ok: true, code } : started;
  }

  async #forget(code: TableCode): Promise<void> {
    (await this.#tables.get(code))?.dispose();
    this.#tables.delete(code);
    this.#lines.delete(code);
    await this.#parts.store.forget(code);
  }

  async #enter({ code, since, viewer }: Message<'table:enter'>): Promise<AnswerTo<'table:enter'>> {
    await this.#takeOver();
    const table = await this.#find(code);
    if (!table) return refused('no-such-table');
    const own = table.viewerOf(PLAYER);
    this.#follow = { table, viewer: own, isMoving: false };
    table.arrived(this.#caller);
    if (table.fault !== undefined) this.#tellFault(table);
    else if (table.isFrozen) this.frozen(table.id, true);
    const entries = since !== undefined && viewer === own ? table.since(own, since) : undefined;
    return entries ? { ok: true, entries } : { ok: true, snapshot: snapshotOf(table, own) };
  }

  /** The running table, brought back from its log when it does not run yet. */
  #find(code: string): Promise<Table | undefined> {
    const known = this.#tables.get(code);
    if (known) return known;
    const restored = this.#restore(code);
    this.#tables.set(code, restored);
    // What could not be read now may be readable later.
    const again = () => this.#tables.get(code) === restored && this.#tables.delete(code);
    restored.then(table => table ?? again(), again);
    return restored;
  }

  async #restore(code: string): Promise<Table | undefined> {
    const { store } = this.#parts;
    const record = (await store.tables()).find(one => one.code === code);
    const log = record && (await store.load(code));
    if (!log || log.kind === 'damaged' || log.entries.length === 0) return undefined;
    const table = await Table.restore(code, log.entries, this.#ports);
    // It was cut off between being opened and being begun.
    if (table.state.stage === 'gathering') await table.startAgainstBots(this.#me, record.against);
    return table;
  }

  get #ports(): Ports {
    const { clock, entropy, bots, store } = this.#parts;
    return { clock, entropy, bots, store, publisher: this, onFault: code => this.#fault(code) };
  }

  /** With another chair comes a snapshot from there; the entries of this moment are in it. */
  #regroup(follow: Follow): void {
    const viewer = follow.table.viewerOf(PLAYER);
    if (viewer === follow.viewer) return;
    follow.viewer = viewer;
    follow.isMoving = true;
    queueMicrotask(() => {
      follow.isMoving = false;
      if (this.#follow === follow) this.#parts.tell('table:snapshot', snapshotOf(follow.table, follow.viewer));
    });
  }

  /** Keeps the line of the first page true; most events do not change it. */
  async #note(code: string): Promise<void> {
    const table = await this.#tables.get(code);
    if (!table) return;
    const line = lineOf(codeOf(table), table.state);
    const text = JSON.stringify(line);
    if (this.#lines.get(code) === text) return;
    this.#lines.set(code, text);
    await this.#parts.store.note(code, line);
    if (this.#isLobbyWatched) this.#parts.tell('lobby', await this.#lobby());
  }

  async #lobby() {
    return { open: [], mine: waitingAmong(await this.#parts.store.tables()) };
  }
}

const codeOf = (table: Table) => table.id as TableCode;
const snapshotOf = (table: Table, viewer: TableViewer): Snapshot => ({
  code: codeOf(table),
  viewer,
  ...table.snapshot(viewer),
  watchers: 0,
});

/** What is forgotten before another game begins: what is done, and the oldest of too many. */
function superfluous(records: readonly SoloRecord[]): readonly SoloRecord[] {
  const waiting = records.filter(({ line }) => line && line.stage !== 'closed');
  const kept = waiting.slice(-(KEPT - 1));
  return records.filter(record => !kept.includes(record));
}
