import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = '**/*.{js,css,svg,json,webmanifest}';
/** Bytes below which a file fits into the packet of the headers, so compression gains nothing. */
const WORTH_IT = 1200;

const brotli = (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

function compressFile(file: string): void {
  if (statSync(file).size < WORTH_IT || existsSync(`${file}.br`)) return;
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotli(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
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
