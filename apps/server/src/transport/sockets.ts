import type { Server as HttpServer } from 'node:http';
import { type ClientToServer, PROTOCOL_VERSION, type ServerToClient } from '@gorrion/protocol';
import { handshakeSchema } from '@gorrion/protocol/schemas';
import { Server, type Socket } from 'socket.io';
import type { Admission, AdmittedGuest } from './admission.ts';
import { gatherWrites, passTo, sayTo } from './outgoing.ts';
import { newPage, type SocketPage } from './page.ts';

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

function pageOn(socket: WireSocket, { me, device, network, origin }: AdmittedGuest): SocketPage {
  const { conn } = socket;
  return newPage({
    id: socket.id,
    me,
    device,
    network,
    origin,
    tell: (...words) => sayTo(conn, words),
    pass: frame => passTo(conn, frame),
    join: room => void socket.join(room),
    leave: room => void socket.leave(room),
    close: () => void socket.disconnect(true),
  });
}

/** Drops the request of a connection, so that idle pages do not keep their headers in memory (requirement 3). */
function forgetRequest(socket: WireSocket): void {
  (socket.conn as { request: unknown }).request = undefined;
  (socket.handshake as { headers: unknown }).headers = {};
}

export function serve(io: Wire, admission: Admission, visitors: Visitors): void {
  io.on('connection', socket => {
    const admitted = admission.of(socket.request);
    if (!admitted) return void socket.disconnect(true);
    const page = pageOn(socket, admitted);
    gatherWrites(socket, () => visitors.slow(page));
    forgetRequest(socket);
    socket.onAny((name: unknown, ...words: unknown[]) => void visitors.said(page, name, words));
    socket.on('disconnect', () => visitors.left(page));
    // Without a listener an "error" would be thrown. A broken packet affects only its sender.
    socket.on('error', () => {});
    socket.emit('me', page.me);
    visitors.came(page);
  });
}

/** Returns a function that sends a message to a whole room; the adapter encodes it once. */
export const roomTeller =
  (io: Wire) =>
  <Name extends keyof ServerToClient>(room: string, name: Name, message: Parameters<ServerToClient[Name]>[0]): void => {
    (io.to(room).emit as (name: string, message: unknown) => unknown)(name, message);
  };
