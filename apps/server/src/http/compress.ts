import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = '**/*.{js,css,svg,json,webmanifest}';
/** Bytes below which a file fits into the packet of the headers, so compression gains nothing. */
const WORTH_IT = 1200;

const COPIES: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: bytes => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gz: bytes => gzipSync(bytes, { level: 9 }),
};

/** Writes a file whole or not at all: another server of this folder may start at the same moment and serve it. */
function writeWhole(file: string, bytes: Buffer): void {
  const part = `${file}.${process.pid}.part`;
  try {
    writeFileSync(part, bytes);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

function compressFile(file: string): void {
  if (statSync(file).size < WORTH_IT) return;
  for (const [kind, compress] of Object.entries(COPIES))
    if (!existsSync(`${file}.${kind}`)) writeWhole(`${file}.${kind}`, compress(readFileSync(file)));
}

/**
 * Writes compressed copies beside the files of a build, once for each build. If the folder cannot be written, files are
 * sent uncompressed.
 */
export function compressBuild(webRoot: string): void {
  try {
    for (const file of globSync(TEXT, { cwd: webRoot })) compressFile(join(webRoot, file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES' && code !== 'EROFS' && code !== 'ENOSPC' && code !== 'ENOENT') throw error;
  }
}
