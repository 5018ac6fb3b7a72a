import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Sources that read what is paid for any win beside its points. Only the last reckons payments. */
const READERS = ['packages/learn/src/lessons/sentence.ts', 'packages/rules/src/scoring/payments.ts'];

it('[R80] reckons in one place who pays what for a win', () => {
  const sources = globSync('{apps,packages}/**/*.{ts,tsx}', { cwd: root })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !/\/(node_modules|dist|words)\/|\.test\.tsx?$/.test(file));
  // As a member, or taken out of rules where they are passed.
  const reads = /\.extraPoints\b|\{[^}:]*\bextraPoints\b[^}]*\}[^;\n]*(Rules|rules)\b/;
  const readers = sources.filter(file => reads.test(readFileSync(resolve(root, file), 'utf8')));
  expect(readers.toSorted()).toEqual(READERS);
});
