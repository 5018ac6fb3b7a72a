import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressBuild } from './compressed.ts';

const TEXT = randomBytes(20_000).toString('hex');
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gorrion-build-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'assets/page.js'), TEXT);
});
afterEach(() => rmSync(root, { recursive: true }));

const written = () => readdirSync(join(root, 'assets')).sort();

it('writes copies of large texts beside them', async () => {
  writeFileSync(join(root, 'assets/small.css'), 'a{}');
  writeFileSync(join(root, 'assets/picture.png'), TEXT);
  await compressBuild(root);
  expect(written()).toEqual(['page.js', 'page.js.br', 'page.js.gz', 'picture.png', 'small.css']);
  const [br, gz] = ['br', 'gz'].map(kind => readFileSync(join(root, `assets/page.js.${kind}`)));
  expect(brotliDecompressSync(br as Buffer).toString()).toBe(TEXT);
  expect(gunzipSync(gz as Buffer).toString()).toBe(TEXT);
});

it('leaves no part of a copy that could not be written whole', () => {
  const script = `import { compressBuild } from ${JSON.stringify(join(import.meta.dirname, 'compressed.ts'))};
    await compressBuild(${JSON.stringify(root)}).catch(({ code }) => console.log(code));
    await new Promise(done => setTimeout(done, 200));`;
  // The shell lets its children write no more than 512 bytes, or 1,024, into one file.
  const said = execFileSync('sh', [
    '-c',
    'ulimit -f 1; exec "$0" --input-type=module -e "$1"',
    process.execPath,
    script,
  ]);
  expect(said.toString().trim()).toBe('EFBIG');
  expect(written()).toEqual(['page.js']);
});
