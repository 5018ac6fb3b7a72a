import { headOf, writeHead } from '../../src/transport/frames.ts';

/*
 * The part of RFC 6455 that a lean client needs. A library would take more processor time, and thousands of clients in
 * one process must leave it to the measured server.
 */

const MASKED = 0x80;
const MASK_BYTES = 4;
const CLOSE = 8;
const PING = 9;

/** Returns a text as a masked frame. The mask is zero, because it only protects proxies and there is none. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = headOf(length) + MASK_BYTES;
  const frame = Buffer.alloc(head + length);
  writeHead(frame, 0, length);
  frame[1]! |= MASKED;
  frame.write(text, head);
  return frame;
}

/** Returns a reader of a server's unmasked frames. `onEnd` is called for a close frame. */
export function frameReader(onText: (text: string) => void, onPing: (data: Buffer) => void, onEnd: () => void) {
  let rest: Buffer | undefined;

  /** Reads one frame at `from` and returns its length (bytes); 0 if the frame is incomplete. */
  function one(bytes: Buffer, from: number): number {
    const left = bytes.length - from;
    if (left < 2) return 0;
    const short = bytes[from + 1]! & 0x7f;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (left < head) return 0;
    const length =
      short < 126 ? short : short === 126 ? bytes.readUInt16BE(from + 2) : Number(bytes.readBigUInt64BE(from + 2));
    if (left < head + length) return 0;
    const [start, end] = [from + head, from + head + length];
    const kind = bytes[from]! & 0x0f;
    if (kind === CLOSE) onEnd();
    else if (kind === PING) onPing(bytes.subarray(start, end));
    else onText(bytes.toString('utf8', start, end));
    return head + length;
  }

  return {
    take(chunk: Buffer): void {
      const bytes = rest ? Buffer.concat([rest, chunk]) : chunk;
      let at = 0;
      for (let used = one(bytes, at); used > 0; used = one(bytes, at)) at += used;
      rest = at < bytes.length ? bytes.subarray(at) : undefined;
    },
  };
}
