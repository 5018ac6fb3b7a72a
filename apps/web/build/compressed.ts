import { globSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = '**/*.{js,css,svg,json,webmanifest}';
/** Bytes below which a file fits into the packet of the headers, so compression gains nothing. */
const WORTH_IT = 1200;

const COPIES: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: bytes => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gz: bytes => promisify(gzip)(bytes, { level: 9 }),
};

/** Writes a file whole or not at all: a server may run already that serves the folder. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const part = `${file}.part`;
  try {
    await writeFile(part, bytes);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/** Writes compressed copies beside the files of a built page, which the server sends to browsers that accept them. */
export async function compressBuild(folder: string): Promise<void> {
  const compress = async (file: string) => {
    const bytes = await readFile(file);
    if (bytes.length < WORTH_IT) return;
    await Promise.all(Object.entries(COPIES).map(async ([kind, of]) => writeWhole(`${file}.${kind}`, await of(bytes))));
  };
  await Promise.all(globSync(TEXT, { cwd: folder }).map(file => compress(join(folder, file))));
}

/**
 * Compresses the page when it is built, and not when it is served: servers that start together on one folder do not
 * write into it, and one that may not write there, as in the image, sends it compressed all the same.
 */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'gorrion-compressed',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    writeBundle: () => compressBuild(folder),
  };
}
