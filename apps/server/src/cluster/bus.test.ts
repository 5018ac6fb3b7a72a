import { connect, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { redisForTests } from '../testing/redis.ts';
import { type Bus, redisBus } from './bus.ts';
import type { Notice } from './messages.ts';
import { type NoticeFault, SignedNotices } from './signedNotices.ts';

/* Notices over a real Redis. */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const redis = await redisForTests();

const opened: Bus[] = [];
const ways: (() => unknown)[] = [];
afterEach(async () => {
  for (const bus of opened.splice(0)) await bus.close();
  for (const close of ways.splice(0)) close();
});

const SECRET = Buffer.alloc(32, 7);
let channels = 0;
const newChannel = () => `test ${process.pid} ${++channels}`;
const forgot = (id: string): Notice => ({ type: 'forgot', me: { id, name: id } as never });

/** A way to a port of this machine that can fall silent: connections stay open, new ones are taken, nothing goes through. */
async function openWay(port: number) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer(near => {
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', part => void other.write(part));
      one.on('error', () => {});
      one.on('close', () => other.destroy());
      if (isSilent) one.pause();
    }
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  ways.push(() => server.close());
  const address = server.address();
  return {
    url: `redis://127.0.0.1:${typeof address === 'object' && address?.port}`,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    /** Carries new connections again. The old ones stay silent. */
    carryNew() {
      isSilent = false;
    },
  };
}

/** Joins a channel as a node; keeps what it hears. */
async function join(channel: string, self: string, url = redis!.url) {
  const heard: Notice[] = [];
  const failures: unknown[] = [];
  const refused: NoticeFault[] = [];
  const bus = await redisBus(url, channel, new SignedNotices(self, SECRET), {
    onNotice: notice => void heard.push(notice),
    onRefused: fault => void refused.push(fault),
    onError: error => void failures.push(error),
  });
  opened.push(bus);
  return { bus, heard, failures, refused };
}

describe.skipIf(!redis)('a bus on Redis', () => {
  it('takes a notice to all other nodes of the channel, in order, and not back to its sender', async () => {
    const channel = newChannel();
    const [first, second, third] = [await join(channel, '1'), await join(channel, '2'), await join(channel, '3')];
    const stranger = await join(newChannel(), '4');
    for (const id of ['a', 'b', 'c']) first.bus.publish(forgot(id));
    second.bus.publish(forgot('d'));
    await vi.waitFor(() => expect([first, second, third].map(({ heard }) => heard.length)).toEqual([1, 3, 4]), 10_000);
    expect(first.heard).toEqual([forgot('d')]);
    expect(second.heard).toEqual(['a', 'b', 'c'].map(forgot));
    expect(stranger.heard).toEqual([]);
    expect([first, second, third].flatMap(({ failures }) => failures)).toEqual([]);
  });

  it('is down while Redis is, loses what is said meanwhile, and goes on after it', async ({ skip }) => {
    if (!redis?.restart) return skip('The Redis of REDIS_URL is not ours to stop.');
    const channel = newChannel();
    const [first, second] = [await join(channel, '1'), await join(channel, '2')];
    expect([first.bus.isUp, second.bus.isUp]).toEqual([true, true]);
    const restarted = redis.restart(1500);
    await vi.waitFor(() => expect([first.bus.isUp, second.bus.isUp]).toEqual([false, false]), 5000);
    first.bus.publish(forgot('lost'));
    await restarted;
    await vi.waitFor(() => expect([first.bus.isUp, second.bus.isUp]).toEqual([true, true]), 10_000);
    expect(first.failures.length).toBeGreaterThan(0);
    // A connection is ready a moment before it listens again.
    await vi.waitFor(() => {
      first.bus.publish(forgot('again'));
      expect(second.heard).toContainEqual(forgot('again'));
    }, 5000);
    expect(second.heard).not.toContainEqual(forgot('lost'));
  });

  it('is joined by a node that starts while Redis is away, as soon as it is back', async ({ skip }) => {
    if (!redis?.restart) return skip('The Redis of REDIS_URL is not ours to stop.');
    const channel = newChannel();
    const restarted = redis.restart(4000);
    const late = await join(channel, 'late');
    expect(late.bus.isUp).toBe(false);
    expect(late.failures.length).toBeGreaterThan(0);
    await restarted;
    await vi.waitFor(() => expect(late.bus.isUp).toBe(true), 10_000);
    const other = await join(channel, 'other');
    other.bus.publish(forgot('a'));
    late.bus.publish(forgot('b'));
    await vi.waitFor(() => expect([late.heard, other.heard]).toEqual([[forgot('a')], [forgot('b')]]), 10_000);
  });

  it('notices that Redis is silent, and carries notices again soon after it is not', async () => {
    const way = await openWay(Number(new URL(redis!.url).port || 6379));
    const channel = newChannel();
    const [far, near] = [await join(channel, 'far'), await join(channel, 'near', way.url)];
    const tells = async (bus: Bus, heard: readonly Notice[], id: string) => {
      bus.publish(forgot(id));
      await vi.waitFor(() => expect(heard).toContainEqual(forgot(id)), 5000);
    };
    await tells(near.bus, far.heard, 'a');
    await tells(far.bus, near.heard, 'b');
    way.fallSilent();
    await vi.waitFor(() => expect(near.bus.isUp).toBe(false), 10_000);
    way.carryNew();
    await vi.waitFor(() => expect(near.bus.isUp).toBe(true), 10_000);
    await tells(near.bus, far.heard, 'c');
    await tells(far.bus, near.heard, 'd');
  });

  it('is down once it is closed, and drops what is said then', async () => {
    const channel = newChannel();
    const [first, second, third] = [await join(channel, '1'), await join(channel, '2'), await join(channel, '3')];
    await first.bus.close();
    expect(first.bus.isUp).toBe(false);
    first.bus.publish(forgot('dropped'));
    third.bus.publish(forgot('after'));
    await vi.waitFor(() => expect(second.heard).toEqual([forgot('after')]), 10_000);
    expect(first.heard).toEqual([]);
    expect(first.failures).toEqual([]);
  });
});
