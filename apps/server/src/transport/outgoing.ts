import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ServerOptions, WebSocket, WebSocketServer } from 'ws';
import { framesOf } from './frames.ts';

/*
 * How packets leave. All packets for one page within one turn of the event loop leave in one piece with one system
 * call, which is the most expensive thing that this process does. A page that does not read is cut before it fills the
 * memory.
 */

/**
 * Packets that may wait for a page. A page of this program never falls so far behind; reconnecting is cheaper from
 * there.
 */
export const MOST_WAITING_PACKETS = 512;
export const MOST_WAITING_BYTES = 512 * 1024;

/** Pings that a page may send between two pieces that leave for it. Browsers send none, programs one now and then. */
export const MOST_PINGS = 20;

/** How an event begins as a packet: a message of engine.io (protocol 4) that is an event of Socket.IO (protocol 5). */
const EVENT = '42';

const textOf = (words: readonly unknown[]): string => EVENT + JSON.stringify(words);

/** Returns an event as a whole frame, as `tell` sends it. */
export const frameOf = (words: readonly unknown[]): Uint8Array => framesOf([textOf(words)]);

/** The websocket of a page: what engine.io sends and what the page is told leave in one queue. */
export class PageSocket extends WebSocket {
  /** Called if the connection is cut because the page does not read. */
  onSlow: () => void = () => {};
  #carrier: Duplex | undefined;
  #gathered: (string | Uint8Array)[] = [];
  /** Packets that have not left for the page. */
  #waiting = 0;
  /** Pings of the page since a piece has left for it. */
  #pings = 0;

  /** Takes the connection on which the frames leave. */
  carriedBy(carrier: Duplex): void {
    this.#carrier = carrier;
    this.on('ping', data => {
      this.#pings += 1;
      if (this.#pings > MOST_PINGS || carrier.writableLength > MOST_WAITING_BYTES) this.#cut();
      else this.pong(data);
    });
  }

  /** Looks whether the page is there, unless it reads nothing. */
  override ping(): void {
    const { writableLength = 0 } = this.#carrier ?? {};
    this.#pings = 0;
    if (writableLength > MOST_WAITING_BYTES) this.#cut();
    else super.ping();
  }

  /** Sends a text. It counts as sent at once, so that engine.io keeps no queue of its own. */
  override send(text: Parameters<WebSocket['send']>[0], ...rest: unknown[]): void {
    this.#gather(String(text));
    const sent = rest.at(-1);
    if (typeof sent === 'function') sent();
  }

  /** Sends an event, without the copies that Socket.IO makes. */
  tell(words: readonly unknown[]): void {
    this.#gather(textOf(words));
  }

  /** Sends a whole frame. */
  pass(frame: Uint8Array): void {
    this.#gather(frame);
  }

  override close(code?: number, reason?: string | Buffer): void {
    this.#leave();
    super.close(code, reason);
  }

  #gather(part: string | Uint8Array): void {
    const carrier = this.#carrier;
    if (!carrier || carrier.destroyed || this.readyState !== WebSocket.OPEN) return;
    this.#gathered.push(part);
    this.#waiting += 1;
    if (this.#waiting > MOST_WAITING_PACKETS || carrier.writableLength > MOST_WAITING_BYTES) this.#cut();
    else if (this.#gathered.length === 1) setImmediate(() => this.#leave());
  }

  /** Ends the connection of a page that does not read, or sends what asks for answers without end. */
  #cut(): void {
    this.onSlow();
    this.#carrier?.destroy();
  }

  #leave(): void {
    const parts = this.#gathered;
    if (parts.length === 0) return;
    const count = parts.length;
    const [first] = parts;
    const piece = count === 1 && typeof first !== 'string' ? first! : framesOf(parts);
    this.#gathered = [];
    this.#pings = 0;
    // The list has grown old while it was empty: what it still held would be taken for needed until the whole heap is collected.
    parts.length = 0;
    this.#carrier?.write(piece, () => {
      this.#waiting -= count;
    });
  }
}

/** The websockets by the request that opened them. */
const sockets = new WeakMap<IncomingMessage, PageSocket>();

/** Makes the websockets of pages for engine.io, as its `wsEngine`. */
export class PageSocketServer extends WebSocketServer<typeof PageSocket> {
  constructor(options: ServerOptions<typeof PageSocket>) {
    super({ ...options, autoPong: false, WebSocket: PageSocket });
  }

  override handleUpgrade(
    request: IncomingMessage,
    carrier: Duplex,
    head: Buffer,
    done: (socket: PageSocket, request: IncomingMessage) => void,
  ): void {
    super.handleUpgrade(request, carrier, head, socket => {
      socket.carriedBy(carrier);
      sockets.set(request, socket);
      done(socket, request);
    });
  }
}

/** Returns the websocket that a request has opened. */
export const socketOf = (request: IncomingMessage): PageSocket | undefined => sockets.get(request);
