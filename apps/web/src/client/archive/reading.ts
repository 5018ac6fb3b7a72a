import type { GameLine, GameRecord, GameReview, TalkLine } from '@gorrion/protocol';
// biome-ignore lint/style/noRestrictedImports: only a page that reads a stranger's file loads the schemas
import { gameReviewSchema, linesSchema, recordSchema, talkSchema } from '@gorrion/protocol/schemas';
import { fitsRecord } from '@gorrion/review';
import { checkLine, type ReadForeign, type ReadRecord, readForeign, readRecord } from '@gorrion/table';

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
  | (Extract<ReadRecord, { ok: true }> & {
      readonly review?: GameReview | 'damaged';
      /** Those that follow from the record; others in the file are left out. */
      readonly lines?: readonly GameLine[];
      /** What players said; one that cannot be read is left out. */
      readonly talk?: readonly TalkLine[];
    })
  | Extract<ReadRecord, { ok: false }>;

/** Returns the review in a file, if it is whole and fits the game. */
function reviewIn(value: unknown, record: GameRecord): GameReview | 'damaged' {
  const read = gameReviewSchema.safeParse(value);
  return read.success && read.data.hands.every(hand => fitsRecord(record, hand)) ? read.data : 'damaged';
}

/** Returns the lines in a file that follow from its game. Their readers are not their authors. */
function linesIn(value: unknown, record: GameRecord): readonly GameLine[] {
  const read = linesSchema.safeParse(value);
  if (!read.success) return [];
  return read.data.filter(line => checkLine(record, line) === undefined).map(line => ({ ...line, isOwn: false }));
}

/**
 * Reads the text of a file as a record of a game, through the schemas that a stranger's data needs; or, if it is none,
 * as a record of another server.
 */
export async function readText(text: string): Promise<ReadFile | ReadForeign> {
  let [review, beside, said]: unknown[] = [];
  const own = readRecord(text, value => {
    // What stands beside the record is none of it: a reader who knows nothing of it leaves it out.
    const { review: found, lines, talk, ...record } = value as Record<string, unknown>;
    [review, beside, said] = [found, lines, talk];
    const read = recordSchema.safeParse(record);
    return read.success ? read.data : { faultAt: read.error.issues[0]?.path ?? [] };
  });
  if (own.ok) {
    const { record } = own;
    const lines = beside === undefined ? [] : linesIn(beside, record);
    const talk = talkSchema.safeParse(said).data ?? [];
    return {
      ...own,
      ...(review !== undefined && { review: reviewIn(review, record) }),
      ...(lines.length > 0 && { lines }),
      ...(talk.length > 0 && { talk }),
    };
  }
  const isForeign = !own.ok && (own.fault.code === 'foreign' || own.fault.code === 'not-json');
  return (isForeign && (await readForeign(text, inflate))) || own;
}
