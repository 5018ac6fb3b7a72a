import type { Refusal, Snapshot, TableCode } from '@gorrion/protocol';
import type { ClientMessage } from '@gorrion/protocol/schemas';
import type { Handlers } from '@gorrion/table';
import { RecentMap } from '../limits/recentMap.ts';
import type { NodeId, NodeRecord } from '../persistence/ownership.ts';
import { readCode } from '../tables/code.ts';
import type { SocketPage } from '../transport/page.ts';
import { LinkBroken, type Links } from './links.ts';
import { cardOf, isAtHome } from './messages.ts';

/*
 * Where the messages of this node's pages are handled: those for a table by its owner, those about groups, events and
 * reviews at home, all others here. A page whose table changes its owner enters it there again, and is sent a snapshot.
 */

/** Ms between two attempts to find out who has a table now. */
const AGAIN = 250;
/** Ms after which a message that finds no owner is refused. */
const PATIENCE = 15_000;

/** Tables elsewhere of which it is remembered where they are. */
const MOST_KNOWN = 20_000;

type Answer = { readonly ok: boolean; readonly code?: string; readonly snapshot?: Snapshot };

interface RouterOptions {
  readonly links: Pick<Links, 'ask' | 'tell' | 'has'>;
  /** Resolves with the node that has a table; undefined if it is here, or nowhere. */
  readonly ownerOf: (code: TableCode) => Promise<NodeRecord | undefined>;
  /** Whether a table runs here. */
  readonly isHere: (code: TableCode) => boolean;
  /** The node that is the home; undefined if it is this one, or if there is none at the moment. */
  readonly homeOf: () => NodeRecord | undefined;
  readonly isHome: () => boolean;
  /** The node that should take a table while this one hands its own over; undefined if this one takes tables. */
  readonly heirOf: (code: TableCode) => NodeRecord | undefined;
  readonly onForwarded: (seconds: number) => void;
}

type AnyHandler = (page: SocketPage, message: unknown) => unknown;

const refused = (code: Refusal) => ({ ok: false, code }) as const;
const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));
const isAtTable = (name: ClientMessage): boolean =>
  name.startsWith('table:') && name !== 'table:open' && name !== 'table:exit';

export class Router {
  readonly #options: RouterOptions;
  readonly #local: Handlers<SocketPage>;
  /** Tables that pages of this node have entered elsewhere, and where. */
  readonly #entered = new Map<SocketPage, Map<TableCode, NodeId>>();
  /** The tables of which pages set a cast: they enter them the same way again. */
  readonly #casting = new WeakMap<SocketPage, Set<TableCode>>();
  /** Where tables were found last. */
  readonly #known = new RecentMap<TableCode, NodeId>(MOST_KNOWN);
  /** Nodes that know a page, so that they hear when it leaves. */
  readonly #knowers = new Map<SocketPage, Set<NodeId>>();
  readonly #gone = new WeakSet<SocketPage>();

  constructor(options: RouterOptions, local: Handlers<SocketPage>) {
    this.#options = options;
    this.#local = local;
  }

  /** Returns handlers that hand each message to where it belongs. */
  handlers(): Handlers<SocketPage> {
    const names = Object.keys(this.#local) as ClientMessage[];
    const routed = names.map(name => [name, (page: SocketPage, message: unknown) => this.#route(page, name, message)]);
    return Object.fromEntries(routed) as Handlers<SocketPage>;
  }

  /** Forgets a page that has left, here and where else it is known. */
  left(page: SocketPage): void {
    this.#gone.add(page);
    for (const node of this.#knowers.get(page) ?? []) this.#options.links.tell(node, { type: 'left', page: page.id });
    this.#knowers.delete(page);
    this.#entered.delete(page);
  }

  /** Tells the nodes that know a page who its guest is from now on. */
  became(page: SocketPage): void {
    for (const node of this.#knowers.get(page) ?? [])
      this.#options.links.tell(node, { type: 'become', page: page.id, me: page.me });
  }

  /** Has the pages that were at an owner enter their tables again, because the link to it is gone. */
  ownerGone(node: NodeId): void {
    for (const [code, at] of this.#known) if (at === node) this.#known.delete(code);
    for (const [page, nodes] of this.#knowers) {
      nodes.delete(node);
      for (const [code, at] of this.#entered.get(page) ?? []) if (at === node) void this.reenter(page, code);
    }
  }

  /** Has a page enter a table again that has changed its owner, as soon as it can, and shows it as it is there. */
  async reenter(page: SocketPage, code: TableCode): Promise<void> {
    this.#known.delete(code);
    if (this.#gone.has(page)) return;
    const entered = this.#entered.get(page) ?? new Map<TableCode, NodeId>();
    this.#entered.set(page, entered.set(code, 'nowhere'));
    page.tell('table:frozen', { code, isFrozen: true });
    const isWanted = () => this.#entered.get(page)?.get(code) === 'nowhere';
    for (; isWanted(); await pause(AGAIN)) {
      // Only a page that sets a cast says so, as it did when it entered.
      const message = { code, ...(this.#casting.get(page)?.has(code) && { asCaster: true }) };
      const answer = await this.#atTable(page, 'table:enter', message, code, isWanted).catch(() =>
        refused('table-frozen'),
      );
      if (!isWanted() && !answer.ok) return;
      if (answer.ok && answer.snapshot) {
        page.tell('table:snapshot', answer.snapshot);
        page.tell('table:frozen', { code, isFrozen: false });
        return;
      }
      if (answer.code === 'no-such-table') {
        entered.delete(code);
        return page.tell('notice', { code: 'table-failed', table: code });
      }
    }
  }

  #route(page: SocketPage, name: ClientMessage, message: unknown): unknown {
    const code = (message as { readonly code?: unknown } | undefined)?.code;
    const table = typeof code === 'string' ? readCode(code) : undefined;
    if (table && name === 'table:exit') return this.#exit(page, table, message);
    if (table && name === 'table:enter')
      this.#noteWay(page, table, (message as { readonly asCaster?: boolean }).asCaster);
    if (table && isAtTable(name)) {
      // The way of a move at a table that runs here has no detour.
      if (this.#options.isHere(table)) return this.#here(page, name, message);
      return this.#atTable(page, name, message, table);
    }
    return isAtHome(name) && !this.#options.isHome()
      ? this.#atHome(page, name, message)
      : this.#here(page, name, message);
  }

  /** Notes in which way a page enters a table. */
  #noteWay(page: SocketPage, code: TableCode, asCaster = false): void {
    const casting = this.#casting.get(page) ?? new Set<TableCode>();
    this.#casting.set(page, casting);
    if (asCaster) casting.add(code);
    else casting.delete(code);
  }

  #here(page: SocketPage, name: ClientMessage, message: unknown): unknown {
    return (this.#local[name] as AnyHandler)(page, message);
  }

  #exit(page: SocketPage, code: TableCode, message: unknown): unknown {
    const at = this.#entered.get(page)?.get(code);
    this.#entered.get(page)?.delete(code);
    this.#casting.get(page)?.delete(code);
    if (at === undefined || !this.#options.links.has(at)) return this.#here(page, 'table:exit', message);
    return this.#forward(at, page, 'table:exit', message);
  }

  async #atHome(page: SocketPage, name: ClientMessage, message: unknown): Promise<unknown> {
    for (const until = performance.now() + PATIENCE; performance.now() < until; await pause(AGAIN)) {
      if (this.#options.isHome()) return this.#here(page, name, message);
      const home = this.#options.homeOf();
      if (home && this.#options.links.has(home.id)) return this.#forward(home.id, page, name, message);
    }
    return refused('table-frozen');
  }

  /** Has a message handled by the owner of its table, as soon as there is one. */
  async #atTable(
    page: SocketPage,
    name: ClientMessage,
    message: unknown,
    code: TableCode,
    isWanted = () => true,
  ): Promise<Answer> {
    for (const until = performance.now() + PATIENCE; isWanted() && performance.now() < until; await pause(AGAIN)) {
      const owner = await this.#find(code);
      if (owner === 'here') return (await this.#hereAt(page, name, message, code)) as Answer;
      if (!this.#options.links.has(owner)) continue;
      this.#known.set(code, owner);
      try {
        const answer = (await this.#forward(owner, page, name, message)) as Answer;
        if (answer.code === 'no-such-table') this.#known.delete(code);
        if (name === 'table:enter' && answer.ok) this.#enter(page, code, owner);
        return answer;
      } catch (error) {
        if (!(error instanceof LinkBroken)) throw error;
        this.#known.delete(code);
        // A command may have been done: its sender repeats it under the same id, and it has one effect.
        if (name !== 'table:enter') return refused('table-frozen');
      }
    }
    return refused('table-frozen');
  }

  async #hereAt(page: SocketPage, name: ClientMessage, message: unknown, code: TableCode): Promise<unknown> {
    const answer = (await this.#here(page, name, message)) as Answer;
    if (name === 'table:enter' && answer.ok) this.#entered.get(page)?.delete(code);
    return answer;
  }

  async #find(code: TableCode): Promise<NodeId | 'here'> {
    if (this.#options.isHere(code)) return 'here';
    const known = this.#known.get(code);
    if (known !== undefined && this.#options.links.has(known)) return known;
    const heir = this.#options.heirOf(code);
    if (heir) return heir.id;
    return (await this.#options.ownerOf(code))?.id ?? 'here';
  }

  #enter(page: SocketPage, code: TableCode, owner: NodeId): void {
    if (this.#gone.has(page)) return;
    const entered = this.#entered.get(page) ?? new Map<TableCode, NodeId>();
    this.#entered.set(page, entered.set(code, owner));
  }

  async #forward(node: NodeId, page: SocketPage, name: ClientMessage, message: unknown): Promise<unknown> {
    if (this.#gone.has(page)) return refused('table-frozen');
    const knowers = this.#knowers.get(page) ?? new Set<NodeId>();
    this.#knowers.set(page, knowers.add(node));
    const began = performance.now();
    const answer = await this.#options.links.ask(node, { page: cardOf(page), name, message });
    this.#options.onForwarded((performance.now() - began) / 1000);
    return answer;
  }
}
