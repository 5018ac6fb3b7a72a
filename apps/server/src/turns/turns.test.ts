import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

it('does works of one key in the order in which they came, whatever time each takes, and others beside them', async () => {
  const turns = new Turns<string>();
  const told: string[] = [];
  const work = (key: string, name: string, ms: number) =>
    turns.take(key, async () => {
      told.push(`${name} begins`);
      await pause(ms);
      told.push(`${name} ends`);
      return name;
    });
  const works = [work('a', 'first', 30), work('a', 'second', 1), work('b', 'other', 10)];
  expect(turns.isBusy('a')).toBe(true);
  expect(await Promise.all(works)).toEqual(['first', 'second', 'other']);
  expect(told).toEqual(['first begins', 'other begins', 'other ends', 'first ends', 'second begins', 'second ends']);
  expect([turns.isBusy('a'), turns.isBusy('b')]).toEqual([false, false]);
});

it('goes on after a work that fails, which only the one who asked for it hears of', async () => {
  const turns = new Turns();
  const failed = turns.take(undefined, () => Promise.reject(new Error('it failed')));
  const next = turns.take(undefined, () => 'done');
  await expect(failed).rejects.toThrow('it failed');
  expect(await next).toBe('done');
  await turns.settled(undefined);
});
