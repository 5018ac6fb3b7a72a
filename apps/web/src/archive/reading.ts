// biome-ignore lint/style/noRestrictedImports: only a page that reads a stranger's file loads the schemas
import { recordSchema } from '@gorrion/protocol/schemas';
import { type ReadForeign, type ReadRecord, readForeign, readRecord } from '@gorrion/table';

/** Most characters that a packed record of another server may unpack to. */
const MOST_UNPACKED = 4_000_000;

/** Unpacks base64 of a zlib stream. Rejects if it is none, or if it is too large. */
async function inflate(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > MOST_UNPACKED) throw new RangeError('too large');
  }
  return text;
}

/**
 * Reads the text of a file as a record of a game, through the schemas that a stranger's data needs; or, if it is none,
 * as a record of another server.
 */
export async function readText(text: string): Promise<ReadRecord | ReadForeign> {
  const own = readRecord(text, value => {
    const read = recordSchema.safeParse(value);
    return read.success ? read.data : { faultAt: read.error.issues[0]?.path ?? [] };
  });
  const isForeign = !own.ok && (own.fault.code === 'foreign' || own.fault.code === 'not-json');
  return (isForeign && (await readForeign(text, inflate))) || own;
}
