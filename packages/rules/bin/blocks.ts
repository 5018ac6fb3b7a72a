import { readSync, writeSync } from 'node:fs';

/** Reads standard input in blocks of whole lines and writes standard output, both synchronously. */

const [INPUT, OUTPUT] = [0, 1];
const BLOCK = 1 << 18;
const NEWLINE = 0x0a;
const RETRY_MS = 2;
const never = new Int32Array(new SharedArrayBuffer(4));

/** Waits if the other end of the pipe has no data or is slower. */
function patiently(step: () => number): number {
  for (;;) {
    try {
      return step();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // The reader may close the pipe at any time (`| head`): that is no error.
      if (code === 'EPIPE') process.exit(0);
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(never, 0, 0, RETRY_MS);
    }
  }
}

export function write(bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) {
    const from = done;
    done += patiently(() => writeSync(OUTPUT, bytes, from));
  }
}

/** Yields blocks that the caller may keep. Lines longer than a block come whole; the last may have no newline. */
export function* blocksOfLines(): Generator<Uint8Array<ArrayBuffer>> {
  let room = new Uint8Array(BLOCK);
  /** Bytes of a line that has not ended yet. */
  let begun = 0;
  for (;;) {
    if (begun === room.length) {
      const wider = new Uint8Array(2 * begun);
      wider.set(room);
      room = wider;
    }
    const at = begun;
    const read = patiently(() => readSync(INPUT, room, at, room.length - at, null));
    if (read === 0) break;
    const end = begun + read;
    const last = room.subarray(begun, end).lastIndexOf(NEWLINE);
    if (last < 0) begun = end;
    else {
      const lines = begun + last + 1;
      yield room.slice(0, lines);
      room.copyWithin(0, lines, end);
      begun = end - lines;
    }
  }
  if (begun > 0) yield room.slice(0, begun);
}
