// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mounted } from '../../testing/mounted.ts';
import { useSeconds } from './useSeconds.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const now = () => Date.now();
let renders = 0;

function Clock({ endsAt }: { readonly endsAt: number | undefined }) {
  renders++;
  return <p>{useSeconds(endsAt, now) ?? 'none'}</p>;
}

it('counts whole seconds down to the moment, and says nothing without one', () => {
  const { host, render } = mounted(<Clock endsAt={2500} />);
  const text = () => host.textContent;
  expect(text()).toBe('3');
  act(() => vi.advanceTimersByTime(499));
  expect(text()).toBe('3');
  act(() => vi.advanceTimersByTime(1));
  expect(text()).toBe('2');
  act(() => vi.advanceTimersByTime(2000));
  expect(text()).toBe('0');
  render(<Clock endsAt={undefined} />);
  expect(text()).toBe('none');
});

it('shows another moment in the render that hears of it, and asks for no other one', () => {
  const { host, render } = mounted(<Clock endsAt={5000} />);
  renders = 0;
  for (let state = 0; state < 200; state++) render(<Clock endsAt={10_000 + state * 1000} />);
  expect(host.textContent).toBe('209');
  expect(renders).toBe(200);
});
