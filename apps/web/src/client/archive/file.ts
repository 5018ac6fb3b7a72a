import type { GameRecord, TalkLine } from '@gorrion/protocol';
import type { ReadForeign } from '@gorrion/table';
import { saveFile } from '../../kit/ui/saveFile.ts';
import { shelvedLines } from '../solo/gameShelf.ts';
import { keptReview } from '../solo/reviewShelf.ts';
import type { ReadFile } from './reading.ts';

/* Games as files. */

/** Reads the text of a file as a game, ours or another server's. The schemas are loaded with the first file. */
export const readGameFile = async (text: string): Promise<ReadFile | ReadForeign> =>
  (await import('./reading.ts')).readText(text);

/** Writes values with four decimals, which no reader tells from the whole number, in half the room. */
const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value;

/**
 * Saves a game as a file that this page, and every other Gorrión, opens, with the review and the lines that this device
 * keeps, and with what its players said only if it is given.
 */
export async function saveGame(record: GameRecord, talk: readonly TalkLine[] = []): Promise<void> {
  const review = await keptReview(record.id);
  // A friend's attempt that is not open to this reader is no more than a name.
  const lines = (await shelvedLines(record.id)).lines.filter(({ events }) => events.length > 0);
  const file = {
    ...record,
    ...(review && { review: JSON.parse(JSON.stringify(review, rounded)) as unknown }),
    ...(lines.length > 0 && { lines }),
    ...(talk.length > 0 && { talk }),
  };
  saveFile(`gorrion-${record.id}.json`, 'application/json', `${JSON.stringify(file)}\n`);
}
