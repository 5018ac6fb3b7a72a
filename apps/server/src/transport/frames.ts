/* Texts as websocket frames (RFC 6455, from a server: whole and unmasked). */

const TEXT = 0x81;

/** Returns the bytes of a frame's head before `length` bytes of text. */
export const headOf = (length: number): number => (length < 126 ? 2 : length < 65_536 ? 4 : 10);

/** Writes the head of a text frame; returns where the text begins. */
export function writeHead(frame: Buffer, at: number, length: number): number {
  frame[at] = TEXT;
  const head = headOf(length);
  if (head === 2) frame[at + 1] = length;
  if (head === 4) {
    frame[at + 1] = 126;
    frame.writeUInt16BE(length, at + 2);
  }
  if (head === 10) {
    frame[at + 1] = 127;
    frame.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + head;
}

/** Returns the text of one frame, as `framesOf` writes it. */
export function textIn(frame: Uint8Array): string {
  const length = frame[1]!;
  const head = length < 126 ? 2 : length === 126 ? 4 : 10;
  return Buffer.from(frame.buffer, frame.byteOffset + head, frame.byteLength - head).toString('utf8');
}

/** Returns texts as consecutive frames in one buffer. A part that is bytes is a frame already and is copied. */
export function framesOf(parts: readonly (string | Uint8Array)[]): Buffer {
  const lengths = parts.map(part => (typeof part === 'string' ? Buffer.byteLength(part) : part.byteLength));
  const size = parts.reduce(
    (sum, part, n) => sum + lengths[n]! + (typeof part === 'string' ? headOf(lengths[n]!) : 0),
    0,
  );
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for (const [n, part] of parts.entries()) {
    const length = lengths[n]!;
    if (typeof part === 'string') {
      at = writeHead(bytes, at, length);
      bytes.write(part, at);
    } else bytes.set(part, at);
    at += length;
  }
  return bytes;
}
