import { type PersonId, type PushView, type PushWish, USUAL_WISHES } from '@gorrion/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newPersonId, signedCookies } from './identity/cookie.ts';
import { openDoor } from './outgoing/door.ts';
import { HeldClock } from './testing/heldClock.ts';
import { pushBrowser, pushService } from './testing/pushService.ts';
import { SETTINGS, seat, type TestServer, testServer } from './testing/server.ts';

/* People who are called on their devices, through the doors of a whole server and a push service on this machine. */

// Real sockets on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });
const PATIENCE = { timeout: 30_000, interval: 20 };

const cookies = signedCookies(Buffer.alloc(32, 1));
let clock: HeldClock;
let server: TestServer;
let service: Awaited<ReturnType<typeof pushService>>;
beforeEach(async () => {
  clock = new HeldClock();
  service = await pushService();
  server = await testServer({ clock, door: openDoor({ allowsLoopback: true }) });
});
afterEach(async () => {
  await server.close();
  await service.close();
});

/** A browser that keeps its cookie, and is called under a name. */
class Browser {
  readonly person: PersonId;
  readonly name: string;
  cookie: string;

  constructor(name: string, person: PersonId = newPersonId()) {
    this.name = name;
    this.person = person;
    this.cookie = cookies.write(person, false).split(';')[0]!;
  }

  async ask(wish?: PushWish | object, headers: Record<string, string> = {}) {
    const response = await fetch(`http://localhost:${server.port}/api/push`, {
      method: wish ? 'POST' : 'GET',
      headers: { cookie: this.cookie, ...(wish && { origin: `http://localhost:${server.port}` }), ...headers },
      ...(wish && { body: JSON.stringify(wish) }),
    });
    return { status: response.status, value: (await response.json()) as PushView & { readonly code?: string } };
  }

  subscribe = (more: object = {}) =>
    this.ask({
      ...{ type: 'subscribe', address: service.browser(this.name).address, language: 'en', zone: 'UTC' },
      ...{ wishes: USUAL_WISHES, ...more },
    });

  page = () => server.guest({ cookie: this.cookie });
  messages = () => service.messages(this.name).map(({ title }) => title);
}

describe('a person', () => {
  it('is called at their turn while no page of theirs is looked at', async () => {
    const browsers = ['ana', 'bea', 'ciro', 'dan'].map(name => new Browser(name));
    for (const browser of browsers) expect((await browser.subscribe()).status).toBe(200);
    const pages = await Promise.all(browsers.map(browser => browser.page()));
    const code = await seat(pages, { ...SETTINGS, clock: 'none' });
    for (const page of pages) await page.ask('me:hidden', { isHidden: true });
    expect(await pages[0]!.say({ type: 'start' })).toMatchObject({ ok: true });
    await pages[0]!.until(({ state }) => state.session.hand.phase.name === 'turn');
    await clock.pass(6000);
    const all = () => browsers.flatMap(browser => browser.messages());
    await vi.waitFor(() => expect(all().filter(title => title === 'Your turn')).toHaveLength(1), PATIENCE);
    await vi.waitFor(() => expect(all().filter(title => title === 'Your table starts')).toHaveLength(4), PATIENCE);
    const { state } = pages[0]!.view!;
    const { session } = state;
    const east = state.places[session.seating[0]];
    const called = browsers.find(browser => browser.messages().includes('Your turn'))!;
    expect(east).toMatchObject({ kind: 'person', id: called.person });
    expect(service.messages(called.name).at(-1)).toMatchObject({ path: `/t/${code}`, tag: 'gorrion' });
    await clock.pass(60_000);
    expect(all()).toHaveLength(5);
    // Who looks at any page of theirs is not called, whatever else waits.
    const next = session.seating[1];
    const watching = browsers.find(({ person }) => {
      const place = state.places[next];
      return place.kind === 'person' && place.id === person;
    })!;
    await watching.page();
    const mover = pages[browsers.indexOf(called)]!;
    const own = mover.view!.state.session.hand.seats[0].concealed;
    await mover.act({ type: 'discard', tile: own.at(-1)! });
    await clock.pass(30_000);
    expect(watching.messages()).not.toContain('Your turn');
  });

  it('sees which of their own devices are called, and of nobody else', async () => {
    const [ana, bea] = [new Browser('ana'), new Browser('bea')];
    await ana.subscribe();
    expect((await ana.ask()).value).toMatchObject({
      wishes: USUAL_WISHES,
      devices: [{ isHere: true, calledAt: null }],
    });
    expect((await bea.ask()).value).toMatchObject({ wishes: null, devices: [] });
    expect((await ana.ask()).value.key).toBe((await bea.ask()).value.key);
    expect(await bea.ask({ type: 'try' })).toMatchObject({ status: 409, value: { code: 'not-subscribed' } });
    expect((await ana.ask({ type: 'try' })).value.devices[0]?.calledAt).not.toBeNull();
    expect(service.messages('ana')).toMatchObject([{ path: '/settings/calls' }]);
    service.answer(500);
    expect(await ana.ask({ type: 'try' })).toMatchObject({ status: 502, value: { code: 'push-failed' } });
    service.answer(201);
    // The browser has got another address.
    const { address } = service.browser('moved');
    expect(await bea.ask({ type: 'move', address })).toMatchObject({ status: 409 });
    expect((await ana.ask({ type: 'move', address })).value.wishes).toEqual(USUAL_WISHES);
    await ana.ask({ type: 'try' });
    expect(service.messages('moved')).toHaveLength(1);
    expect((await ana.ask({ type: 'unsubscribe' })).value).toMatchObject({ wishes: null, devices: [] });
  });

  it('is called no more on a device that is signed out, nor anywhere once they are forgotten', async () => {
    const ana = new Browser('ana');
    await ana.subscribe();
    const page = await ana.page();
    await page.ask('me:forget', {});
    expect((await ana.ask()).value).toMatchObject({ wishes: null, devices: [] });
    const bea = new Browser('bea');
    await bea.subscribe();
    const signOut = (body: object) =>
      fetch(`http://localhost:${server.port}/api/devices`, {
        method: 'POST',
        headers: { cookie: bea.cookie, origin: `http://localhost:${server.port}` },
        body: JSON.stringify(body),
      });
    const { devices } = (await (
      await fetch(`http://localhost:${server.port}/api/devices`, { headers: { cookie: bea.cookie } })
    ).json()) as { devices: { id: string }[] };
    expect((await signOut({ type: 'sign-out', device: devices[0]!.id })).status).toBe(200);
    expect((await bea.ask()).value.devices).toEqual([]);
  });
});

describe('a wish about calls', () => {
  it('is refused from another site, and if it cannot be understood', async () => {
    const ana = new Browser('ana');
    const { address } = pushBrowser('https://push.example/1');
    const wish = { type: 'subscribe', address, language: 'en', zone: 'Europe/Madrid', wishes: USUAL_WISHES };
    expect((await ana.ask(wish, { origin: 'https://evil.example' })).value.code).toBe('bad-request');
    const wrong = [
      { ...wish, zone: 'Moon/Crater' },
      { ...wish, language: 'xx' },
      { ...wish, address: { ...address, keys: { ...address.keys, auth: 'short' } } },
      { ...wish, address: { ...address, keys: { ...address.keys, p256dh: `B${'A'.repeat(86)}` } } },
      ...[`/${'x'.repeat(800)}`, '/1#a', ':443/1', '@push.example/1'].map(rest => ({
        ...wish,
        address: { ...address, endpoint: `https://push.example${rest}` },
      })),
      { ...wish, wishes: { ...USUAL_WISHES, lead: 7 } },
      { ...wish, wishes: { ...USUAL_WISHES, quiet: { ...USUAL_WISHES.quiet, from: 1440 } } },
      { type: 'else' },
    ];
    for (const one of wrong) expect(await ana.ask(one), JSON.stringify(one)).toMatchObject({ status: 400 });
    expect((await ana.ask(wish)).status).toBe(200);
  });

  it('is refused if the address leads anywhere but to a push service', async () => {
    await server.close();
    server = await testServer({ clock });
    const ana = new Browser('ana');
    for (const endpoint of [
      'http://push.example/1',
      'https://10.0.0.1/',
      'https://localhost.example:99/',
      `${service.origin}/x`,
    ])
      expect((await ana.subscribe({ address: pushBrowser(endpoint).address })).value.code).toBe('bad-push-address');
    // A name that leads inside is known only when it is looked up: then nothing is sent.
    expect((await ana.subscribe({ address: pushBrowser('https://localhost/1').address })).status).toBe(200);
    expect((await ana.ask({ type: 'try' })).value.code).toBe('push-failed');
  });

  it('comes no more often than its limit lets it', async () => {
    const statuses = [];
    const stranger = new Browser('ana');
    for (let n = 0; n < 45; n++)
      statuses.push((await stranger.ask({ type: 'unsubscribe' }, { 'x-forwarded-for': '203.0.113.9' })).status);
    expect(statuses.filter(status => status === 429)).toHaveLength(5);
  });
});
