// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mounted } from '../../testing/mounted.ts';
import { SLIDE_SECONDS } from './slides.ts';
import { useSlides } from './useSlides.ts';

function Shown({ count }: { readonly count: number }) {
  const { page, isHeld } = useSlides(count);
  return <p>{`${page}${isHeld ? ' held' : ''}`}</p>;
}

describe('the pages of a screen', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const wait = (seconds: number) => {
    for (let second = 0; second < seconds; second++) act(() => vi.advanceTimersByTime(1000));
  };
  const key = (name: string) => act(() => void dispatchEvent(new KeyboardEvent('keydown', { key: name })));

  it('turn by themselves, and begin again after the last one', () => {
    const { host } = mounted(<Shown count={2} />);
    wait(SLIDE_SECONDS - 1);
    expect(host.textContent).toBe('0');
    wait(1);
    expect(host.textContent).toBe('1');
    wait(SLIDE_SECONDS);
    expect(host.textContent).toBe('0');
  });

  it('turn by keys, which begin the time anew', () => {
    const { host } = mounted(<Shown count={3} />);
    wait(SLIDE_SECONDS - 1);
    key('ArrowLeft');
    expect(host.textContent).toBe('2');
    wait(SLIDE_SECONDS - 1);
    expect(host.textContent).toBe('2');
    key('ArrowRight');
    expect(host.textContent).toBe('0');
  });

  it('are held and let go by the space bar', () => {
    const { host } = mounted(<Shown count={3} />);
    key(' ');
    wait(3 * SLIDE_SECONDS);
    expect(host.textContent).toBe('0 held');
    key(' ');
    wait(SLIDE_SECONDS);
    expect(host.textContent).toBe('1');
  });

  it('show another page if there are fewer than before', () => {
    const { host, render } = mounted(<Shown count={3} />);
    key('ArrowLeft');
    render(<Shown count={1} />);
    expect(host.textContent).toBe('0');
  });
});
