import type { AnswerTo, Message, RequestName } from '@gorrion/client/connection';
import { codeOfName, DEVICE_PLAYER, type Me, type PersonId, type TableCode } from '@gorrion/protocol';
import {
  createHandlers,
  Feed,
  type Handlers,
  type HostedTable,
  type LobbyDesk,
  type Page,
  type Ports,
  type Publisher,
  Recovery,
  type RunningTable,
  restoreTable,
  Table,
  type TableDesk,
  TableHost,
  transcriptOf,
} from '@gorrion/table';
import { newLocalCode } from './code.ts';
import type { Tell } from './letters.ts';
import { lineOf, waitingAmong } from './line.ts';
import type { SoloRecord, SoloStore } from './store.ts';

/** Games that may wait at the same time; before another is begun the oldest goes. */
const KEPT = 3;
const NAMELESS = codeOfName({ bird: 'sparrow' });

/** A game is woken by the page that enters it, so nobody has to reconnect (ms). */
const RETURN_GRACE = 0;

/** Messages with which a page begins to play here, in place of another page of this browser. */
const TAKES_OVER: ReadonlySet<RequestName> = new Set(['table:open', 'table:enter']);

interface HostOptions extends Omit<Ports, 'store' | 'publisher'> {
  readonly store: SoloStore;
  readonly tell: Tell;
  /** Called when this host has begun to write in place of another. */
  readonly onTakeOver?: () => void;
}

/** The running games and their page; made anew after another page of this browser has played. */
interface Hall {
  readonly tables: TableHost<HostedTable>;
  readonly feed: Feed;
  readonly handlers: Handlers<Page>;
}

/** The only page of this host, with the origin of this thread, which is the page's own. */
const pageFor = (name: string, tell: Tell): Page => ({
  me: { id: DEVICE_PLAYER, name },
  origin: globalThis.location?.origin ?? '',
  follows: new Map(),
  tell: tell as Page['tell'],
  join() {},
  leave() {},
});

/** Answers as the server does, for the only player there is. */
export class Host {
  readonly #options: HostOptions;
  readonly #page: Page;
  readonly #lines = new Map<string, string>();
  #hall: Hall;
  #isLobbyWatched = false;
  #opening: Promise<unknown> = Promise.resolve();

  private constructor(options: HostOptions, name: string) {
    this.#options = options;
    this.#page = pageFor(name, options.tell);
    this.#hall = this.#newHall();
  }

  static async open(options: HostOptions): Promise<Host> {
    return new Host(options, (await options.store.name()) ?? NAMELESS);
  }

  get me(): Me {
    return this.#page.me;
  }

  async answer<E extends RequestName>(event: E, message: Message<E>): Promise<AnswerTo<E>> {
    if (TAKES_OVER.has(event)) await this.#takeOver();
    // The game is woken before it is entered: entering then takes no turn of its own, so its answer leaves before any entry.
    if (event === 'table:enter') await this.#hall.tables.waking((message as Message<'table:enter'>).code);
    type Handler = (page: Page, message: Message<E>) => AnswerTo<E> | Promise<AnswerTo<E>>;
    return (this.#hall.handlers[event] as Handler)(this.#page, message);
  }

  /** Stops every game here, because another page plays. */
  stop(): void {
    const { tables, feed } = this.#hall;
    tables.stop();
    feed.stop();
    feed.exitAll(this.#page);
    this.#hall = this.#newHall();
  }

  async #takeOver(): Promise<void> {
    if (await this.#options.store.takeOver()) return;
    this.stop();
    this.#options.onTakeOver?.();
  }

  #newHall(): Hall {
    const { clock, store } = this.#options;
    const tables = new TableHost<HostedTable>({
      wake: code => this.#wake(code, ports),
      refold: async ({ table: { id } }) => ({ table: await restoreTable(Table, id, await store.load(id), ports) }),
    });
    const feed = new Feed({
      find: code => tables.find(code),
      clock,
      // A page that leaves a game here does not come back by itself.
      absenceGrace: 0,
      tellRoom() {},
      slice: task => task(),
    });
    const recovery = new Recovery({ host: tables, feed, clock, isRestoredUnfound: true });
    const ports = this.#portsFor(tables, feed, recovery);
    const handlers = createHandlers<Page>({
      guests: { rename: (_, name) => this.#rename(name), forget: () => this.#rename(NAMELESS) },
      lobby: this.#lobbyDesk,
      tables: this.#tableDesk(tables, ports),
      transcripts: { allows: () => true, read: (code, person) => this.#transcript(code, person) },
      feed,
      clock,
    });
    return { tables, feed, handlers };
  }

  #portsFor(tables: TableHost<HostedTable>, feed: Feed, recovery: Recovery<HostedTable>): Ports {
    const { clock, entropy, bots, store } = this.#options;
    const publisher: Publisher = {
      publish: (code, viewer, entries) => {
        const table = tables.find(code);
        if (table && viewer === 'spectator') this.#note(table);
        feed.publish(code, viewer, entries);
      },
      frozen: (code, isFrozen) => feed.frozen(code, isFrozen),
    };
    return { clock, entropy, bots, store, publisher, onFault: (code, error) => recovery.fault(code, error) };
  }

  /** The name never leaves the device: to be forgotten is to have none here. */
  async #rename(name: string): Promise<Me> {
    await this.#options.store.rename(name);
    return { id: DEVICE_PLAYER, name };
  }

  get #lobbyDesk(): LobbyDesk<Page> {
    return {
      watch: () => {
        this.#isLobbyWatched = true;
        return this.#lobby();
      },
      unwatch: () => {
        this.#isLobbyWatched = false;
      },
    };
  }

  #tableDesk(tables: TableHost<HostedTable>, ports: Ports): TableDesk<Page> {
    return {
      open: (page, wish) => {
        // One after another, so that a wish that is sent twice finds what the first one opened.
        const opened = this.#opening.then(() => this.#open(page, wish, tables, ports));
        this.#opening = opened.catch(() => {});
        return opened;
      },
      codeOf: typed => typed as TableCode,
      waking: code => tables.waking(code),
      find: (_, code) => tables.find(code) ?? 'no-such-table',
    };
  }

  async #transcript(code: TableCode, person: PersonId) {
    const log = await this.#options.store.load(code);
    return log.kind === 'whole' ? transcriptOf(code, log.entries, person) : undefined;
  }

  async #open(
    { me, origin }: Page,
    { id, settings, against = 'regular' }: Message<'table:open'>,
    tables: TableHost<HostedTable>,
    ports: Ports,
  ): Promise<AnswerTo<'table:open'>> {
    const { store, clock } = this.#options;
    const records = await store.tables();
    const known = records.find(({ request }) => request === id);
    if (known) return { ok: true, code: known.code };
    for (const { code } of superfluous(records)) await this.#forget(code, tables);
    const code = newLocalCode();
    await store.register({ code, request: id, against, openedAt: clock.now() });
    const table = await Table.open(code, { ...settings, visibility: 'link' }, { ...me, origin }, ports);
    tables.add({ table });
    const started = await table.startAgainstBots(me, against);
    return started.ok ? { ok: true, code } : started;
  }

  async #forget(code: TableCode, tables: TableHost<HostedTable>): Promise<void> {
    tables.remove(code)?.table.dispose();
    this.#lines.delete(code);
    await this.#options.store.forget(code);
  }

  /** Restores a game; one that was cut off between being opened and being started is started. */
  async #wake(code: string, ports: Ports): Promise<HostedTable | undefined> {
    const { store } = this.#options;
    const record = (await store.tables()).find(one => one.code === code);
    const log = record && (await store.load(code));
    if (!log || log.kind === 'damaged' || log.entries.length === 0) return undefined;
    const table = await Table.restore(code, log.entries, ports, RETURN_GRACE);
    if (table.state.stage === 'gathering') await table.startAgainstBots(this.me, record.against);
    this.#note(table);
    return { table };
  }

  /** Keeps the line of the first page true; most events do not change it. */
  #note({ id, state }: RunningTable): void {
    const line = lineOf(id as TableCode, state);
    const text = JSON.stringify(line);
    if (this.#lines.get(id) === text) return;
    this.#lines.set(id, text);
    const tellLobby = async () => this.#isLobbyWatched && this.#options.tell('lobby', await this.#lobby());
    // A line that cannot be kept now is kept with a later event.
    this.#options.store
      .note(id, line)
      .then(tellLobby)
      .catch(() => {});
  }

  async #lobby() {
    return { open: [], mine: waitingAmong(await this.#options.store.tables()) };
  }
}

/** Names the games that are forgotten before another begins: those that are done, and the oldest of too many. */
function superfluous(records: readonly SoloRecord[]): readonly SoloRecord[] {
  const waiting = records.filter(({ line }) => line && line.stage !== 'closed');
  const kept = waiting.slice(-(KEPT - 1));
  return records.filter(record => !kept.includes(record));
}
