import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type MessagePort, workerData } from 'node:worker_threads';
import { MANIFEST, writeBackup } from '../persistence/folder/backup.ts';

/* The thread that makes a backup: reading it again takes long, and nobody at a table waits for that. */

/** Backups of the page that are kept, and how they are named. */
const KEPT = 5;
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

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

/** Deletes all whole backups of the page but the newest. */
function prune(folder: string): void {
  const whole = readdirSync(folder).filter(name => NAME.test(name) && existsSync(join(folder, name, MANIFEST)));
  for (const name of whole.toSorted().slice(0, -KEPT))
    try {
      rmSync(join(folder, name), { recursive: true });
    } catch {
      // An old backup that stays takes room; the new one is whole all the same.
    }
}

try {
  await writeBackup(dataDir, target, progress => tell({ progress }));
  prune(dirname(target));
  tell({ isDone: true });
} catch (error) {
  tell({ failure: error instanceof Error ? error.message : String(error) });
}
port.close();
