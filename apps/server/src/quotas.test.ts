import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from './limits/limits.ts';
import { type Guest, newId } from './testing/guest.ts';
import { fastClock, SETTINGS, type TestServer, testServer } from './testing/server.ts';

// Real sockets on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let server: TestServer;
afterEach(() => server.close());

const ADDRESS = '198.51.100.7';
const refused = (code: string) => ({ ok: false, code });
const open = (guest: Guest) => guest.ask('table:open', { id: newId(), settings: SETTINGS });
const codesOf = (answers: readonly { ok: boolean; code?: string }[]) =>
  answers.flatMap(answer => (answer.ok ? [] : [answer.code]));
/** Returns the cookie of a new guest. */
async function cookieOf(): Promise<string> {
  const page = await fetch(`http://localhost:${server.port}/`);
  return page.headers.get('set-cookie')?.split(';')[0] ?? '';
}
const dropped = (guest: Guest) => new Promise(resolve => guest.socket.once('disconnect', resolve));

describe('tables', () => {
  it('are limited to three per guest, also if one guest asks for twenty at once', async () => {
    server = await testServer();
    const guest = await server.guest();
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(guest)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(codesOf(answers)).toEqual(Array(17).fill('too-many-tables'));
  });

  it('are limited to twenty per address, also if 180 are asked for at once', async () => {
    // An address may connect once a second: the faster clock lets sixty guests connect.
    server = await testServer({ clock: fastClock(50) });
    const guests: Guest[] = [];
    while (guests.length < 60) {
      const guest = await server.guest({ address: ADDRESS }).catch(() => undefined);
      if (guest) guests.push(guest);
    }
    const answers = await Promise.all(guests.flatMap(guest => [open(guest), open(guest), open(guest)]));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(new Set(codesOf(answers))).toEqual(new Set(['too-many-tables-nearby']));
    expect(await open(await server.guest({ address: '198.51.100.8' }))).toMatchObject({ ok: true });
  });

  it('of one household’s IPv6 network, a /56, are counted together', async () => {
    server = await testServer({ clock: fastClock(50) });
    const answers = [];
    for (let n = 1; n <= 8; n++) {
      const guest = await server.guest({ address: `2001:db8:1:2${n}::1` });
      answers.push(await open(guest), await open(guest), await open(guest));
    }
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
  });
});

describe('sockets', () => {
  it('are limited to twelve per guest; a closed one makes room', async () => {
    server = await testServer();
    const cookie = await cookieOf();
    const guests = [];
    for (let n = 0; n < 12; n++) guests.push(await server.guest({ cookie }));
    await expect(server.guest({ cookie })).rejects.toThrow('too-many-pages');
    const [first] = guests;
    const isGone = dropped(first!);
    first!.close();
    await isGone;
    await expect.poll(() => server.guest({ cookie }).then(({ me }) => me, String)).toMatchObject({ id: first!.me?.id });
  });

  it('of one guest are counted before any of them is served', async () => {
    server = await testServer();
    const cookie = await cookieOf();
    const ends = await Promise.allSettled(Array.from({ length: 30 }, () => server.guest({ cookie })));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
  });

  it('are limited per address, except for connections from this machine', async () => {
    server = await testServer({ limits: { ...LIMITS, network: { ...LIMITS.network, sockets: 3 } } });
    for (let n = 0; n < 3; n++) await server.guest({ address: ADDRESS });
    await expect(server.guest({ address: ADDRESS })).rejects.toThrow('too-many-pages-nearby');
    await expect(server.guest({ address: '198.51.100.8' })).resolves.toBeTruthy();
    for (let n = 0; n < 5; n++) await expect(server.guest()).resolves.toBeTruthy();
  });

  it('of one IPv6 network share its handshakes; an IPv4-mapped address counts as IPv4', async () => {
    server = await testServer();
    const knock = (address: string) =>
      server.guest({ address }).then(
        () => true,
        () => false,
      );
    const line = await Promise.all(Array.from({ length: 14 }, (_, n) => knock(`2001:db8:1:2:${n}::1`)));
    expect(line.filter(Boolean)).toHaveLength(10);
    expect(await knock('2001:db8:1:300::1')).toBe(true);
    const mapped = await Promise.all(
      Array.from({ length: 14 }, (_, n) => knock(n % 2 === 0 ? ADDRESS : `::ffff:${ADDRESS}`)),
    );
    expect(mapped.filter(Boolean)).toHaveLength(10);
  });
});

describe('chat', () => {
  it('of one table is limited, also if many spectators write', async () => {
    server = await testServer();
    const host = await server.guest();
    const opened = await open(host);
    const code = opened.ok ? opened.code : '';
    const watchers = await Promise.all(Array.from({ length: 10 }, () => server.guest()));
    for (const watcher of watchers) await watcher.enter(code);
    const say = (guest: Guest) => guest.ask('table:say', { code, id: newId(), word: 'hello' });
    const answers = await Promise.all(watchers.flatMap(watcher => [say(watcher), say(watcher)]));
    expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(13);
    expect(answers).toContainEqual(refused('chat-busy'));
    const busy = answers.filter(answer => !answer.ok && answer.code === 'chat-busy').length;
    const metrics = await (await fetch(`http://localhost:${server.port}/metrics`)).text();
    expect(metrics).toContain(`gorrion_limit_hits_total{limit="table.talk"} ${busy}\n`);
    await host.enter(code);
    expect(await say(host)).toEqual({ ok: true });
  });
});
