import { type DeviceId, type PersonId, type PushWishes, USUAL_WISHES } from '@gorrion/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { openMetrics } from '../monitoring/metrics.ts';
import { openDoor } from '../outgoing/door.ts';
import { memoryStore } from '../persistence/memoryStore.ts';
import { HeldClock } from '../testing/heldClock.ts';
import { pushService } from '../testing/pushService.ts';
import { silent } from '../testing/server.ts';
import { Lookers } from './lookers.ts';
import { type Call, Pushes } from './pushes.ts';
import { isWanted, minuteIn } from './quiet.ts';
import { newVapidKey, openVapid } from './vapid.ts';

const [ana, bea] = ['ana', 'bea'] as unknown as [PersonId, PersonId];
// A push service on a machine that may be busy.
const PATIENCE = { timeout: 30_000, interval: 20 };
const label = { browser: 'firefox', system: 'linux', kind: 'computer' } as const;

let service: Awaited<ReturnType<typeof pushService>>;
beforeEach(async () => {
  service = await pushService();
});
afterEach(() => service.close());

/** Calls of people whose devices are at the push service of the test. */
function setting() {
  const store = memoryStore();
  const clock = new HeldClock();
  const [revoked, looking] = [new Set<PersonId>(), new Set<PersonId>()];
  const blocked = new Set<PersonId>();
  const pushes = new Pushes({
    store,
    regards: { hasBlocked: async (_, from) => blocked.has(from) },
    guests: { isRevoked: person => revoked.has(person) },
    lookers: { isLooking: async person => looking.has(person) },
    door: openDoor({ allowsLoopback: true }),
    vapid: openVapid(newVapidKey(), 'mailto:operator@example.com', clock.now),
    limits: LIMITS,
    clock,
    metrics: openMetrics(),
    log: silent,
  });
  const turn = (): Call & { push: { kind: 'turn' } } => ({
    push: { kind: 'turn', wind: 0, hand: 3 },
    path: '/t/ABCD2345',
    until: clock.now() + 60_000,
  });
  async function subscribe(person: PersonId, name: string, more: object = {}) {
    const device = name as DeviceId;
    await store.keepDevice(person, { device, label, since: 1, seenAt: 1, isSignedOut: false });
    await store.keepSubscription({
      ...{ person, device, address: service.browser(name).address, language: 'en', zone: 'UTC' },
      ...{ wishes: { ...USUAL_WISHES, quiet: { ...USUAL_WISHES.quiet, isOn: false } }, since: 1, calledAt: null },
      ...{ evening: '', ...more },
    });
  }
  return { store, clock, pushes, revoked, looking, blocked, turn, subscribe };
}

describe('a call', () => {
  it('reaches each device of its person in its own language, and nobody else', async () => {
    const { pushes, turn, subscribe, store } = setting();
    await subscribe(ana, 'laptop');
    await subscribe(ana, 'phone', { language: 'zh' });
    await subscribe(bea, 'hers');
    await pushes.call(ana, turn());
    const shown = { tag: 'gorrion', path: '/t/ABCD2345' };
    expect(service.messages('laptop')).toEqual([
      { title: 'Your turn', body: 'East round, hand 3. The table waits for you.', lang: 'en', ...shown },
    ]);
    expect(service.messages('phone')).toMatchObject([{ title: '轮到你了', lang: 'zh' }]);
    expect(service.messages('hers')).toEqual([]);
    const { headers } = service.received[0]!;
    expect(headers).toMatchObject({ ttl: '59', urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(headers.topic).toMatch(/^[\w-]{32}$/);
    expect(headers.authorization).toMatch(/^vapid t=.+, k=B/);
    expect((await store.subscriptionsOf(ana)).every(({ calledAt }) => calledAt !== null)).toBe(true);
  });

  it('is not sent to who looks at a page, does not want it, has blocked who asks, or is revoked', async () => {
    const { pushes, turn, subscribe, looking, blocked, revoked } = setting();
    const kinds = { ...USUAL_WISHES.kinds, turn: false };
    await subscribe(ana, 'laptop', { wishes: { ...USUAL_WISHES, kinds } });
    await subscribe(bea, 'hers');
    await pushes.call(ana, turn());
    looking.add(bea);
    await pushes.call(bea, turn());
    looking.delete(bea);
    blocked.add(ana);
    await pushes.call(bea, { ...turn(), from: ana });
    revoked.add(bea);
    await pushes.call(bea, turn());
    expect(service.received).toEqual([]);
  });

  it.each([404, 410])('ends the calls of a browser that is gone (%i)', async status => {
    const { pushes, turn, subscribe, store } = setting();
    await subscribe(ana, 'laptop');
    service.answer(status);
    await pushes.call(ana, turn());
    expect(await store.subscriptionsOf(ana)).toEqual([]);
  });

  it('is tried once more if the push service could not take it, while it is worth something', async () => {
    const { pushes, turn, subscribe, clock, store } = setting();
    await subscribe(ana, 'laptop');
    service.answer(503);
    await pushes.call(ana, turn());
    await pushes.call(ana, { ...turn(), until: clock.now() + 1000 });
    service.answer(201);
    await clock.pass(6000);
    await vi.waitFor(() => expect(service.received).toHaveLength(3), PATIENCE);
    await clock.pass(60_000);
    expect(service.received).toHaveLength(3);
    await vi.waitFor(async () => expect((await store.subscriptionsOf(ana))[0]?.calledAt).not.toBeNull(), PATIENCE);
  });

  it('comes no more often than the limit of a person', async () => {
    const { pushes, turn, subscribe } = setting();
    await subscribe(ana, 'laptop');
    const { burst } = LIMITS.guest.pushes;
    for (let n = 0; n < burst + 5; n++) await pushes.call(ana, turn());
    expect(service.received).toHaveLength(burst);
  });

  it('tells a device once of an evening, as long before it as it wants', async () => {
    const { pushes, subscribe, clock } = setting();
    await subscribe(ana, 'laptop');
    await subscribe(ana, 'phone', {
      wishes: { ...USUAL_WISHES, quiet: { ...USUAL_WISHES.quiet, isOn: false }, lead: 60 },
    });
    const evening = (lead: 15 | 60) => ({
      push: { kind: 'evening', group: 'Tuesday', place: '', minutes: lead } as const,
      ...{ path: '/c/GROUP234/evening', until: clock.now() + 60_000, evening: { key: 'GROUP234 1', lead } },
    });
    for (const lead of [60, 15, 15] as const) await pushes.call(ana, evening(lead));
    expect(service.messages('laptop').map(({ title }) => title)).toEqual(['The evening begins in 15 minutes']);
    expect(service.messages('phone').map(({ title }) => title)).toEqual(['The evening begins in 60 minutes']);
  });
});

describe('quiet hours', () => {
  const wishes = (quiet: Partial<PushWishes['quiet']>): PushWishes => ({
    ...USUAL_WISHES,
    quiet: { isOn: true, from: 22 * 60 + 30, to: 8 * 60, exceptAtTable: true, ...quiet },
  });
  const at = (time: string) => Date.parse(`2026-12-01T${time}:00Z`);

  it('are those of the device’s own zone, and reach into the morning', () => {
    expect(minuteIn('America/Sao_Paulo', at('02:15'))).toBe(23 * 60 + 15);
    expect(minuteIn('Asia/Shanghai', at('16:00'))).toBe(0);
    const calls = (time: string) => isWanted(wishes({}), 'evening', 'Europe/Madrid', at(time));
    expect(['21:29', '21:30', '23:30', '06:59', '07:00'].map(calls)).toEqual([true, false, false, false, true]);
    const noon = wishes({ from: 12 * 60, to: 14 * 60 });
    expect(['11:59', '12:00', '14:00'].map(time => isWanted(noon, 'review', 'UTC', at(time)))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('let a table call where one sits, unless that is not wanted', () => {
    const night = at('01:00');
    expect(isWanted(wishes({}), 'turn', 'UTC', night)).toBe(true);
    expect(isWanted(wishes({ exceptAtTable: false }), 'turn', 'UTC', night)).toBe(false);
    expect(isWanted(wishes({ isOn: false }), 'evening', 'UTC', night)).toBe(true);
  });
});

describe('who looks at a page', () => {
  it('is known at whatever node the page is', async () => {
    const clock = new HeldClock();
    const page = (id: PersonId, isHidden = false) => ({ me: { id, name: 'x' }, isHidden }) as never;
    const nodes: Lookers[] = [];
    const node = (...pages: never[]) => {
      const own: Lookers = new Lookers({
        ...{ pages, clock, hasOthers: () => true },
        publish(notice) {
          for (const other of nodes) if (other !== own) other.hear(notice as never);
        },
      });
      nodes.push(own);
      return own;
    };
    const [first] = [node(page(ana, true)), node(page(bea)), node(page(ana, true))];
    expect(await first.isLooking(bea)).toBe(true);
    const looks = first.isLooking(ana);
    await clock.pass(1000);
    expect(await looks).toBe(false);
  });
});
