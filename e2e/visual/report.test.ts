import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { BadUse } from './options.ts';
import { emptyReport, type Finding, lineOf, pageOf, writeReport } from './report.ts';

const summary = (...findings: readonly Finding[]) => ({
  before: '1a <b>',
  after: 'the working tree',
  compared: 3,
  findings,
});
const difference = { pixels: 7, share: 0.0123, picture: Buffer.alloc(0) };

it('says that no picture differs', () => {
  expect(pageOf(summary())).toContain('No picture differs (3 compared)');
  expect(pageOf(summary())).toContain('1a &lt;b>');
});

it('shows before, after and difference side by side, and the one side of what is new or gone', () => {
  const page = pageOf(
    summary(
      { kind: 'differs', name: 'home', difference },
      { kind: 'new', name: 'hall' },
      { kind: 'gone', name: 'inn' },
    ),
  );
  expect([...page.matchAll(/src="([^"]+)"/g)].map(([, path]) => path)).toEqual([
    'before/home.png',
    'after/home.png',
    'difference/home.png',
    'after/hall.png',
    'before/inn.png',
  ]);
  expect(page).not.toContain('No picture differs');
});

it('tells the share of the pixels that differ, and never zero', () => {
  expect(lineOf({ kind: 'differs', name: 'home', difference })).toBe('home: 1.23 % of the pixels differ');
  const tiny = { ...difference, share: 0.00001 };
  expect(lineOf({ kind: 'differs', name: 'home', difference: tiny })).toBe('home: under 0.01 % of the pixels differ');
});

it('empties an earlier report, and refuses a folder with other files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gorrion-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeReport(folder, summary());
  expect(() => emptyReport(folder)).not.toThrow();
  writeFileSync(join(folder, 'letter.txt'), '');
  expect(() => emptyReport(folder)).toThrow(BadUse);
});
