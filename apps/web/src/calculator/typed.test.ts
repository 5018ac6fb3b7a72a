import { EMPTY_STATE, sizeOfHand, withText } from '@gorrion/learn/hands';
import { expect, it } from 'vitest';
import { english } from '../i18n/english.ts';
import { TYPED_EXAMPLES } from './notationName.ts';
import { notReadyText } from './WaitsCards.tsx';

it.each(Object.entries(TYPED_EXAMPLES))('the hint for a hand as text in %s can be typed: %s', (_, text) => {
  const { state, faults } = withText(EMPTY_STATE, text);
  expect(faults).toEqual([]);
  expect(sizeOfHand(state)).toBeGreaterThan(4);
});

it('a hand that holds all the tiles that would complete it is told so, and that a kong must be declared', () => {
  const told = (hand: string) => notReadyText(english, withText(EMPTY_STATE, hand).state);
  expect(told('EEESSSWWWNNNN')).toBe(
    '1 tile from ready. Only North Wind would complete it, and the hand holds all four. Declare the four North Wind as a kong: then they are one set.',
  );
  expect(told('(111m)(222m)(333m)(444m) 1m')).toMatch(/holds all four\.$/);
  expect(told('123m456s79pEESSW')).toBe('1 tile from ready.');
});
