import type { GameRecord } from '@gorrion/protocol';
import type { ReadForeign, ReadRecord } from '@gorrion/table';
import { saveFile } from '../ui/saveFile.ts';

/* Games as files. */

/** Reads the text of a file as a game, ours or another server's. The schemas are loaded with the first file. */
export const readGameFile = async (text: string): Promise<ReadRecord | ReadForeign> =>
  (await import('./reading.ts')).readText(text);

/** Saves a game as a file that this page, and every other Gorrión, opens. */
export const saveGame = (record: GameRecord): void =>
  saveFile(`gorrion-${record.id}.json`, 'application/json', `${JSON.stringify(record)}\n`);
