import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { API_PROBLEMS, type ApiProblem, LOG_VERSION, PROTOCOL_VERSION, type Refusal } from '@gorrion/protocol';
import type { WebSocket } from 'ws';
import { refuseSocket } from '../publicApi/answer.ts';
import { bearerOf } from '../tokens/bearer.ts';
import type { Admission, AdmittedGuest } from './admission.ts';
import { textIn } from './frames.ts';
import { type PageSocket, PageSocketServer, socketOf } from './outgoing.ts';
import type { SocketPage } from './page.ts';
import type { Rooms } from './rooms.ts';
import { MAX_BYTES, pageOn, type Visitors } from './sockets.ts';

/*
 * How programs without Socket.IO play: a plain websocket at /api/v1/play, one JSON value a message. A program sends `{ id, name,
 * message }` and is answered `{ id, answer }`; what it is told is `{ name, message }`. Names and messages are those of pages, and
 * so are their checks, limits and handlers.
 */

export const PLAY_PATH = '/api/v1/play';

/** Ms between two looks whether a program is still there. One that does not answer for that long is gone. */
const LOOK_EVERY = 15_000;
/** Seconds after which a program that connects too often may come again. */
const AGAIN_AFTER = 4;
/** Where pages get their websockets. */
const PAGES = '/socket.io/';
/** How an event begins as a packet of Socket.IO, before its JSON. */
const EVENT = '42';

const lineOf = (name: string, message: unknown): string => JSON.stringify({ name, message });

/** Returns an event, as Socket.IO would send it, as a line: its JSON is copied as it is. */
function lineIn(frame: Uint8Array): string {
  const words = textIn(frame).slice(EVENT.length);
  const comma = words.indexOf(',');
  return `{"name":${words.slice(1, comma)},"message":${words.slice(comma + 1, -1)}}`;
}

/** Returns why a connection is refused, in the words of the API. */
const problemOf = (code: Refusal): ApiProblem => API_PROBLEMS.find(problem => problem === code) ?? 'server-fault';

interface Said {
  readonly id?: unknown;
  readonly name?: unknown;
  readonly message?: unknown;
}

/** Reads what a program has sent; one that is no JSON object has no name, and is refused as unknown. */
function readLine(text: string): Said {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null ? said : {};
  } catch {
    return {};
  }
}

const isId = (id: unknown): id is string | number =>
  (typeof id === 'string' && id.length <= 64) || (typeof id === 'number' && Number.isFinite(id));

interface LinesOptions {
  readonly http: Server;
  readonly admission: Admission;
  readonly rooms: Rooms;
  readonly visitors: Visitors;
}

/** Ends a connection that does not answer between two looks, in real time as Socket.IO; returns the function that ends this. */
export function watched(socket: Pick<WebSocket, 'on' | 'ping' | 'terminate'>): () => void {
  let isThere = true;
  socket.on('pong', () => {
    isThere = true;
  });
  const timer = setInterval(() => {
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
  }, LOOK_EVERY).unref();
  return () => clearInterval(timer);
}

/** Has a program say and hear what a page would. */
function play(socket: PageSocket, guest: AdmittedGuest, { rooms, visitors }: LinesOptions): SocketPage {
  const isOpen = () => socket.readyState === socket.OPEN;
  const { page, leaveAll } = pageOn(
    {
      id: randomUUID(),
      isOpen,
      tell: (name, ...words) => socket.send(lineOf(name, words[0])),
      pass: frame => socket.send(lineIn(frame)),
      close() {
        socket.close();
        leave();
      },
    },
    guest,
    rooms,
  );
  const unwatch = watched(socket);
  let hasLeft = false;
  /** A program that is cut is gone at once, whether it closes its side or not. */
  function leave(): void {
    if (hasLeft) return;
    hasLeft = true;
    unwatch();
    leaveAll();
    visitors.left(page);
  }
  socket.onSlow = () => visitors.slow(page);
  socket.on('message', (data, isBinary) => {
    if (hasLeft) return;
    const { id, name, message } = isBinary ? {} : readLine(String(data));
    const answer = (said: unknown) => socket.send(JSON.stringify({ id: isId(id) ? id : null, answer: said }));
    void visitors.said(page, name, [message, answer]);
  });
  // A message that is too long, or a broken one, closes its own connection.
  socket.on('error', () => {});
  socket.once('close', leave);
  socket.send(lineOf('hello', { protocol: PROTOCOL_VERSION, log: LOG_VERSION }));
  page.tell('me', page.me);
  visitors.came(page);
  return page;
}

/**
 * Lets programs play by lines, on the connections of a server, and refuses websockets at addresses where there is nothing; returns the function that cuts those that are left.
 */
export function serveLines(options: LinesOptions): () => void {
  const { http, admission } = options;
  const sockets = new PageSocketServer({ noServer: true, maxPayload: MAX_BYTES, perMessageDeflate: false });

  async function open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { headers } = request;
    const refused = admission.mayKnock(request);
    if (refused?.reason === 'rate') return refuseSocket(request, socket, 'too-many-requests', AGAIN_AFTER);
    if (refused) return admission.say(request, refused);
    if (headers.authorization === undefined) return refuseSocket(request, socket, 'no-token');
    const guest = await admission.letIn(request, bearerOf(headers) ?? '');
    if (typeof guest === 'string') {
      const code = problemOf(guest);
      return refuseSocket(request, socket, code, code === 'too-many-requests' ? AGAIN_AFTER : undefined);
    }
    sockets.handleUpgrade(request, socket, head, () => {
      const carrier = socketOf(request);
      if (carrier) play(carrier, guest, options);
    });
  }

  http.on('upgrade', (request, socket, head) => {
    const { url = '' } = request;
    if (url.startsWith(PAGES)) return;
    // Without a listener a reset would end the process.
    const ignore = () => {};
    socket.on('error', ignore);
    if (url.split('?', 1)[0] !== PLAY_PATH) return refuseSocket(request, socket, 'no-such-route');
    void open(request, socket, head).finally(() => setImmediate(() => socket.off('error', ignore)));
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
  };
}
