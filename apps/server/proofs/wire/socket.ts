import { connect, type Socket } from 'node:net';
import { PROTOCOL_VERSION } from '@gorrion/protocol';
import { frameReader, textFrame } from './frames.ts';

/*
 * A Socket.IO client over a bare websocket, cheaper than the library. `0` opens, `2` and `3` are ping and pong, `40`
 * connects, `42` is an event, `43` its answer.
 */

export interface Knock {
  /** Address of the server; this machine by default. */
  readonly host?: string;
  readonly port: number;
  readonly cookie?: string | undefined;
  /** Client address that a trusted proxy would report in X-Forwarded-For. */
  readonly address?: string | undefined;
}

export interface SocketListener {
  /** Called for every event; `bytes` is its length without the frame header. */
  event(name: string, message: unknown, bytes: number): void;
  closed(): void;
}

/** A raw connection that has passed the handshake. */
export class WireSocket {
  /** The cookie that the server set, or the one of the handshake, as a Cookie header sends it. */
  cookie: string | undefined;
  isOpen = false;
  readonly #socket: Socket;
  readonly #answers = new Map<number, (answer: unknown) => void>();
  readonly #heard: SocketListener;
  #lastId = 0;

  private constructor(socket: Socket, heard: SocketListener) {
    this.#socket = socket;
    this.#heard = heard;
  }

  /** Connects. Rejects if the server refuses the handshake or the Socket.IO connection. */
  static open(knock: Knock, heard: SocketListener): Promise<WireSocket> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port: knock.port, host: knock.host ?? '127.0.0.1', noDelay: true });
      const wire = new WireSocket(socket, heard);
      wire.#shake(knock, () => resolve(wire), reject);
    });
  }

  /** Sends an event and calls `answered` with its answer. */
  emit(name: string, message: unknown, answered?: (answer: unknown) => void): void {
    const id = answered ? this.#lastId++ : '';
    if (answered) this.#answers.set(Number(id), answered);
    this.raw(`42${id}${JSON.stringify([name, message])}`);
  }

  ask<Answer>(name: string, message: unknown): Promise<Answer> {
    return new Promise(resolve => this.emit(name, message, answer => resolve(answer as Answer)));
  }

  /** Sends any text as one frame. */
  raw(text: string): void {
    this.#socket.write(textFrame(text));
  }

  /** Sends any bytes, without a frame. */
  bytes(bytes: Buffer): void {
    this.#socket.write(bytes);
  }

  /** Stops parsing: the socket counts bytes and answers pings only, so thousands of spectators cost little. */
  countOnly(counted: (bytes: number) => void): void {
    this.#socket.removeAllListeners('data');
    this.#socket.on('data', (bytes: Buffer) => {
      counted(bytes.length);
      if (bytes.length === 3 && bytes[2] === 0x32) this.raw('3');
    });
  }

  /** Stops reading, like a page on a sleeping device. */
  sleep(): void {
    this.#socket.pause();
  }

  wake(): void {
    this.#socket.resume();
  }

  /** Destroys the connection without a close frame. */
  close(): void {
    this.#socket.destroy();
  }

  #shake({ port, cookie, address }: Knock, opened: () => void, failed: (error: Error) => void): void {
    const headers = [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: localhost:${port}`,
      `Origin: http://localhost:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      ...(cookie ? [`Cookie: ${cookie}`] : []),
      ...(address ? [`X-Forwarded-For: ${address}`] : []),
    ];
    const socket = this.#socket;
    socket.once('connect', () => socket.write(`${headers.join('\r\n')}\r\n\r\n`));
    socket.on('error', error => failed(error));
    socket.once('close', () => {
      failed(new Error('closed before it was open'));
      if (this.isOpen) this.#heard.closed();
      this.isOpen = false;
    });
    let head = Buffer.alloc(0);
    const onHead = (chunk: Buffer) => {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      socket.off('data', onHead);
      const lines = head.toString('latin1', 0, end).split('\r\n');
      if (!lines[0]?.includes(' 101 ')) {
        socket.destroy();
        return failed(new Error(lines[0] ?? 'no answer'));
      }
      const set = lines.find(line => /^set-cookie:/i.test(line));
      this.cookie = set
        ? set
            .slice(set.indexOf(':') + 1)
            .split(';')[0]
            ?.trim()
        : cookie;
      const reader = frameReader(
        text => this.#hear(text, opened, failed),
        () => {},
        () => socket.destroy(),
      );
      socket.on('data', (bytes: Buffer) => reader.take(bytes));
      if (head.length > end + 4) reader.take(head.subarray(end + 4));
    };
    socket.on('data', onHead);
  }

  #hear(text: string, opened: () => void, failed: (error: Error) => void): void {
    const kind = text.charCodeAt(0) - 48;
    if (kind === 2) this.raw('3');
    if (kind === 0) this.raw(`40${JSON.stringify({ version: PROTOCOL_VERSION })}`);
    if (kind === 4) this.#hearMessage(text, opened, failed);
  }

  #hearMessage(text: string, opened: () => void, failed: (error: Error) => void): void {
    const packet = text.charCodeAt(1) - 48;
    if (packet === 2) {
      const [name, message] = JSON.parse(text.slice(2)) as [string, unknown];
      this.#heard.event(name, message, text.length);
    } else if (packet === 3) this.#answer(text);
    else if (packet === 0) {
      this.isOpen = true;
      opened();
    } else if (packet === 4) failed(new Error(text.slice(2)));
  }

  #answer(text: string): void {
    const start = text.indexOf('[');
    const id = Number(text.slice(2, start));
    const answered = this.#answers.get(id);
    this.#answers.delete(id);
    answered?.((JSON.parse(text.slice(start)) as [unknown])[0]);
  }
}
