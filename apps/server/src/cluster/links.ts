import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ClientMessage } from '@gorrion/protocol/schemas';
import type { NodeId, NodeRecord } from '../persistence/ownership.ts';
import { Channel } from './channel.ts';
import type { PageCard, ToEdge, ToOwner } from './messages.ts';
import { areNeighbours, NODE_VERSION, versionIn } from './version.ts';

/*
 * Links between nodes: each node opens one to every other, over which it is the edge and the other the owner. Links and
 * forwarded requests come in at a port of their own, which only nodes may reach; each proves that it knows the key that all
 * nodes share. Both ends name their version, and part if they are no neighbours.
 */

const PROTOCOL = 'gorrion-link';
const KEY_HEADER = 'x-gorrion-node';
const VERSION_HEADER = 'x-gorrion-version';
const UPGRADE_REQUIRED = 426;

/** How often, and after how many ms each, it is looked whether a node is still there whose link has ended. */
const CHECKS = 30;
const CHECK_AGAIN = 100;

/** Rejects what was asked over a link that has ended: it may or may not have been done. */
export class LinkBroken extends Error {}

/** Returns what nodes prove themselves with. */
export const nodeKey = (secret: Buffer): string =>
  createHmac('sha256', secret).update('link between nodes').digest('hex');

function isNode({ headers }: IncomingMessage, key: string): boolean {
  const shown = Buffer.from(String(headers[KEY_HEADER] ?? ''));
  const known = Buffer.from(key);
  return shown.length === known.length && timingSafeEqual(shown, known);
}

/** The other end of a link, as the owner has it. */
export interface EdgeEnd {
  /** Names the link; no two are the same. */
  readonly id: string;
  send(message: ToEdge): void;
  /** Sends what the socket of a page is to send, as it is. */
  pass(page: string, frame: Uint8Array): void;
}

export interface LinkListeners {
  /** Called at the owner with what an edge sends. */
  readonly onAsked: (edge: EdgeEnd, message: ToOwner) => void;
  /** Called at the owner when an edge is gone. */
  readonly onEdgeGone: (edge: EdgeEnd) => void;
  /** Called at the edge with what an owner sends, but for answers. */
  readonly onTold: (owner: NodeId, message: Exclude<ToEdge, { type: 'answer' }>) => void;
  /** Called at the edge with what the socket of a page is to send. */
  readonly onPassed: (page: string, frame: Uint8Array) => void;
  /** Called at the edge when a link to an owner is gone. */
  readonly onOwnerGone: (owner: NodeId) => void;
  /** Called at the edge when a link has ended and nothing listens at the owner's address any more: its process is gone. */
  readonly onOwnerDead: (owner: NodeId) => void;
  /** Answers a request that another node forwards. */
  readonly onRequest: (request: IncomingMessage, response: ServerResponse) => void;
  /** Called at both ends, with a sentence, if two nodes cannot be linked because of their versions. */
  readonly onOtherVersion: (sentence: string) => void;
}

interface Open {
  readonly channel: Channel<ToOwner, ToEdge>;
  /** Pages as the owner knows them, by their ids. */
  readonly cards: Map<string, PageCard>;
  readonly asked: Map<number, { readonly resolve: (answer: unknown) => void; readonly reject: (error: Error) => void }>;
}

/** A page's message for an owner. */
interface Question {
  readonly page: PageCard;
  readonly name: ClientMessage;
  readonly message: unknown;
}

export class Links {
  readonly #key: string;
  readonly #version: number;
  readonly #self: NodeId;
  readonly #listeners: LinkListeners;
  readonly #server: Server;
  readonly #open = new Map<NodeId, Open>();
  readonly #opening = new Set<NodeId>();
  readonly #edges = new Set<Channel<ToEdge, ToOwner>>();
  #lastAsked = 0;
  #lastEdge = 0;
  #isClosed = false;

  constructor(self: NodeId, secret: Buffer, listeners: LinkListeners, version = NODE_VERSION) {
    this.#self = self;
    this.#version = version;
    this.#key = nodeKey(secret);
    this.#listeners = listeners;
    this.#server = createServer((incoming, response) => {
      if (!isNode(incoming, this.#key)) response.writeHead(403).end();
      else if (this.#isStrange(incoming)) response.writeHead(UPGRADE_REQUIRED).end();
      else listeners.onRequest(incoming, response);
    });
    this.#server.on('upgrade', (incoming, socket, head) => this.#accept(incoming, socket, head));
  }

  /** The headers with which a node forwards a request. */
  get headers(): Readonly<Record<string, string>> {
    return { [KEY_HEADER]: this.#key, [VERSION_HEADER]: `${this.#version}` };
  }

  /** Whether the other end is of a version that this node does not understand; says so if it is. */
  #isStrange({ headers }: IncomingMessage): boolean {
    const version = versionIn(headers[VERSION_HEADER]);
    if (areNeighbours(version, this.#version)) return false;
    this.#listeners.onOtherVersion(
      `this node speaks version ${this.#version} with others, the other one ${version}: upgrade nodes one version at a time`,
    );
    return true;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Listens for other nodes; resolves with the port. */
  async listen(port: number): Promise<number> {
    await new Promise<void>((done, failed) => {
      this.#server.once('error', failed);
      this.#server.listen(port, done);
    });
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : port;
  }

  /** Opens links to nodes that have none. */
  keep(nodes: readonly NodeRecord[]): void {
    for (const node of nodes)
      if (node.id !== this.#self && node.address !== null && this.#isMissing(node.id))
        this.#connect(node.id, node.address);
  }

  #isMissing(node: NodeId): boolean {
    return !this.#open.has(node) && !this.#opening.has(node);
  }

  has(node: NodeId): boolean {
    return this.#open.has(node);
  }

  /** Sends what needs no answer; nothing if there is no link. */
  tell(node: NodeId, message: Exclude<ToOwner, { type: 'ask' }>): void {
    const open = this.#open.get(node);
    if (message.type === 'left') open?.cards.delete(message.page);
    open?.channel.send(message);
  }

  /** Sends what needs no answer to every node to which there is a link. */
  tellAll(message: Exclude<ToOwner, { type: 'ask' }>): void {
    for (const { channel } of this.#open.values()) channel.send(message);
  }

  /** Asks an owner; rejects with `LinkBroken` if the link is not there, or ends before the answer. */
  ask(node: NodeId, { page, name, message }: Question): Promise<unknown> {
    const open = this.#open.get(node);
    if (!open) return Promise.reject(new LinkBroken('there is no link to this node'));
    const id = ++this.#lastAsked;
    return new Promise((resolve, reject) => {
      open.asked.set(id, { resolve, reject });
      const known = open.cards.get(page.id);
      const isKnown = known?.me === page.me && known.device === page.device;
      if (!isKnown) open.cards.set(page.id, page);
      open.channel.send({ type: 'ask', id, page: isKnown ? page.id : page, name, message });
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { channel } of [...this.#open.values()]) channel.close();
    for (const edge of [...this.#edges]) edge.close();
    this.#server.closeAllConnections();
    await new Promise(done => this.#server.close(done));
  }

  /** `checks`: how often to look whether a node whose link has ended just now is still there. */
  #connect(node: NodeId, address: string, checks = 0): void {
    this.#opening.add(node);
    const [host, port] = [address.slice(0, address.lastIndexOf(':')), address.slice(address.lastIndexOf(':') + 1)];
    const headers = { connection: 'Upgrade', upgrade: PROTOCOL, ...this.headers };
    const asking = request({ host: host.replace(/^\[|\]$/g, ''), port, headers, timeout: 2000 });
    const failed = () => this.#opening.delete(node);
    asking.on('error', (error: NodeJS.ErrnoException) => {
      failed();
      if (checks === 0 || this.#isClosed) return;
      if (error.code === 'ECONNREFUSED') this.#listeners.onOwnerDead(node);
      // A process that is ending may still take connections, and reset them.
      else setTimeout(() => this.#isMissing(node) && this.#connect(node, address, checks - 1), CHECK_AGAIN);
    });
    asking.on('timeout', () => asking.destroy());
    asking.on('response', response => {
      response.resume();
      failed();
      if (response.statusCode === UPGRADE_REQUIRED) this.#isStrange(response);
    });
    asking.on('upgrade', (response, socket, head) => {
      failed();
      socket.setTimeout(0);
      if (this.#isClosed || this.#isStrange(response)) socket.destroy();
      else this.#opened(node, address, socket, head);
    });
    asking.end();
  }

  #opened(node: NodeId, address: string, socket: Duplex, head: Buffer): void {
    const asked: Open['asked'] = new Map();
    const channel: Open['channel'] = new Channel(socket, head, {
      onMessage: message => {
        if (message.type === 'answer') {
          asked.get(message.id)?.resolve(message.answer);
          asked.delete(message.id);
        } else this.#listeners.onTold(node, message);
        // What a page is told after an answer must reach it after the answer.
        return message.type === 'answer';
      },
      onPassed: this.#listeners.onPassed,
      onClosed: () => {
        this.#open.delete(node);
        for (const { reject } of asked.values()) reject(new LinkBroken('the link to this node has ended'));
        this.#listeners.onOwnerGone(node);
        if (!this.#isClosed) this.#connect(node, address, CHECKS);
      },
    });
    this.#open.set(node, { channel, asked, cards: new Map() });
  }

  #accept(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => {});
    const isRefused = !isNode(incoming, this.#key) || incoming.headers.upgrade !== PROTOCOL || this.#isClosed;
    const version = `${VERSION_HEADER}: ${this.#version}\r\n`;
    if (isRefused || this.#isStrange(incoming)) {
      const status = isRefused ? '403 Forbidden' : `${UPGRADE_REQUIRED} Upgrade Required`;
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${version}Content-Length: 0\r\n\r\n`);
      return;
    }
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${PROTOCOL}\r\n${version}\r\n`);
    const channel = new Channel<ToEdge, ToOwner>(socket, head, {
      onMessage: message => {
        this.#listeners.onAsked(edge, message);
        return false;
      },
      onClosed: () => {
        this.#edges.delete(channel);
        this.#listeners.onEdgeGone(edge);
      },
    });
    const edge: EdgeEnd = {
      id: `edge ${++this.#lastEdge}`,
      send: message => channel.send(message),
      pass: (page, frame) => channel.pass(page, frame),
    };
    this.#edges.add(channel);
  }
}
