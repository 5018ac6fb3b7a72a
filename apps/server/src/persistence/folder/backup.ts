import { createHash } from 'node:crypto';
import {
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { BACKUPS, DATABASE, KEY, REVOKED } from '../../config/files.ts';
import { assemble } from '../batch.ts';
import { openAtMoment } from '../sqlite/moment.ts';
import { rowReader } from '../sqlite/rows.ts';
import { openForReading, versionOf } from '../sqlite/schema.ts';
import { restoreStream } from '../stream/restoreStream.ts';
import { endOperator } from './endOperator.ts';
import { type FolderLock, lockFolder } from './lock.ts';

/*
 * Backups of a data folder. A backup is one moment of the database, copied page by page while the server runs (SQLite's
 * online backup), and the key that signs cookies, without which no guest would be recognised.
 */

export const MANIFEST = 'manifest.json';

const manifestShape = z.object({
  at: z.string(),
  tables: z.int(),
  batches: z.int(),
  sha256: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifestShape>;

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Throws `CannotStart` if a newer server has written a database. */
function assertKnown(file: string): void {
  const db = openForReading(file);
  try {
    versionOf(db);
  } finally {
    db.close();
  }
}

/** Throws unless every page and every table's log of a database is whole. */
function inspect(file: string): { tables: number; batches: number } {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const [check] = Object.values(db.prepare('PRAGMA quick_check').get() ?? {});
    if (check !== 'ok') throw new Error(`${file} is damaged: ${check}`);
    const rowsOf = rowReader(db);
    const codes = db
      .prepare('SELECT code FROM tables')
      .all()
      .map(({ code }) => code as string);
    let batches = 0;
    for (const code of codes) {
      const own = rowsOf(code);
      const log = assemble(own);
      if (log.kind === 'damaged') throw new Error(`the log of table ${code.slice(0, 3)}… is damaged: ${log.reason}`);
      batches += own.length;
    }
    return { tables: codes.length, batches };
  } finally {
    db.close();
  }
}

/**
 * Writes a backup into a new folder, whether or not a server runs, and verifies it before it resolves. `onProgress` is called
 * with the part that is copied, from 0 to 1.
 */
export async function writeBackup(
  dataDir: string,
  target: string,
  onProgress?: (part: number) => void,
): Promise<Manifest> {
  const source = join(dataDir, DATABASE);
  if (!existsSync(source)) throw new Error(`there is no ${source}`);
  if (existsSync(target)) throw new Error(`${target} is there already`);
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const db = openAtMoment(source);
  try {
    await backup(db, join(unfinished, DATABASE), {
      rate: 1000,
      ...(onProgress && {
        progress: ({ totalPages, remainingPages }) => onProgress(1 - remainingPages / Math.max(1, totalPages)),
      }),
    });
  } finally {
    db.close();
  }
  for (const name of [KEY, REVOKED])
    if (name === KEY || existsSync(join(dataDir, name))) copyFileSync(join(dataDir, name), join(unfinished, name));
  const names = [DATABASE, KEY, REVOKED].filter(name => existsSync(join(unfinished, name)));
  const found = inspect(join(unfinished, DATABASE));
  const sums = names.map(async name => [name, await sha256(join(unfinished, name))] as const);
  const sha256s = Object.fromEntries(await Promise.all(sums));
  const manifest: Manifest = { at: new Date().toISOString(), ...found, sha256: sha256s };
  writeFileSync(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  renameSync(unfinished, target);
  return manifest;
}

/** What a data folder was restored to. */
export interface Restored {
  /** Of which moment it is (ISO 8601). */
  readonly at: string;
  readonly tables: number;
  readonly batches: number;
  /** Path of the earlier data; undefined if there were none. */
  readonly earlier: string | undefined;
  /** The moment (ISO 8601) from which what was written could not be restored, because it does not follow what was before it. */
  readonly brokenAt?: string;
}

/**
 * Replaces a data folder by a backup and keeps the earlier data beside it. Rejects with `CannotStart` while a server
 * uses the folder, and if a newer server wrote the backup.
 */
export const restoreBackup = (source: string, dataDir: string): Promise<Restored> =>
  replaceFolder(dataDir, async fresh => {
    const { at, sha256: sums } = manifestShape.parse(JSON.parse(readFileSync(join(source, MANIFEST), 'utf8')));
    for (const [name, wanted] of Object.entries(sums))
      if ((await sha256(join(source, name))) !== wanted) throw new Error(`${name} is not what was written`);
    for (const name of Object.keys(sums)) copyFileSync(join(source, name), join(fresh, name));
    return { at };
  });

/** Replaces a data folder by what streamed backups hold of a moment (server ms), as `restoreBackup` does by a backup. */
export const restoreMoment = (source: string, until: number, dataDir: string): Promise<Restored> =>
  replaceFolder(dataDir, async fresh => {
    const { at, brokenAt } = restoreStream(source, until, fresh);
    const isoOf = (ms: number) => new Date(ms).toISOString();
    return { at: isoOf(at), ...(brokenAt !== undefined && { brokenAt: isoOf(brokenAt) }) };
  });

/** Has a new folder filled, looks through its database and puts it in the place of a data folder, which no server uses meanwhile. */
async function replaceFolder(
  dataDir: string,
  fill: (fresh: string) => Promise<Pick<Restored, 'at' | 'brokenAt'>>,
): Promise<Restored> {
  const lock = existsSync(dataDir) ? lockFolder(dataDir) : undefined;
  const fresh = `${dataDir}.restoring`;
  try {
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true, mode: 0o700 });
    const moment = await fill(fresh);
    assertKnown(join(fresh, DATABASE));
    const found = inspect(join(fresh, DATABASE));
    endOperator(fresh, dataDir, Date.now());
    // SQLite leaves them, empty, beside a database that was only read.
    for (const suffix of ['-wal', '-shm']) rmSync(join(fresh, DATABASE + suffix), { force: true });
    return { ...moment, ...found, earlier: takePlace(fresh, dataDir, lock) };
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    lock?.release();
  }
}

/** Renames the earlier folder, but for the backups in it, and returns its new path; undefined if there was none. */
function takePlace(fresh: string, dataDir: string, lock: FolderLock | undefined): string | undefined {
  // Revocations after the backup stay valid.
  if (existsSync(join(dataDir, REVOKED))) copyFileSync(join(dataDir, REVOKED), join(fresh, REVOKED));
  let earlier: string | undefined;
  if (existsSync(dataDir)) {
    earlier = `${dataDir}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    // Windows does not rename a folder in which a file is open.
    if (process.platform === 'win32') lock?.release();
    renameSync(dataDir, earlier);
  }
  renameSync(fresh, dataDir);
  if (earlier && existsSync(join(earlier, BACKUPS))) renameSync(join(earlier, BACKUPS), join(dataDir, BACKUPS));
  return earlier;
}
