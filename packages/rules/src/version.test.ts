import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULES_VERSION } from './version.ts';

test('the version of the engine is that of its package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(RULES_VERSION).toBe(version);
});
