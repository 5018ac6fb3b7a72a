/** Returns the members of an answer after its id, as JSON text. It is written by hand because lines are many. */
export type Members = (record: unknown) => string;

function answerTo(line: string, members: Members): string {
  let record: unknown;
  try {
    record = JSON.parse(line);
  } catch {
    return '{"id":null,"error":"bad-json"}\n';
  }
  const id = (record as { id?: unknown } | null)?.id ?? null;
  return `{"id":${JSON.stringify(id)},${members(record)}}\n`;
}

/** Returns a line of answer for each line of JSON, in UTF-8; none for blank lines. */
export function answersTo(lines: Uint8Array, members: Members): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength).toString('utf8');
  let answers = '';
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (trimmed !== '') answers += answerTo(trimmed, members);
  }
  return new TextEncoder().encode(answers);
}
