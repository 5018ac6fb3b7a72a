import type { Duplex } from 'node:stream';

/*
 * What goes between two nodes over one connection, in order, as frames of four bytes with the length and a body. The body is
 * JSON with messages; or, where the length has its highest bit, bytes for a page: one byte with the length of the page's id,
 * the id, and what its socket is to send, as it is. All frames of one turn of the event loop leave together. A peer that is
 * silent for three seconds is taken for gone.
 */

const LENGTH_BYTES = 4;
/** The bit of a length that tells bytes for a page from messages. */
const FOR_PAGE = 0x8000_0000;
/** The longest frame (bytes) that is read: far above what pages may send and what they are shown. */
const LONGEST = 64 * 1024 * 1024;
/** Ms between two signs of life. */
const BEAT_EVERY = 1000;
/** Ms of silence after which the peer is gone. */
const SILENCE = 3000;

interface ChannelListeners<Received> {
  /**
   * Called with each message, in order. If it returns true, the next one follows in a later turn of the event loop, so that
   * code that awaits this message goes on first.
   */
  readonly onMessage: (message: Received) => boolean;
  /** Called with bytes for a page, in order with the messages. */
  readonly onPassed?: (page: string, bytes: Uint8Array) => void;
  /** Called once, however the channel ends. */
  readonly onClosed: () => void;
}

/** Bytes for a page. */
class Passed {
  readonly page: string;
  readonly bytes: Uint8Array;

  constructor(page: string, bytes: Uint8Array) {
    this.page = page;
    this.bytes = bytes;
  }

  static in(body: Buffer): Passed {
    const begin = 1 + (body[0] ?? 0);
    return new Passed(body.toString('latin1', 1, begin), body.subarray(begin));
  }

  /** Returns the frame up to the bytes themselves. */
  head(): Buffer {
    const idLength = Buffer.byteLength(this.page, 'latin1');
    const head = Buffer.allocUnsafe(LENGTH_BYTES + 1 + idLength);
    head.writeUInt32BE(FOR_PAGE + 1 + idLength + this.bytes.byteLength);
    head[LENGTH_BYTES] = idLength;
    head.write(this.page, LENGTH_BYTES + 1, 'latin1');
    return head;
  }
}

/** Returns the messages of a frame; none of one that is no JSON. */
function messagesIn<Received>(body: Buffer): readonly Received[] {
  try {
    return JSON.parse(body.toString('utf8')) as Received[];
  } catch {
    return [];
  }
}

/** Returns messages and bytes for pages as frames, in their order. */
function framesOf<Sent>(waiting: readonly (Sent | Passed)[]): Buffer {
  const parts: Uint8Array[] = [];
  let messages: Sent[] = [];
  const close = () => {
    if (messages.length === 0) return;
    const body = Buffer.from(JSON.stringify(messages));
    const length = Buffer.allocUnsafe(LENGTH_BYTES);
    length.writeUInt32BE(body.length);
    parts.push(length, body);
    messages = [];
  };
  for (const one of waiting)
    if (one instanceof Passed) {
      close();
      parts.push(one.head(), one.bytes);
    } else messages.push(one);
  close();
  return Buffer.concat(parts);
}

export class Channel<Sent, Received> {
  readonly #socket: Duplex;
  readonly #listeners: ChannelListeners<Received>;
  readonly #beat: NodeJS.Timeout;
  #waiting: (Sent | Passed)[] = [];
  /** Bytes that were read and belong to no whole frame yet, and how many they are. */
  #parts: Buffer[] = [];
  #length = 0;
  /** Bytes from which on something can be made of them. */
  #wanted = LENGTH_BYTES;
  readonly #arrived: (Received | Passed)[] = [];
  #isPausing = false;
  #heardAt = performance.now();
  #isClosed = false;

  /** `head`: bytes that came with the handshake. */
  constructor(socket: Duplex, head: Buffer, listeners: ChannelListeners<Received>) {
    this.#socket = socket;
    this.#listeners = listeners;
    socket.on('data', (part: Buffer) => this.#take(part));
    socket.on('error', () => {});
    socket.on('close', () => this.#ended());
    this.#beat = setInterval(() => this.#live(), BEAT_EVERY);
    if (head.length > 0) this.#take(head);
  }

  /** Sends a message after all earlier ones; nothing once the channel has ended. */
  send(message: Sent): void {
    this.#add(message);
  }

  /** Sends bytes for a page after all that was sent earlier; nothing once the channel has ended. */
  pass(page: string, bytes: Uint8Array): void {
    this.#add(new Passed(page, bytes));
  }

  close(): void {
    this.#flush();
    this.#socket.destroy();
    this.#ended();
  }

  #add(one: Sent | Passed): void {
    if (this.#isClosed) return;
    this.#waiting.push(one);
    if (this.#waiting.length === 1) setImmediate(() => this.#flush());
  }

  #flush(): void {
    if (this.#waiting.length === 0 || this.#isClosed) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#socket.write(framesOf(waiting));
  }

  #live(): void {
    if (performance.now() - this.#heardAt > SILENCE) this.close();
    // A frame without messages.
    else this.#socket.write(Buffer.from([0, 0, 0, 2, 0x5b, 0x5d]));
  }

  #take(part: Buffer): void {
    this.#heardAt = performance.now();
    this.#parts.push(part);
    this.#length += part.length;
    // A long frame comes in many parts, which are put together once.
    while (this.#length >= this.#wanted && !this.#isClosed) {
      const read = this.#parts.length === 1 ? this.#parts[0]! : Buffer.concat(this.#parts);
      const word = read.readUInt32BE();
      const length = word % FOR_PAGE;
      const end = LENGTH_BYTES + length;
      const body = read.subarray(LENGTH_BYTES, end);
      if (length > LONGEST) this.close();
      else if (read.length >= end && word >= FOR_PAGE) this.#arrived.push(Passed.in(body));
      else if (read.length >= end) this.#arrived.push(...messagesIn<Received>(body));
      const rest = read.length >= end ? read.subarray(end) : read;
      this.#parts = rest.length > 0 ? [rest] : [];
      this.#length = rest.length;
      this.#wanted = read.length >= end ? LENGTH_BYTES : end;
    }
    if (!this.#isPausing) this.#deliver();
  }

  #deliver(): void {
    this.#isPausing = false;
    for (let message = this.#arrived.shift(); message !== undefined; message = this.#arrived.shift()) {
      if (message instanceof Passed) {
        this.#listeners.onPassed?.(message.page, message.bytes);
        continue;
      }
      if (!this.#listeners.onMessage(message)) continue;
      this.#isPausing = true;
      setImmediate(() => this.#deliver());
      return;
    }
  }

  #ended(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearInterval(this.#beat);
    this.#listeners.onClosed();
  }
}
