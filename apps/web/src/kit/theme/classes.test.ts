import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PAGE = join(import.meta.dirname, '../..');

const read = (pattern: string): string =>
  globSync(pattern, { cwd: PAGE })
    .map(file => readFileSync(join(PAGE, file), 'utf8'))
    .join('\n');

it('styles no class that the page never names', () => {
  const source = read('**/*.{ts,tsx}');
  const names = new Set(source.match(/[a-z][\w-]*/gi));
  // A class may end in a number, `look${n}`, or after a hyphen in a name, `is-${verdict}`.
  const starts = [...source.matchAll(/([a-z][\w-]*)\$\{/gi)].map(([, start]) => start!);
  const isBuilt = (name: string) =>
    starts.some(start => name.startsWith(start) && (start.endsWith('-') || /^\d+$/.test(name.slice(start.length))));
  const styles = read('**/*.css').replaceAll(/\/\*.*?\*\//gs, '');
  const selectors = [...styles.matchAll(/([^{};]*)\{/g)].map(([, selector]) => selector).join(' ');
  const styled = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!));
  expect(styled.size).toBeGreaterThan(1000);
  expect([...styled].filter(name => !names.has(name) && !isBuilt(name))).toEqual([]);
});

it('names no class that nothing styles and no test looks for', () => {
  const styles = read('**/*.css').replaceAll(/\/\*.*?\*\//gs, '');
  const styled = new Set([...styles.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!));
  const tests = `${read('**/*.test.{ts,tsx}')}${read('../../../e2e/**/*.ts')}`;
  const sought = new Set(tests.match(/[a-z][\w-]*/gi));
  const source = globSync('**/*.tsx', { cwd: PAGE })
    .filter(file => !file.includes('.test.'))
    .map(file => readFileSync(join(PAGE, file), 'utf8'))
    .join('\n');
  const named = new Set(
    [...source.matchAll(/className="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ').filter(Boolean)),
  );
  expect(named.size).toBeGreaterThan(500);
  expect([...named].filter(name => !styled.has(name) && !sought.has(name))).toEqual([]);
});

it('looks around no part of a table (:has) in the styles that a table loads: each change would lay out the page anew', () => {
  const files = globSync('{app,board,kit,play/{ceremony,chat,forms,game,home,room,umpire},shell/page}/**/*.css', {
    cwd: PAGE,
  });
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter(file => readFileSync(join(PAGE, file), 'utf8').includes(':has('))).toEqual([]);
});
