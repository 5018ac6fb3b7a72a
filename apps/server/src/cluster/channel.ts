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
  #read: Buffer = Buffer.alloc(0);
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
    this.#read = this.#read.length === 0 ? part : Buffer.concat([this.#read, part]);
    while (this.#read.length >= LENGTH_BYTES && !this.#isClosed) {
      const length = this.#read.readUInt32BE();
      if (length > LONGEST) this.close();
      if (this.#read.length < LENGTH_BYTES + length) return;
      const body = this.#read.subarray(LENGTH_BYTES, LENGTH_BYTES + length);
      this.#read = this.#read.subarray(LENGTH_BYTES + length);
      this.#arrived.push(...messagesIn<Received>(body));
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
