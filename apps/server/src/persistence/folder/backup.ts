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
import { DATABASE, KEY, REVOKED } from '../../config/files.ts';
import { assemble } from '../batch.ts';
import { rowReader } from '../sqlite/rows.ts';
import { openForReading, versionOf } from '../sqlite/schema.ts';
import { restoreStream } from '../stream/restoreStream.ts';
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
  const db = new DatabaseSync(source, { readOnly: true });
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
  const manifest = await sealBackup(unfinished, new Date().toISOString());
  renameSync(unfinished, target);
  return manifest;
}

/** Looks through the files of a backup and notes what they are. `at`: of which moment they are. */
async function sealBackup(folder: string, at: string): Promise<Manifest> {
  const names = [DATABASE, KEY, REVOKED].filter(name => existsSync(join(folder, name)));
  const found = inspect(join(folder, DATABASE));
  const sums = names.map(async name => [name, await sha256(join(folder, name))] as const);
  const manifest: Manifest = { at, ...found, sha256: Object.fromEntries(await Promise.all(sums)) };
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  return manifest;
}

/**
 * Replaces a data folder by a backup and keeps the earlier data beside it. Rejects with `CannotStart` while a server
 * uses the folder, and if a newer server wrote the backup. Resolves with the manifest and the path of the earlier data.
 */
export async function restoreBackup(
  source: string,
  dataDir: string,
): Promise<{ manifest: Manifest; earlier: string | undefined }> {
  const manifest = manifestShape.parse(JSON.parse(readFileSync(join(source, MANIFEST), 'utf8')));
  for (const [name, wanted] of Object.entries(manifest.sha256))
    if ((await sha256(join(source, name))) !== wanted) throw new Error(`${name} is not what was written`);
  assertKnown(join(source, DATABASE));
  inspect(join(source, DATABASE));
  const lock = existsSync(dataDir) ? lockFolder(dataDir) : undefined;
  try {
    return { manifest, earlier: replaceFolder(source, dataDir, Object.keys(manifest.sha256), lock) };
  } finally {
    lock?.release();
  }
}

/** Renames the earlier folder and returns its new path; undefined if there was none. */
function replaceFolder(
  source: string,
  dataDir: string,
  names: readonly string[],
  lock: FolderLock | undefined,
): string | undefined {
  const fresh = `${dataDir}.restoring`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  for (const name of names) copyFileSync(join(source, name), join(fresh, name));
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
  return earlier;
}

/**
 * Replaces a data folder by what streamed backups hold of a moment (server ms), as `restoreBackup` does by a backup.
 */
export async function restoreMoment(source: string, until: number, dataDir: string): ReturnType<typeof restoreBackup> {
  const made = `${dataDir}.of-stream`;
  rmSync(made, { recursive: true, force: true });
  try {
    const at = restoreStream(source, until, made);
    await sealBackup(made, new Date(at).toISOString());
    return await restoreBackup(made, dataDir);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
