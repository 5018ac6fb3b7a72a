import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { progressFile, takeProgressFile } from './file.ts';
import { progressPart } from './part.ts';

interface Counts {
  readonly counts: Readonly<Record<string, number>>;
}

const items = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
});

function readCounts(raw: unknown) {
  const entries = Object.entries((raw as Counts | undefined)?.counts ?? {});
  const good = entries.filter(([, count]) => Number.isInteger(count));
  return { state: { counts: Object.fromEntries(good) }, dropped: entries.length - good.length };
}

const part = progressPart<Counts>('test', readCounts);
const KEY = 'gorrion.progress.test';

beforeEach(() => part.clear());
afterAll(() => vi.unstubAllGlobals());

it('keeps every change on the device', () => {
  part.use.setState({ counts: { a: 2 } });
  expect(JSON.parse(items.get(KEY)!)).toEqual({ counts: { a: 2 } });
});

it('comes back from a file as it was', () => {
  part.use.setState({ counts: { a: 2, b: 3 } });
  const text = progressFile();
  part.clear();
  // Other tests of the same run may have loaded further parts.
  expect(takeProgressFile(text)).toEqual({ taken: expect.arrayContaining(['test']), unknown: [], dropped: 0 });
  expect(part.use.getState()).toEqual({ counts: { a: 2, b: 3 } });
});

it('loses only what is broken in a changed file, and names parts that it does not know', () => {
  const parts = { test: { counts: { a: 1, b: 'many' } }, stars: {} };
  const file = JSON.stringify({ gorrion: 'progress', format: 1, parts });
  expect(takeProgressFile(file)).toEqual({ taken: ['test'], unknown: ['stars'], dropped: 1 });
  expect(part.use.getState()).toEqual({ counts: { a: 1 } });
});

it.each([
  ['{', 'not-json'],
  ['[]', 'not-progress'],
  ['{"gorrion":"progress","format":1}', 'not-progress'],
  ['{"gorrion":"progress","format":2,"parts":{}}', 'later-format'],
])('refuses the file %s and keeps what was there', (text, fault) => {
  part.use.setState({ counts: { a: 2 } });
  expect(takeProgressFile(text)).toEqual({ fault });
  expect(part.use.getState()).toEqual({ counts: { a: 2 } });
});

it('begins with what the device holds', () => {
  items.set('gorrion.progress.later', '{"counts":{"a":2}}');
  expect(progressPart<Counts>('later', readCounts).use.getState()).toEqual({ counts: { a: 2 } });
});

it('begins anew if what the device holds is no JSON', () => {
  items.set('gorrion.progress.broken', '{');
  expect(progressPart<Counts>('broken', readCounts).use.getState()).toEqual({ counts: {} });
});
