import { type MessagePort, workerData } from 'node:worker_threads';
import { writeBackup } from '../persistence/folder/backup.ts';

/* The thread that makes a backup: reading it again takes long, and nobody at a table waits for that. */

export interface BackupNews {
  /** Part that is copied, from 0 to 1. */
  readonly progress?: number;
  readonly failure?: string;
  readonly isDone?: true;
}

const { port, dataDir, target } = workerData as {
  readonly port: MessagePort;
  readonly dataDir: string;
  readonly target: string;
};
const tell = (news: BackupNews): void => port.postMessage(news);

try {
  await writeBackup(dataDir, target, progress => tell({ progress }));
  tell({ isDone: true });
} catch (error) {
  tell({ failure: error instanceof Error ? error.message : String(error) });
}
port.close();
