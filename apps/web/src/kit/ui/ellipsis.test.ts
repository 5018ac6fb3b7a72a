import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');

it('what ends in dots goes by its own direction, so that a name from right to left keeps its beginning', () => {
  const cut = globSync('**/*.tsx', { cwd: SOURCES }).flatMap(file =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/<(\w+)[^<>]*className="[^"]*\bellipsis\b[^<>]*>/g)].map(
      ([tag, name]) => ({ file, tag, isOwn: name === 'bdi' || tag.includes('dir="auto"') }),
    ),
  );
  expect(cut.length).toBeGreaterThan(5);
  expect(cut.filter(({ isOwn }) => !isOwn)).toEqual([]);
});
