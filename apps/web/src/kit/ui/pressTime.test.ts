// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isMeant, markChange } from './pressTime.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const isMarked = () => document.documentElement.hasAttribute('data-settling');

it('marks the page exactly as long as a press on what has changed is ignored, from the last change on', () => {
  markChange();
  vi.advanceTimersByTime(100);
  markChange();
  vi.advanceTimersByTime(149);
  expect(isMarked()).toBe(true);
  expect(isMeant(149, 0)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isMarked()).toBe(false);
  expect(isMeant(150, 0)).toBe(true);
});
