import { type DeviceId, type PersonId, USUAL_WISHES } from '@gorrion/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { postgresStores } from '../testing/postgres.ts';
import { signedOutMark } from './devices.ts';
import { memoryStore } from './memoryStore.ts';
import type { Subscription } from './pushes.ts';
import type { Store } from './store.ts';

// A database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const ana = 'ana' as PersonId;
const stores: Store[] = [];
const opened = async (make: () => Promise<Store>) => {
  const store = await make();
  stores.push(store);
  return store;
};
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

// The store in memory has the statements of the one on disk.
describe.each([['SQLite', async () => memoryStore()] as const, ...Object.entries(await postgresStores())])(
  'a store: %s',
  (_name, make) => {
    it('keeps which devices are called, until they are signed out or their person is forgotten', async () => {
      const store = await opened(make);
      const [laptop, phone, other] = ['laptop', 'phone', 'other'] as unknown as [DeviceId, DeviceId, DeviceId];
      const bea = 'bea' as PersonId;
      const label = { browser: 'firefox', system: 'linux', kind: 'computer' } as const;
      const keep = (person: PersonId, device: DeviceId) =>
        store.keepDevice(person, { device, label, since: 1, seenAt: 0, isSignedOut: false });
      const called = (person: PersonId, device: DeviceId, endpoint: string): Subscription => ({
        ...{ person, device, language: 'es', zone: 'Europe/Madrid', wishes: USUAL_WISHES, since: 3 },
        ...{ address: { endpoint, keys: { p256dh: 'key', auth: 'auth' } }, calledAt: null, evening: '' },
      });
      const devicesOf = async (person: PersonId) => (await store.subscriptionsOf(person)).map(({ device }) => device);
      for (const device of [laptop, phone]) await keep(ana, device);
      await keep(bea, other);
      const one = called(ana, laptop, 'https://push.example/1');
      await store.keepSubscription(one);
      await store.keepSubscription(called(ana, phone, 'https://push.example/2'));
      // A device without a row was signed out meanwhile.
      await store.keepSubscription(called(ana, other, 'https://push.example/3'));
      expect(await devicesOf(ana)).toEqual([laptop, phone]);
      await store.noteCall(ana, laptop, 77, 'evening 1');
      await store.noteCall(ana, laptop, 88);
      await store.keepSubscription({ ...one, language: 'zh', since: 9 });
      expect((await store.subscriptionsOf(ana))[0]).toEqual({
        ...one,
        language: 'zh',
        calledAt: 88,
        evening: 'evening 1',
      });
      // The browser has become another person.
      await store.keepSubscription(called(bea, other, 'https://push.example/1'));
      expect([await devicesOf(ana), await devicesOf(bea)]).toEqual([[phone], [other]]);
      await store.dropSubscription(bea, other, 'https://push.example/old');
      expect(await devicesOf(bea)).toEqual([other]);
      await store.dropSubscription(bea, other);
      expect(await devicesOf(bea)).toEqual([]);

      await store.keepSubscription(one);
      await store.keepDevice(ana, signedOutMark(laptop));
      expect(await devicesOf(ana)).toEqual([phone]);
      await store.dropDevice(ana, phone);
      expect(await devicesOf(ana)).toEqual([]);

      await keep(ana, phone);
      await store.keepSubscription(called(ana, phone, 'https://push.example/2'));
      store.inBackground({ onClean: async () => {} });
      await store.forget(ana, 'bird', { device: phone, first: laptop });
      expect(await devicesOf(ana)).toEqual([]);
      // What they ask for since then follows them.
      await store.keepSubscription(called(ana, phone, 'https://push.example/2'));
      await store.settle(ana, { person: bea, first: 'new' as DeviceId, firstBefore: phone });
      expect([await devicesOf(ana), await devicesOf(bea)]).toEqual([[], ['new']]);
    });

    it('keeps a secret as it was made first', async () => {
      const store = await opened(make);
      expect(await store.sharedSecret('push', () => 'one')).toBe('one');
      expect(await store.sharedSecret('push', () => 'two')).toBe('one');
      expect(await store.sharedSecret('other', () => 'two')).toBe('two');
    });
  },
);
