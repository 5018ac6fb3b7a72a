import type { GameRecord, GameReview } from '@gorrion/protocol';
// biome-ignore lint/style/noRestrictedImports: only a page that reads a stranger's file loads the schemas
import { gameReviewSchema, recordSchema } from '@gorrion/protocol/schemas';
import { fitsRecord } from '@gorrion/review';
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

/** A file that was read. A review that was in it and cannot be read is damaged; the game opens without it. */
export type ReadFile =
  | (Extract<ReadRecord, { ok: true }> & { readonly review?: GameReview | 'damaged' })
  | Extract<ReadRecord, { ok: false }>;

/** Returns the review in a file, if it is whole and fits the game. */
function reviewIn(value: unknown, record: GameRecord): GameReview | 'damaged' {
  const read = gameReviewSchema.safeParse(value);
  return read.success && read.data.hands.every(hand => fitsRecord(record, hand)) ? read.data : 'damaged';
}

/**
 * Reads the text of a file as a record of a game, through the schemas that a stranger's data needs; or, if it is none,
 * as a record of another server.
 */
export async function readText(text: string): Promise<ReadFile | ReadForeign> {
  let review: unknown;
  const own = readRecord(text, value => {
    // What stands beside the record is none of it: a reader who knows nothing of it leaves it out.
    const { review: beside, lines: _lines, ...record } = value as Record<string, unknown>;
    review = beside;
    const read = recordSchema.safeParse(record);
    return read.success ? read.data : { faultAt: read.error.issues[0]?.path ?? [] };
  });
  if (own.ok) return review === undefined ? own : { ...own, review: reviewIn(review, own.record) };
  const isForeign = !own.ok && (own.fault.code === 'foreign' || own.fault.code === 'not-json');
  return (isForeign && (await readForeign(text, inflate))) || own;
}
