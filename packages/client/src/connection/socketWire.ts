import { type ClientToServer, PROTOCOL_VERSION, type ServerToClient } from '@gorrion/protocol';
import { io, type Socket } from 'socket.io-client';
import type { Wire } from './wire.ts';

interface Server {
  /** Address of the server; undefined: the one that this page comes from. */
  readonly url?: string;
  /** Sent with the request for the websocket. A browser sends its own instead. */
  readonly headers?: Record<string, string>;
  /** The key of a link by which a table is cast: the page shows that table, in the browser of any person. */
  readonly cast?: string | undefined;
  /** A token of the person for whom a program plays. */
  readonly token?: string | undefined;
}

const OPEN_TIMEOUT = 8000;

/** Connects over Socket.IO, which never reconnects by itself here: the link decides when, and shows the countdown. */
export function socketWire({ url, headers, cast, token }: Server = {}): Wire {
  const socket: Socket<ServerToClient, ClientToServer> = io(url, {
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    timeout: OPEN_TIMEOUT,
    auth: { version: PROTOCOL_VERSION, ...(cast !== undefined && { cast }), ...(token !== undefined && { token }) },
    ...(token !== undefined && { query: { program: '1' } }),
    ...(url !== undefined && { forceNew: true }),
    ...(headers && { extraHeaders: headers }),
  });
  return {
    isOpen: () => socket.connected,
    open: () => void socket.connect(),
    close: () => void socket.disconnect(),
    ask: (event, message, answer) => void (socket.emit as (...args: unknown[]) => unknown)(event, message, answer),
    on(event, told) {
      (socket.on as (name: string, task: unknown) => unknown)(event, told);
      return () => void (socket.off as (name: string, task: unknown) => unknown)(event, told);
    },
    isServerThere: async () => {
      const answer = await fetch(url === undefined ? '/healthz' : new URL('/healthz', url), {
        cache: 'no-store',
        signal: AbortSignal.timeout(OPEN_TIMEOUT),
      });
      return answer.ok && (await answer.text()) === 'ok\n';
    },
    onOpen: task => void socket.on('connect', task),
    onClose(task) {
      socket.on('disconnect', reason => task(reason));
      socket.on('connect_error', error => task(error.message));
    },
  };
}
