import { createHash } from 'node:crypto';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Log } from '../config/log.ts';

/* Makes PNG of SVG in a thread, which starts with the first picture. What was made is kept by its SVG. */

/** Bytes of pictures that are kept, and most pictures that wait for the thread. */
const [MOST_BYTES, MOST_WAITING] = [16_000_000, 24];
/** A thread that was not asked for so long (ms) ends; it keeps no process alive. */
const IDLE = 60_000;

interface Order {
  readonly resolve: (png: Buffer | undefined) => void;
}

export class Painter {
  readonly #log: Log;
  readonly #kept = new Map<string, Buffer>();
  readonly #orders = new Map<number, Order>();
  readonly #making = new Map<string, Promise<Buffer | undefined>>();
  #bytes = 0;
  #lastId = 0;
  #thread: { readonly port: MessagePort; readonly idle: NodeJS.Timeout } | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Resolves with the PNG of an SVG; with undefined if it could not be made, or too many wait. */
  async paint(svg: string): Promise<Buffer | undefined> {
    const key = createHash('sha256').update(svg).digest('base64');
    const kept = this.#kept.get(key);
    if (kept) return kept;
    if (!this.#making.has(key) && this.#orders.size >= MOST_WAITING) return undefined;
    const making = this.#making.get(key) ?? this.#order(svg);
    this.#making.set(key, making);
    const png = await making;
    this.#making.delete(key);
    if (png && !this.#kept.has(key)) this.#keep(key, png);
    return png;
  }

  #keep(key: string, png: Buffer): void {
    this.#kept.set(key, png);
    this.#bytes += png.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= MOST_BYTES) break;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
  }

  #order(svg: string): Promise<Buffer | undefined> {
    this.#thread ??= this.#start();
    const { port, idle } = this.#thread;
    idle.refresh();
    const id = ++this.#lastId;
    return new Promise(resolve => {
      this.#orders.set(id, { resolve });
      port.postMessage({ id, svg });
    });
  }

  #start() {
    const { port1: port, port2 } = new MessageChannel();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { port: port2 },
      transferList: [port2],
    });
    worker.unref();
    worker.once('error', error => this.#lose(error));
    port.on('message', ({ id, png, error }: { id: number; png?: Uint8Array; error?: string }) => {
      if (error !== undefined) this.#log.warn({ err: error }, 'a picture could not be made');
      this.#orders.get(id)?.resolve(png && Buffer.from(png.buffer, png.byteOffset, png.byteLength));
      this.#orders.delete(id);
    });
    port.unref();
    const idle = setTimeout(() => {
      this.#lose();
      void worker.terminate();
    }, IDLE).unref();
    return { port, idle };
  }

  /** Gives up what waits for a thread that has died; the next picture starts another. */
  #lose(error?: unknown): void {
    if (error) this.#log.error({ err: error }, 'the thread that makes pictures has died');
    this.#thread = undefined;
    for (const { resolve } of this.#orders.values()) resolve(undefined);
    this.#orders.clear();
  }
}
