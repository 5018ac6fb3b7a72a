import type { GameRecord } from '@gorrion/protocol';
import type { ReadRecord } from '@gorrion/table';
import { saveFile } from '../ui/saveFile.ts';

/* Games as files. */

/** Reads the text of a file as a record of a game. The schemas are loaded with the first file. */
export const readGameFile = async (text: string): Promise<ReadRecord> => (await import('./reading.ts')).readText(text);

/** Saves a game as a file that this page, and every other Gorrión, opens. */
export const saveGame = (record: GameRecord): void =>
  saveFile(`gorrion-${record.id}.json`, 'application/json', `${JSON.stringify(record)}\n`);
