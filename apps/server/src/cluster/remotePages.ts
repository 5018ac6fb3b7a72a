import type { ServerToClient, TableCode } from '@gorrion/protocol';
import { clientSchemas } from '@gorrion/protocol/schemas';
import type { Handlers } from '@gorrion/table';
import { frameOf } from '../transport/outgoing.ts';
import { newPage, type SocketPage } from '../transport/page.ts';
import type { EdgeEnd } from './links.ts';
import { isAtHome, type PageCard, type ToOwner } from './messages.ts';

/*
 * Pages whose sockets are at other nodes, as the owner of a table has them. What they are told goes to their edge; what a
 * whole room is told goes to each edge once.
 */

interface RemotePagesOptions {
  /** Called with a message of a page, whose shape is checked. */
  readonly handlers: () => Handlers<SocketPage>;
  /** Resolves once the work of the home has begun, if this node has it. */
  readonly homeBegun: () => Promise<void>;
  readonly onLeft: (page: SocketPage) => void;
  readonly onBecame: (page: SocketPage, me: PageCard['me']) => void;
  readonly onFault: (error: unknown) => void;
}

export class RemotePages {
  readonly #options: RemotePagesOptions;
  readonly #pages = new Map<EdgeEnd, Map<string, SocketPage>>();
  readonly #edgeOf = new WeakMap<object, EdgeEnd>();
  /** How many pages of each edge are in a room. */
  readonly #rooms = new Map<string, Map<EdgeEnd, number>>();

  constructor(options: RemotePagesOptions) {
    this.#options = options;
  }

  /** Takes what an edge sends. */
  take(edge: EdgeEnd, message: Exclude<ToOwner, { type: 'took' }>): void {
    if (message.type === 'ask') return void this.#answer(edge, message);
    const page = this.#pages.get(edge)?.get(message.page);
    if (!page) return;
    if (message.type === 'become') this.#options.onBecame(page, message.me);
    else {
      this.#pages.get(edge)?.delete(message.page);
      this.#options.onLeft(page);
    }
  }

  /** Forgets an edge that is gone, with its pages. */
  gone(edge: EdgeEnd): void {
    const pages = this.#pages.get(edge);
    this.#pages.delete(edge);
    for (const page of pages?.values() ?? []) this.#options.onLeft(page);
    for (const edges of this.#rooms.values()) edges.delete(edge);
  }

  /** Sends a message for a room to each edge that has pages in it. */
  tellRoom(room: string, name: string, message: unknown): void {
    for (const edge of this.#rooms.get(room)?.keys() ?? []) edge.send({ type: 'room', room, name, message });
  }

  /** Tells the edge of a page that a table has left; returns whether the page is remote. */
  moved(page: object, code: TableCode): boolean {
    const edge = this.#edgeOf.get(page);
    edge?.send({ type: 'moved', page: (page as SocketPage).id, code });
    return edge !== undefined;
  }

  async #answer(edge: EdgeEnd, { id, page: card, name, message }: Extract<ToOwner, { type: 'ask' }>): Promise<void> {
    const page = typeof card === 'string' ? this.#pages.get(edge)?.get(card) : this.#pageOf(edge, card);
    const answer = page ? await this.#handle(page, name, message) : { ok: false, code: 'table-frozen' };
    edge.send({ type: 'answer', id, answer });
  }

  async #handle(page: SocketPage, name: keyof Handlers<SocketPage>, message: unknown): Promise<unknown> {
    const read = clientSchemas[name].safeParse(message);
    if (!read.success) return { ok: false, code: 'bad-message' };
    try {
      if (isAtHome(name)) await this.#options.homeBegun();
      const handle = this.#options.handlers()[name] as (page: SocketPage, message: unknown) => unknown;
      return await handle(page, read.data);
    } catch (error) {
      this.#options.onFault(error);
      return { ok: false, code: 'table-frozen' };
    }
  }

  #pageOf(edge: EdgeEnd, card: PageCard): SocketPage {
    const { id, me } = card;
    const pages = this.#pages.get(edge) ?? new Map<string, SocketPage>();
    this.#pages.set(edge, pages);
    const known = pages.get(id);
    if (known) {
      if (known.me.id === me.id) known.me = me;
      else this.#options.onBecame(known, me);
      return known;
    }
    const page = newPage({
      ...card,
      tell(...words: readonly [keyof ServerToClient, ...unknown[]]) {
        if (words[0] === 'me') edge.send({ type: 'me', page: id, me: words[1] as PageCard['me'] });
        else edge.pass(id, frameOf(words));
      },
      pass: frame => edge.pass(id, frame),
      join: room => this.#join(edge, id, room),
      leave: room => this.#leave(edge, id, room),
      close() {},
    });
    pages.set(id, page);
    this.#edgeOf.set(page, edge);
    return page;
  }

  #join(edge: EdgeEnd, page: string, room: string): void {
    const edges = this.#rooms.get(room) ?? new Map<EdgeEnd, number>();
    this.#rooms.set(room, edges.set(edge, (edges.get(edge) ?? 0) + 1));
    edge.send({ type: 'join', page, room });
  }

  #leave(edge: EdgeEnd, page: string, room: string): void {
    const edges = this.#rooms.get(room);
    const left = (edges?.get(edge) ?? 0) - 1;
    if (left > 0) edges?.set(edge, left);
    else edges?.delete(edge);
    if (edges?.size === 0) this.#rooms.delete(room);
    edge.send({ type: 'leave', page, room });
  }
}
