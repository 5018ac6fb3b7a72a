// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { LoadingTable } from './LoadingTable.tsx';

beforeAll(speakEnglish);
afterEach(() => void vi.useRealTimers());

it('offers a way out of a table that does not open', () => {
  vi.useFakeTimers();
  const { host } = mounted(<LoadingTable />);
  act(() => void vi.advanceTimersByTime(9000));
  expect(host.querySelector('button')).toBeNull();
  act(() => void vi.advanceTimersByTime(1000));
  expect(host.querySelector('[role=status]')!.textContent).toBe('The table does not open. The server may be busy.');
  expect(host.querySelector('button')!.textContent).toBe('Try again');
  expect(host.querySelector('a')!.getAttribute('href')).toBe('/');
});

it('says of a game that begins that its wall is built, however long somebody may object to it', () => {
  vi.useFakeTimers();
  const { host } = mounted(<LoadingTable isStarting />);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(host.textContent).toBe('The wall is being built…');
});
