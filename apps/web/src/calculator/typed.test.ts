import { EMPTY_STATE, sizeOfHand, withText } from '@gorrion/learn/hands';
import { expect, it } from 'vitest';
import { TYPED_EXAMPLES } from './notationName.ts';

it.each(Object.entries(TYPED_EXAMPLES))('the hint for a hand as text in %s can be typed: %s', (_, text) => {
  const { state, faults } = withText(EMPTY_STATE, text);
  expect(faults).toEqual([]);
  expect(sizeOfHand(state)).toBeGreaterThan(4);
});
