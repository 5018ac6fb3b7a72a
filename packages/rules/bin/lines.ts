import { readSync, writeSync } from 'node:fs';

/** Answers JSON Lines on standard output to JSON Lines on standard input: one answer a line, blank lines skipped. */

const [INPUT, OUTPUT] = [0, 1];
const BLOCK = 1 << 20;
const NEWLINE = 0x0a;
const RETRY_MS = 2;
const never = new Int32Array(new SharedArrayBuffer(4));

/** Waits when the other end of the pipe has nothing for us, or is slower than we are. */
function patiently(step: () => number): number {
  for (;;) {
    try {
      return step();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Whoever reads us may stop at any time (`| head`): that is no error.
      if (code === 'EPIPE') process.exit(0);
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(never, 0, 0, RETRY_MS);
    }
  }
}

function write(text: string): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) {
    const from = done;
    done += patiently(() => writeSync(OUTPUT, bytes, from));
  }
}

/** `members` are those of the answer after its id, as JSON text: written by hand, for there are many lines. */
function answerTo(line: string, members: (record: unknown) => string): string {
  let record: unknown;
  try {
    record = JSON.parse(line);
  } catch {
    return '{"id":null,"error":"bad-json"}\n';
  }
  const id = (record as { id?: unknown } | null)?.id ?? null;
  return `{"id":${JSON.stringify(id)},${members(record)}}\n`;
}

/** Answers whole lines, all at once. */
function answerText(text: string, members: (record: unknown) => string): void {
  let answers = '';
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (trimmed !== '') answers += answerTo(trimmed, members);
  }
  write(answers);
}

/** Reads to the end of the input, in blocks; what one line holds never stops the next. */
export function answerLines(members: (record: unknown) => string): void {
  let block = Buffer.allocUnsafe(BLOCK);
  /** Bytes of a line that has begun and not ended. */
  let begun = 0;
  for (;;) {
    if (begun === block.length) block = Buffer.concat([block], 2 * begun);
    const read = patiently(() => readSync(INPUT, block, begun, block.length - begun, null));
    if (read === 0) break;
    const last = block.subarray(begun, begun + read).lastIndexOf(NEWLINE);
    const end = begun + read;
    if (last >= 0) {
      answerText(block.toString('utf8', 0, begun + last), members);
      block.copyWithin(0, begun + last + 1, end);
      begun = end - (begun + last + 1);
    } else begun = end;
  }
  answerText(block.toString('utf8', 0, begun), members);
}
