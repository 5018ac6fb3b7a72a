import { HIDDEN } from '@gorrion/rules';
import { expect, test } from 'vitest';
import { handOf } from './hand.ts';

test('a hand of an example is read in groups, with claimed sets, kongs face down and its last tile', () => {
  expect(handOf('12m (EEE) [1111s] C + 3m self')).toEqual({
    groups: [
      { tiles: [0, 1], isClaimed: false },
      { tiles: [27, 27, 27], isClaimed: true },
      { tiles: [HIDDEN, 9, 9, HIDDEN], isClaimed: false },
      { tiles: [31], isClaimed: false },
    ],
    last: 2,
  });
});

test('what is no hand is not drawn', () => {
  for (const text of ['', 'waits', '123m', '123m +', '12 + 3m', 'xyz + 3m']) expect(handOf(text)).toBeUndefined();
});
