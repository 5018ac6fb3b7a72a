import type { PersonId, TableCode } from '@gorrion/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryWorld } from '../persistence/memoryStore.ts';
import { LEASE, RENEWED_EVERY } from '../persistence/ownership.ts';
import { registered } from '../testing/appending.ts';
import { silent } from '../testing/server.ts';
import { Membership } from './membership.ts';

/* Nodes of one store in memory, by a clock that the test moves. */

const LOOK_EVERY = 1000;

const begun: Membership[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const membership of begun.splice(0)) membership.end();
  vi.useRealTimers();
});

/** Adds a node to a world, which has not begun, and notes what it is told. */
function node(world: ReturnType<typeof memoryWorld>, id: string) {
  const told: string[] = [];
  let isCut = false;
  const store = world({ id, address: `${id}:1` });
  const reaching =
    <Given extends readonly unknown[], Found>(ask: (...given: Given) => Promise<Found>) =>
    async (...given: Given): Promise<Found> => {
      if (isCut) throw new Error('the store is away');
      return ask(...given);
    };
  const { renew, duty, dutyOf } = store;
  const registry = {
    adopt: reaching(async () => {
      const claims = (await store.orphans(9)).map(({ code }) => store.claim(code));
      return (await Promise.all(claims)).filter(({ kind }) => kind === 'owned').length;
    }),
    recheck: async () => void told.push('check the tables'),
  };
  const membership = new Membership({
    store: { ...store, renew: reaching(renew), duty: reaching(duty), dutyOf: reaching(dutyOf) },
    registry,
    log: silent,
    onHome: async () => void told.push('home'),
    onHomeLost: () => void told.push('home lost'),
    onAdopted: tables => void told.push(`adopted ${tables}`),
  });
  begun.push(membership);
  return {
    membership,
    store,
    told,
    /** Cuts the node off from the store, or lets it reach the store again. */
    cut(is: boolean) {
      isCut = is;
    },
  };
}

async function twoNodes() {
  const world = memoryWorld();
  const [first, second] = [node(world, 'first'), node(world, 'second')];
  for (const { membership } of [first, second]) await membership.begin();
  return { first, second };
}

describe('the home among nodes', () => {
  it('is the first node, which is told once; the others learn which it is', async () => {
    const { first, second } = await twoNodes();
    await vi.advanceTimersByTimeAsync(3 * LEASE);
    expect([first, second].map(({ membership }) => membership.isHome)).toEqual([true, false]);
    for (const { membership } of [first, second]) expect(membership.home).toEqual({ id: 'first', address: 'first:1' });
    expect([first.told, second.told]).toEqual([['home'], []]);
  });

  it('is another node when the lease of a dead one has run out, and no earlier', async () => {
    const { first, second } = await twoNodes();
    first.membership.end();
    await vi.advanceTimersByTimeAsync(LEASE - 1);
    expect(second.membership.home?.id).toBe('first');
    expect(second.told).toEqual([]);
    await vi.advanceTimersByTimeAsync(LOOK_EVERY);
    expect(second.membership.isHome).toBe(true);
    expect(second.membership.home?.id).toBe('second');
    expect(second.told).toEqual(['home']);
  });

  it('stays what it is if it cannot reach the store for less than a lease', async () => {
    const { first, second } = await twoNodes();
    first.cut(true);
    await vi.advanceTimersByTimeAsync(LEASE - RENEWED_EVERY);
    first.cut(false);
    await vi.advanceTimersByTimeAsync(LEASE);
    expect(first.membership.isHome).toBe(true);
    expect([first.told, second.told]).toEqual([['home'], []]);
  });

  it('is told that it is none any more if it could not renew its lease, and another has taken its place', async () => {
    const { first, second } = await twoNodes();
    first.cut(true);
    await vi.advanceTimersByTimeAsync(LEASE + LOOK_EVERY);
    expect(first.membership.isHome).toBe(true);
    expect(first.membership.leaseAge).toBeGreaterThanOrEqual(LEASE / 1000);
    first.cut(false);
    await vi.advanceTimersByTimeAsync(RENEWED_EVERY);
    expect(first.membership.isHome).toBe(false);
    expect(first.membership.home?.id).toBe('second');
    expect(first.membership.leaseAge).toBeLessThan(RENEWED_EVERY / 1000);
    expect(first.told.filter(word => word.startsWith('home'))).toEqual(['home', 'home lost']);
    expect(second.told).toEqual(['home']);
  });

  it('is a node that is alone, at once, which looks for no others', async () => {
    const { membership, told } = node(memoryWorld(Date.now, false), 'alone');
    await membership.begin();
    expect(told).toEqual(['home']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a node among others', () => {
  it('takes over the tables of a dead one, and says how many', async () => {
    const { first, second } = await twoNodes();
    const codes = ['A', 'B'] as TableCode[];
    for (const code of codes)
      await registered(first.store, { code, host: 'ana' as PersonId, request: code, openedAt: 1 });
    first.membership.end();
    await vi.advanceTimersByTimeAsync(LEASE + LOOK_EVERY);
    expect(second.told).toEqual(['home', 'adopted 2']);
    for (const code of codes) expect(await second.store.ownerOf(code)).toMatchObject({ id: 'second' });
  });

  it('checks its tables once if its lease had run out, and not otherwise', async () => {
    const { first } = await twoNodes();
    await vi.advanceTimersByTimeAsync(2 * LEASE);
    expect(first.told).not.toContain('check the tables');
    first.cut(true);
    await vi.advanceTimersByTimeAsync(LEASE + RENEWED_EVERY);
    first.cut(false);
    await vi.advanceTimersByTimeAsync(2 * LEASE);
    expect(first.told.filter(word => word === 'check the tables')).toHaveLength(1);
  });

  it('keeps its tables while it renews its lease', async () => {
    const { second } = await twoNodes();
    const code = 'A' as TableCode;
    await registered(second.store, { code, host: 'ana' as PersonId, request: code, openedAt: 1 });
    await vi.advanceTimersByTimeAsync(3 * LEASE);
    expect(await second.store.ownerOf(code)).toMatchObject({ id: 'second' });
  });

  it('does not ask a store again that has not answered yet', async () => {
    const never = () => new Promise<never>(() => {});
    const [renew, adopt] = [vi.fn(never), vi.fn(never)];
    const store = { ...memoryWorld()({ id: 'one', address: 'one:1' }), renew };
    const registry = { adopt, recheck: async () => {} };
    const membership = new Membership({ store, registry, log: silent, onHome: async () => {}, onHomeLost() {} });
    begun.push(membership);
    await membership.begin();
    await vi.advanceTimersByTimeAsync(3 * LEASE);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(adopt).toHaveBeenCalledTimes(1);
  });

  it('takes nothing any more once it has ended', async () => {
    const { first, second } = await twoNodes();
    const code = 'A' as TableCode;
    await registered(first.store, { code, host: 'ana' as PersonId, request: code, openedAt: 1 });
    await vi.advanceTimersByTimeAsync(LOOK_EVERY);
    for (const { membership } of [first, second]) membership.end();
    await first.store.leave();
    await vi.advanceTimersByTimeAsync(2 * LEASE);
    await second.membership.look();
    expect(second.told).toEqual([]);
    expect(await second.store.ownerOf(code)).toBeUndefined();
  });

  it('takes nothing any more if it ends within a look', async () => {
    const { first, second } = await twoNodes();
    await vi.advanceTimersByTimeAsync(LOOK_EVERY);
    const code = 'A' as TableCode;
    await registered(first.store, { code, host: 'ana' as PersonId, request: code, openedAt: 1 });
    await first.store.leave();
    const looking = second.membership.look();
    second.membership.end();
    await looking;
    expect(second.told).toEqual([]);
  });

  it('is not the home before the work of the home has begun', async () => {
    const begun = Promise.withResolvers<void>();
    const { membership, looking } = becoming(() => begun.promise);
    await vi.advanceTimersByTimeAsync(0);
    expect([membership.hasDuty, membership.isHome]).toEqual([true, false]);
    begun.resolve();
    await Promise.all([looking, membership.beginning]);
    expect([membership.hasDuty, membership.isHome]).toEqual([true, true]);
  });

  it('gives the home up if its work could not begin', async () => {
    const onHome = vi.fn(async () => {
      throw new Error('the store is away');
    });
    const { membership, looking, onHomeLost } = becoming(onHome);
    await looking;
    expect([membership.hasDuty, membership.isHome]).toEqual([false, false]);
    expect([onHome, onHomeLost].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});

/** A node that is about to become the home. */
function becoming(onHome: () => Promise<void>) {
  const store = memoryWorld()({ id: 'one', address: 'one:1' });
  const registry = { adopt: async () => 0, recheck: async () => {} };
  const onHomeLost = vi.fn();
  const membership = new Membership({ store, registry, log: silent, onHome, onHomeLost });
  begun.push(membership);
  return { membership, onHomeLost, looking: membership.look() };
}
