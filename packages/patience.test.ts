import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const files = globSync('{apps,packages}/**/*.{ts,tsx}', { cwd: root })
  .filter(file => !/(^|[\\/])(node_modules|dist)[\\/]/.test(file))
  .map(file => ({ file, text: readFileSync(resolve(root, file), 'utf8') }))
  .filter(({ text }) => text.includes('waitFor('));

/** Returns the places of calls of `waitFor` that do not say how long they wait. */
function hastyCalls(node: unknown): number[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, callee, arguments: args, start } = node as Record<string, { property?: { name?: string } } | undefined>;
  const isHasty =
    (type as unknown) === 'CallExpression' &&
    callee?.property?.name === 'waitFor' &&
    (args as unknown as unknown[]).length < 2;
  return [...(isHasty ? [start as unknown as number] : []), ...Object.values(node).flatMap(hastyCalls)];
}

it('no journey judges the page by one look that a busy machine can take too early', () => {
  const journeys = globSync('e2e/*.browser.test.ts', { cwd: root });
  expect(journeys.length).toBeGreaterThan(40);
  // The barriers are looked for once, by axe; a file that the page saved changes no more.
  const once = /expect\(\s*\(?\s*await (?!barriersOn|saved)/;
  const found = journeys.flatMap(file =>
    readFileSync(resolve(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (once.test(line) ? [`${file}:${at + 1}`] : [])),
  );
  expect(found).toEqual([]);
});

it('no test gives a busy machine only the one second that Vitest waits by itself', () => {
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap(({ file, text }) => {
    const places = hastyCalls(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
    return places.map(at => `${file}:${text.slice(0, at).split('\n').length}`);
  });
  expect(found).toEqual([]);
});
