import type { Duplex } from 'node:stream';

/*
 * Messages between two nodes over one connection, in order: four bytes with the length, then JSON with all messages of one
 * turn of the event loop. A peer that is silent for three seconds is taken for gone.
 */

const LENGTH_BYTES = 4;
/** The longest frame (bytes) that is read: far above what pages may send and what they are shown. */
const LONGEST = 64 * 1024 * 1024;
/** Ms between two signs of life. */
const BEAT_EVERY = 1000;
/** Ms of silence after which the peer is gone. */
const SILENCE = 3000;

interface ChannelListeners<Received> {
  /**
   * Called with each message, in order. If it returns true, the next one follows in a later turn of the event loop: whoever
   * waits for this message goes on first.
   */
  readonly onMessage: (message: Received) => boolean;
  /** Called once, however the channel ends. */
  readonly onClosed: () => void;
}

/** Returns the messages of a frame; none of one that is no JSON. */
function messagesIn<Received>(body: Buffer): readonly Received[] {
  try {
    return JSON.parse(body.toString('utf8')) as Received[];
  } catch {
    return [];
  }
}

export class Channel<Sent, Received> {
  readonly #socket: Duplex;
  readonly #listeners: ChannelListeners<Received>;
  readonly #beat: NodeJS.Timeout;
  #waiting: Sent[] = [];
  /** Bytes that were read and belong to no whole frame yet, and how many they are. */
  #parts: Buffer[] = [];
  #length = 0;
  /** Bytes from which on something can be made of them. */
  #wanted = LENGTH_BYTES;
  readonly #arrived: Received[] = [];
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
    if (this.#isClosed) return;
    this.#waiting.push(message);
    if (this.#waiting.length === 1) process.nextTick(() => this.#flush());
  }

  close(): void {
    this.#flush();
    this.#socket.destroy();
    this.#ended();
  }

  #flush(): void {
    if (this.#waiting.length === 0 || this.#isClosed) return;
    const body = Buffer.from(JSON.stringify(this.#waiting));
    this.#waiting = [];
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(body.length);
    this.#socket.write(Buffer.concat([length, body]));
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
      const length = read.readUInt32BE();
      const end = LENGTH_BYTES + length;
      if (length > LONGEST) this.close();
      else if (read.length >= end) this.#arrived.push(...messagesIn<Received>(read.subarray(LENGTH_BYTES, end)));
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
