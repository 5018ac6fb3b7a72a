import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isMadeOf, stampOf } from './ensure.ts';

/** A checkout with these files. */
function checkout(files: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'made-of-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text = 'a') => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    utimesSync(join(root, file), 1, 1);
  };
  for (const file of files) write(file);
  return { root, write };
}

it('builds anew what was made of other files, and nothing else', () => {
  const { root, write } = checkout(['apps/web/src/main.tsx', 'packages/rules/src/index.ts', 'package-lock.json']);
  const stamp = stampOf(root);
  for (const file of [
    'apps/web/dist/index.html',
    'apps/web/src/main.test.tsx',
    'packages/rules/README.md',
    'apps/server/a.ts',
  ])
    write(file);
  expect(stampOf(root)).toBe(stamp);
  for (const [file, text] of [
    ['packages/rules/src/index.ts', 'ab'],
    ['apps/web/src/new.css', ''],
    ['package-lock.json', '{}'],
  ] as const) {
    const before = stampOf(root);
    write(file, text);
    expect(stampOf(root), file).not.toBe(before);
  }
});

it('takes no build that lacks its page, or does not say what it was made of', () => {
  const { root, write } = checkout(['dist/assets/a.js']);
  const dist = join(root, 'dist');
  expect(isMadeOf(dist, 'a')).toBe(false);
  write('dist/.made-of');
  expect(isMadeOf(dist, 'a')).toBe(false);
  write('dist/index.html');
  expect([isMadeOf(dist, 'a'), isMadeOf(dist, 'b')]).toEqual([true, false]);
});
