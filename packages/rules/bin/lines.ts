/** Answers JSON Lines on standard output to JSON Lines on standard input: one answer a line, blank lines skipped. */

const BATCH = 1 << 16;

/** Waits when the reader is slower than we are. */
function write(text: string): Promise<void> {
  return new Promise(resolve => {
    if (process.stdout.write(text)) resolve();
    else process.stdout.once('drain', resolve);
  });
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

/** Reads to the end of the input; what one line holds never stops the next. */
export async function answerLines(members: (record: unknown) => string): Promise<void> {
  // Whoever reads us may stop at any time (`| head`): that is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  process.stdin.setEncoding('utf8');
  let begun: string[] = [];
  let answers = '';
  const take = (line: string): void => {
    const text = line.trim();
    if (text !== '') answers += answerTo(text, members);
  };
  for await (const chunk of process.stdin as AsyncIterable<string>) {
    const lines = chunk.split('\n');
    begun.push(lines[0]);
    if (lines.length > 1) {
      take(begun.join(''));
      for (let at = 1; at < lines.length - 1; at++) take(lines[at]);
      begun = [lines[lines.length - 1]];
    }
    if (answers.length > BATCH) {
      await write(answers);
      answers = '';
    }
  }
  take(begun.join(''));
  await write(answers);
}
