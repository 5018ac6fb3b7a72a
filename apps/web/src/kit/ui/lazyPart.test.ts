import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAgain } from './lazyPart.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('loads a part again that could not be fetched, until it is there', async () => {
  const load = vi.fn(async () => 'part');
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const loaded = loadAgain(load);
  await vi.advanceTimersByTimeAsync(749);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  await expect(loaded).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(3);
});

it('loads a part once that is there', async () => {
  const load = vi.fn(async () => 'part');
  await expect(loadAgain(load)).resolves.toBe('part');
  expect(load).toHaveBeenCalledOnce();
});

it('gives up after 15.75 s with the last failure', async () => {
  const load = vi.fn(async () => {
    throw new Error(`failure ${load.mock.calls.length}`);
  });
  const failed = expect(loadAgain(load)).rejects.toThrow('failure 7');
  await vi.advanceTimersByTimeAsync(15_749);
  expect(load).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
});
