import type { PersonId } from '@gorrion/protocol';
import { expect, it } from 'vitest';
import { memoryStore } from '../persistence/memoryStore.ts';
import { silent } from '../testing/server.ts';
import { Regards } from './regards.ts';

const [ana, bea, ciro] = ['ana', 'bea', 'ciro'] as PersonId[] as [PersonId, PersonId, PersonId];

it('a pair that one of them keeps apart does not meet, whoever asks, nor before both lists are read', async () => {
  const store = memoryStore();
  await store.regard(ana, { person: bea, list: 'apart' }, true, 1, 9);
  const regards = new Regards(store, () => 0, silent);
  expect(regards.mayMeet(ana, ciro)).toBe(false);
  await Promise.all([ana, bea, ciro].map(person => regards.ready(person)));
  expect([regards.mayMeet(ana, bea), regards.mayMeet(bea, ana)]).toEqual([false, false]);
  expect([regards.mayMeet(ana, ciro), regards.mayMeet(bea, ciro)]).toEqual([true, true]);
  await store.regard(ana, { person: bea, list: 'apart' }, false, 2, 9);
  await regards.changed(ana);
  expect(regards.mayMeet(ana, bea)).toBe(true);
});

it('a list takes nobody beyond its most, and the other list is its own', async () => {
  const store = memoryStore();
  for (const person of [bea, ciro]) await store.regard(ana, { person, list: 'blocked' }, true, 1, 1);
  await store.regard(ana, { person: bea, list: 'apart' }, true, 2, 1);
  expect(await store.regardsOf(ana)).toEqual([
    { person: bea, list: 'apart' },
    { person: bea, list: 'blocked' },
  ]);
  const regards = new Regards(store, () => 0, silent);
  expect([await regards.hasBlocked(ana, bea), await regards.hasBlocked(bea, ana)]).toEqual([true, false]);
});
