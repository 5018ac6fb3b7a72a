import { closeSync, existsSync, openSync, readdirSync, readSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflateRaw, inflateRawSync } from 'node:zlib';
import { DATABASE } from '../../config/files.ts';

/*
 * The files of streamed backups. A generation is a folder named by its moment: a copy of the database as it was then, the key
 * that signs cookies, and `changes`, to which what was written afterwards is appended every second.
 */

export const CHANGES = 'changes';
/** The name of a database whose copy is not complete. */
export const UNFINISHED = `${DATABASE}.unfinished`;

/** Length of the head of a change: length and checksum of its packed body (4 bytes each), server time in ms (8 bytes). */
const HEAD = 16;

/** Everything that was written within a second or so, as SQLite's sessions tell it. */
export interface Change {
  /** Server time (ms) by which it was written. */
  readonly at: number;
  readonly changeset: Uint8Array;
}

const deflate = promisify(deflateRaw);

/** Resolves with a change as it stands in the file. It is packed elsewhere: 20 MB would hold the writer up for 60 ms. */
export async function packedChange({ at, changeset }: Change): Promise<Buffer> {
  const body = await deflate(changeset, { level: 1 });
  const head = Buffer.alloc(HEAD);
  head.writeUInt32LE(body.length, 0);
  head.writeUInt32LE(crc32(body), 4);
  head.writeDoubleLE(at, 8);
  return Buffer.concat([head, body]);
}

/** Reads the changes of a file in order, up to the first that is not whole: a machine that lost its power leaves a torn end. */
export function* changesIn(file: string): Generator<Change> {
  if (!existsSync(file)) return;
  const descriptor = openSync(file, 'r');
  try {
    const head = Buffer.alloc(HEAD);
    for (let from = 0; readSync(descriptor, head, 0, HEAD, from) === HEAD; ) {
      const body = Buffer.alloc(Math.min(head.readUInt32LE(0), statSync(file).size));
      const read = readSync(descriptor, body, 0, body.length, from + HEAD);
      if (read !== head.readUInt32LE(0) || crc32(body) !== head.readUInt32LE(4)) return;
      yield { at: head.readDoubleLE(8), changeset: inflateRawSync(body) };
      from += HEAD + read;
    }
  } finally {
    closeSync(descriptor);
  }
}

export interface Generation {
  readonly folder: string;
  /** Server time (ms) of its copy. */
  readonly at: number;
  /** Whether its copy is complete. */
  readonly isWhole: boolean;
}

/** Returns the name of the folder of a moment (server ms): `2026-11-29T18-00-00.000Z`, which every file system takes. */
export const nameOfGeneration = (at: number): string => new Date(at).toISOString().replaceAll(':', '-');

const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;

/** Returns the generations in a folder, the oldest first. Other files in it are left alone. */
export function generationsIn(folder: string): readonly Generation[] {
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return names.flatMap(name => {
    const at = Date.parse(name.replace(NAME, '$1:$2:$3'));
    const own = join(folder, name);
    return NAME.test(name) && !Number.isNaN(at) ? [{ folder: own, at, isWhole: existsSync(join(own, DATABASE)) }] : [];
  });
}

/** Deletes generations that ended before a moment (server ms): those that are followed by a whole one from before it. */
export function pruneGenerations(folder: string, before: number): void {
  const all = generationsIn(folder);
  for (const [n, one] of all.entries()) {
    const isFollowed = all.slice(n + 1).some(({ at, isWhole }) => isWhole && at <= before);
    if (isFollowed) rmSync(one.folder, { recursive: true, force: true });
  }
}
