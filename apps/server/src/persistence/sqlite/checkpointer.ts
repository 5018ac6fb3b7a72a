import { DatabaseSync } from 'node:sqlite';
import { type MessagePort, workerData } from 'node:worker_threads';

/*
 * Carries what was written from the log in front of the database into the database, in a thread of its own: done by the
 * writer, as SQLite does by default, everybody who plays would wait a tenth of a second for it every few seconds. It
 * never blocks the writer (PASSIVE), and nothing depends on it: should it lag or end, the writer does it at last.
 */

const EVERY = 2000;

const { file, port } = workerData as { readonly file: string; readonly port: MessagePort };
const db = new DatabaseSync(file);

function carry(): void {
  try {
    db.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch {
    // The writer meets a full or broken disk too, and reports it.
  }
}

const timer = setInterval(carry, EVERY);
port.on('message', () => {
  clearInterval(timer);
  db.close();
  port.close();
});
