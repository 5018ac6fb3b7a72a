import { expect, test } from 'vitest';
import { isAccepted, missing } from './check.ts';

test('the example of the README takes good settings, and says what a record lacks', () => {
  expect(isAccepted).toBe(true);
  expect(missing).toContain('facts');
});
