import type { Server as HttpServer } from 'node:http';
import {
  type CastPass,
  type ClientToServer,
  PROTOCOL_VERSION,
  type Refusal,
  type ServerToClient,
} from '@gorrion/protocol';
import { handshakeSchema } from '@gorrion/protocol/schemas';
import { Server, type Socket } from 'socket.io';
import { newPersonId } from '../identity/cookie.ts';
import type { Guesser } from '../limits/guesses.ts';
import type { Admission, AdmittedGuest } from './admission.ts';
import { PageSocketServer, socketOf } from './outgoing.ts';
import { newPage, type SocketPage } from './page.ts';
import type { Rooms } from './rooms.ts';

/*
 * Socket.IO with websockets only, without deflate and without its own recovery (event numbers do that, and survive a
 * restart), for small messages.
 */

export type Wire = Server<ClientToServer, ServerToClient, never, { cast?: CastPass }>;
type WireSocket = Socket<ClientToServer, ServerToClient, never, { cast?: CastPass }>;
/** Resolves with what the key of a link lets a page see, or with why it does not. */
type ReadPass = (key: string, who: Guesser) => Promise<CastPass | Refusal>;

export const MAX_BYTES = 16 * 1024;

export const openSockets = (http: HttpServer, admission: Admission, readPass: ReadPass): Wire => {
  const io: Wire = new Server(http, {
    transports: ['websocket'],
    allowUpgrades: false,
    // The token of a program is looked up for as long as it takes; what nobody serves is refused beside it.
    destroyUpgrade: false,
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
    const guest = admission.of(socket.request);
    const refusal = isOurs ? guest?.refusal : 'wrong-version';
    const { cast: key, token = '' } = read.data ?? {};
    if (refusal !== undefined) next(new Error(refusal));
    else if (admission.isOfProgram(socket.request)) void programOn(socket, token, admission).then(next);
    else if (key === undefined || !guest) next();
    else void castOn(socket, key, guest, readPass).then(next);
  });
  return io;
};

/** Lets a program in by its token; resolves with why not. */
async function programOn(socket: WireSocket, token: string, admission: Admission): Promise<Error | undefined> {
  const admitted = await admission.letIn(socket.request, token);
  return typeof admitted === 'string' ? new Error(admitted) : undefined;
}

/** Keeps with a socket what the key of a link lets it see; resolves with why it sees nothing. */
async function castOn(socket: WireSocket, key: string, { me, network }: AdmittedGuest, readPass: ReadPass) {
  const pass = await readPass(key, { person: me.id, network }).catch((): Refusal => 'table-frozen');
  if (typeof pass === 'string') return new Error(pass);
  socket.data.cast = pass;
  return undefined;
}

export interface Visitors {
  came(page: SocketPage): void;
  said(page: SocketPage, name: unknown, words: readonly unknown[]): Promise<void>;
  left(page: SocketPage): void;
  /** Called if a page was cut because it does not read. */
  slow(page: SocketPage): void;
}

/** What carries the messages of a page. */
interface Carrier {
  readonly id: string;
  readonly isOpen: () => boolean;
  readonly tell: SocketPage['tell'];
  readonly pass: SocketPage['pass'];
  readonly close: () => void;
}

/** Creates the page of a connection, with the function that takes it out of all rooms. */
export function pageOn({ isOpen, ...carrier }: Carrier, guest: AdmittedGuest, rooms: Rooms, cast?: CastPass) {
  const { device, network, origin, token } = guest;
  // A page of a cast is nobody: its browser may be that of a player.
  const me = cast ? { id: newPersonId(), name: cast.by.name } : guest.me;
  const joined = new Set<string>();
  const page: SocketPage = newPage({
    ...carrier,
    me,
    cast,
    device,
    network,
    origin,
    token,
    program: token && { owner: token.person },
    // Nobody looks at what a program is sent: its person is called all the same.
    isHidden: token !== undefined,
    join(room) {
      if (!isOpen()) return;
      joined.add(room);
      rooms.join(room, page);
    },
    leave(room) {
      joined.delete(room);
      rooms.leave(room, page);
    },
  });
  const leaveAll = () => {
    for (const room of joined) rooms.leave(room, page);
  };
  return { page, leaveAll };
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
    const { page, leaveAll } = pageOn(
      {
        id: socket.id,
        isOpen: () => socket.connected,
        tell: (...words) => carrier.tell(words),
        pass: frame => carrier.pass(frame),
        close: () => void socket.disconnect(true),
      },
      admitted,
      rooms,
      socket.data.cast,
    );
    socket.once('disconnect', leaveAll);
    carrier.onSlow = () => visitors.slow(page);
    forgetRequest(socket);
    socket.onAny((name: unknown, ...words: unknown[]) => void visitors.said(page, name, words));
    socket.on('disconnect', () => visitors.left(page));
    // Without a listener an "error" would be thrown. A broken packet affects only its sender.
    socket.on('error', () => {});
    if (!page.cast) page.tell('me', page.me);
    visitors.came(page);
  });
}
