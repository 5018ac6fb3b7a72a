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

function Clock({ endsAt, total }: { readonly endsAt: number | undefined; readonly total?: number }) {
  renders++;
  return <p>{useSeconds(endsAt, now, total) ?? 'none'}</p>;
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

it('never shows more than the whole time, whatever the server or another clock adds', () => {
  const { host, render } = mounted(<Clock endsAt={10_500} total={10_500} />);
  expect(host.textContent).toBe('10');
  act(() => vi.advanceTimersByTime(1500));
  expect(host.textContent).toBe('9');
  render(<Clock endsAt={5050} total={3000} />);
  expect(host.textContent).toBe('3');
});

it('shows another moment in the render that hears of it, and asks for no other one', () => {
  const { host, render } = mounted(<Clock endsAt={5000} />);
  renders = 0;
  for (let state = 0; state < 200; state++) render(<Clock endsAt={10_000 + state * 1000} />);
  expect(host.textContent).toBe('209');
  expect(renders).toBe(200);
});
