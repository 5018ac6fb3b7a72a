// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mounted } from '../../testing/mounted.ts';
import { type EndedHand, type SheetState, useSheet } from './useSheet.ts';

let shown: SheetState[] = [];
let isHidden = false;

function Probe({ hand }: { readonly hand: EndedHand | undefined }) {
  const [state] = useSheet(hand);
  if (shown.at(-1) !== state) shown.push(state);
  return null;
}

beforeEach(() => {
  shown = [];
  isHidden = false;
  vi.useFakeTimers();
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
});
afterEach(() => vi.useRealTimers());

const won = (id: string): EndedHand => ({ id, hasMoment: true });
const at = (hand: EndedHand | undefined) => <Probe hand={hand} />;

it('a page that sees a hand end shows the moment first, in the same picture', () => {
  const page = mounted(at(undefined));
  page.render(at(won('0 1')));
  expect(shown).toEqual(['hidden', 'moment']);
  page.render(at(undefined));
  page.render(at(won('0 2')));
  expect(shown.slice(2)).toEqual(['hidden', 'moment']);
});

it('a page that comes later, or is not looked at, shows the sheet at once, and so does a hand that was void', () => {
  mounted(at(won('0 1')));
  expect(shown).toEqual(['open']);
  shown = [];
  const page = mounted(at(undefined));
  isHidden = true;
  page.render(at(won('0 1')));
  page.render(at(undefined));
  isHidden = false;
  page.render(at({ id: '0 2', hasMoment: false }));
  expect(shown).toEqual(['hidden', 'open', 'hidden', 'open']);
});

it('the sheet opens when the page is left, and when the moment does not come to an end', () => {
  const page = mounted(at(undefined));
  page.render(at(won('0 1')));
  isHidden = true;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown.at(-1)).toBe('open');
  isHidden = false;
  page.render(at(undefined));
  page.render(at(won('0 2')));
  expect(shown.at(-1)).toBe('moment');
  act(() => void vi.advanceTimersByTime(5000));
  expect(shown.at(-1)).toBe('open');
});
