// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mounted } from '../../testing/mounted.ts';
import { useServerTime } from './clock.ts';

it('all clocks of a page show the same second, whenever each of them has begun', () => {
  vi.useFakeTimers({ now: 10_300 });
  const Clock = () => <>{useServerTime()}</>;
  const first = mounted(<Clock />);
  vi.setSystemTime(10_900);
  const second = mounted(<Clock />);
  const shown = () => [first, second].map(({ host }) => Number(host.textContent));
  for (const pass of [300, 400, 700]) {
    act(() => void vi.advanceTimersByTime(pass));
    const [one, other] = shown();
    expect(one).toBe(other);
    expect(one! % 1000).toBe(0);
  }
  vi.useRealTimers();
});
