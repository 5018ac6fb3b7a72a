import { ACTS_AT_ONCE, type OperatorAct } from '@gorrion/protocol';
import { expect, it } from 'vitest';
import { continued, hasGap, refreshed, shownOf } from './log.ts';

/** Acts from one number down to another. */
const acts = (from: number, to: number): readonly OperatorAct[] =>
  Array.from({ length: from - to + 1 }, (_, n) => ({
    ...{ number: from - n, at: 0, key: 1, act: 'sign-in', subject: '', name: null },
  }));
const numbers = (shown: readonly OperatorAct[]) => shown.map(({ number }) => number);

it('the whole log has no gap, however many acts come while it is open', () => {
  const opened = continued(undefined, acts(150, 51));
  expect([opened.isWhole, hasGap(opened, acts(155, 148))]).toEqual([false, false]);
  expect(numbers(shownOf(opened, acts(155, 148)))).toEqual(numbers(acts(155, 51)));
  expect(hasGap(opened, acts(170, 163))).toBe(true);
  expect(shownOf(opened, acts(170, 163))).toBe(opened.acts);
  const caughtUp = refreshed(opened, acts(170, 71));
  expect(numbers(shownOf(caughtUp, acts(170, 163)))).toEqual(numbers(acts(170, 51)));
  const later = refreshed(caughtUp, acts(400, 301));
  expect([numbers(later.acts), later.isWhole]).toEqual([numbers(acts(400, 301)), false]);
});

it('the whole log ends with a page that is not full, whatever its last number', () => {
  const opened = continued(undefined, acts(150, 150 - ACTS_AT_ONCE + 1));
  const whole = continued(opened, acts(50, 3));
  expect([whole.isWhole, whole.acts.length]).toEqual([true, 148]);
  expect(refreshed(whole, acts(155, 56)).isWhole).toBe(true);
});
