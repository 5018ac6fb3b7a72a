import type { Server as HttpServer } from 'node:http';
import { type ClientToServer, PROTOCOL_VERSION, type ServerToClient } from '@gorrion/protocol';
import { handshakeSchema } from '@gorrion/protocol/schemas';
import { Server, type Socket } from 'socket.io';
import type { Admission, AdmittedGuest } from './admission.ts';
import { type PageSocket, PageSocketServer, socketOf } from './outgoing.ts';
import { newPage, type SocketPage } from './page.ts';
import type { Rooms } from './rooms.ts';

/*
 * Socket.IO with websockets only, without deflate and without its own recovery (event numbers do that, and survive a
 * restart), for small messages.
 */

export type Wire = Server<ClientToServer, ServerToClient>;
type WireSocket = Socket<ClientToServer, ServerToClient>;

export const MAX_BYTES = 16 * 1024;

export const openSockets = (http: HttpServer, admission: Admission): Wire => {
  const io: Wire = new Server(http, {
    transports: ['websocket'],
    allowUpgrades: false,
    serveClient: false,
    wsEngine: PageSocketServer,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: MAX_BYTES,
    connectTimeout: 5000,
    pingInterval: 15_000,
    pingTimeout: 10_000,
    allowRequest: admission.allowRequest,
  });
  io.engine.on('initial_headers', admission.addHeaders);
  io.use((socket, next) => {
    const read = handshakeSchema.safeParse(socket.handshake.auth);
    const isOurs = read.success && read.data.version === PROTOCOL_VERSION;
    const refusal = isOurs ? admission.of(socket.request)?.refusal : 'wrong-version';
    next(refusal === undefined ? undefined : new Error(refusal));
  });
  return io;
};

export interface Visitors {
  came(page: SocketPage): void;
  said(page: SocketPage, name: unknown, words: readonly unknown[]): Promise<void>;
  left(page: SocketPage): void;
  /** Called if a page was cut because it does not read. */
  slow(page: SocketPage): void;
}

function pageOn(socket: WireSocket, carrier: PageSocket, { me, device, network, origin }: AdmittedGuest, rooms: Rooms) {
  const joined = new Set<string>();
  const page: SocketPage = newPage({
    id: socket.id,
    me,
    device,
    network,
    origin,
    tell: (...words) => carrier.tell(words),
    pass: frame => carrier.pass(frame),
    join(room) {
      if (!socket.connected) return;
      joined.add(room);
      rooms.join(room, page);
    },
    leave(room) {
      joined.delete(room);
      rooms.leave(room, page);
    },
    close: () => void socket.disconnect(true),
  });
  socket.once('disconnect', () => {
    for (const room of joined) rooms.leave(room, page);
  });
  return page;
}

/** Drops the request of a connection, so that idle pages do not keep their headers in memory (requirement 3). */
function forgetRequest(socket: WireSocket): void {
  (socket.conn as { request: unknown }).request = undefined;
  (socket.handshake as { headers: unknown }).headers = {};
}

export function serve(io: Wire, rooms: Rooms, admission: Admission, visitors: Visitors): void {
  io.on('connection', socket => {
    const admitted = admission.of(socket.request);
    const carrier = socketOf(socket.request);
    if (!admitted || !carrier) return void socket.disconnect(true);
    const page = pageOn(socket, carrier, admitted, rooms);
    carrier.onSlow = () => visitors.slow(page);
    forgetRequest(socket);
    socket.onAny((name: unknown, ...words: unknown[]) => void visitors.said(page, name, words));
    socket.on('disconnect', () => visitors.left(page));
    // Without a listener an "error" would be thrown. A broken packet affects only its sender.
    socket.on('error', () => {});
    page.tell('me', page.me);
    visitors.came(page);
  });
}
