import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressBuild } from './compress.ts';

const TEXT = randomBytes(20_000).toString('hex');
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gorrion-build-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'assets/page.js'), TEXT);
});
afterEach(() => rmSync(root, { recursive: true }));

const copies = () => readdirSync(join(root, 'assets')).sort();

it('writes copies of a text beside it, and only what is missing', () => {
  compressBuild(root);
  expect(copies()).toEqual(['page.js', 'page.js.br', 'page.js.gz']);
  const [br, gz] = ['br', 'gz'].map(kind => readFileSync(join(root, `assets/page.js.${kind}`)));
  expect(brotliDecompressSync(br as Buffer).toString()).toBe(TEXT);
  expect(gunzipSync(gz as Buffer).toString()).toBe(TEXT);
  rmSync(join(root, 'assets/page.js.gz'));
  writeFileSync(join(root, 'assets/page.js.br'), 'kept');
  compressBuild(root);
  expect(copies()).toEqual(['page.js', 'page.js.br', 'page.js.gz']);
  expect(readFileSync(join(root, 'assets/page.js.br'), 'utf8')).toBe('kept');
});

it('leaves no part of a copy that could not be written whole', () => {
  const script = `import { compressBuild } from ${JSON.stringify(join(import.meta.dirname, 'compress.ts'))};
    try { compressBuild(${JSON.stringify(root)}) } catch ({ code }) { console.log(code) }`;
  // The shell lets its children write no more than 512 bytes, or 1,024, into one file.
  const said = execFileSync('sh', [
    '-c',
    'ulimit -f 1; exec "$0" --input-type=module -e "$1"',
    process.execPath,
    script,
  ]);
  expect(said.toString().trim()).toBe('EFBIG');
  expect(copies()).toEqual(['page.js']);
});
