import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DevicesView, DeviceWish, PersonId } from '@gorrion/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newPersonId, signedCookies } from './identity/cookie.ts';
import { sqliteStore } from './persistence/sqlite/sqliteStore.ts';
import { softPasskey } from './testing/authenticator.ts';
import { seat, type TestServer, testServer } from './testing/server.ts';

// Real sockets and disks on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });
const PATIENCE = { timeout: 55_000, interval: 20 };

const cookies = signedCookies(Buffer.alloc(32, 1));
const PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

let directory: string;
let server: TestServer;
const open = async () => {
  server = await testServer({ store: await sqliteStore(directory) });
};
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'pairing-'));
  await open();
});
afterEach(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

/** A browser that keeps its cookie. */
class Browser {
  readonly person: PersonId = newPersonId();
  cookie = cookies.write(this.person, false).split(';')[0]!;
  readonly agent: string;

  constructor(agent = 'curl/8') {
    this.agent = agent;
  }

  async ask(wish?: DeviceWish, origin = `http://localhost:${server.port}`) {
    const response = await fetch(`http://localhost:${server.port}/api/devices`, {
      method: wish ? 'POST' : 'GET',
      headers: { cookie: this.cookie, 'user-agent': this.agent, ...(wish && { origin }) },
      ...(wish && { body: JSON.stringify(wish) }),
    });
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    const value = (await response.json()) as DevicesView & { readonly code?: string; readonly options: object };
    return { status: response.status, value };
  }

  page = () => server.guest({ cookie: this.cookie });
}

/** Makes the second browser the same person as the first. */
async function pair(first: Browser, second: Browser): Promise<DevicesView> {
  const { value } = await first.ask({ type: 'offer' });
  if (value.offer?.stage !== 'open') throw new Error('no code');
  await second.ask({ type: 'claim', code: value.offer.code });
  await first.ask({ type: 'confirm', isSame: true });
  const { claim } = (await second.ask()).value;
  if (claim?.stage !== 'granted') throw new Error('nobody to become');
  return (await second.ask({ type: 'collect', name: claim.name })).value;
}

describe('two devices', () => {
  it('are one person after a pairing, with name and seat, also after a restart', async () => {
    const [laptop, phone] = [new Browser(), new Browser(PHONE)];
    const page = await laptop.page();
    await page.ask('me:rename', { name: 'Ana' });
    const code = await seat([page]);
    await laptop.ask();
    const before = await phone.page();
    const closed = new Promise<string>(done => before.socket.once('disconnect', done));
    const view = await pair(laptop, phone);
    expect(view).toMatchObject({ name: 'Ana', isNamed: true, seats: 1, offer: null });
    expect(view.devices.map(({ label, isHere }) => [label.browser, isHere])).toEqual([
      ['other', false],
      ['firefox', true],
    ]);
    // The pages of the guest that the phone was are closed, so that they come back as the new one.
    expect(await closed).toBe('io server disconnect');
    expect(before.notices).toEqual([]);
    const [one, two] = [await laptop.page(), await phone.page()];
    expect(two.me).toEqual(one.me);
    await two.enter(code);
    expect(two.view?.viewer).toBe(0);

    await server.close();
    await open();
    expect((await phone.page()).me).toEqual(one.me);
    expect((await phone.ask()).value.devices).toHaveLength(2);
  });

  it('part when one signs the other out: its pages are told and closed, its cookie refused for good', async () => {
    const [laptop, phone] = [new Browser(), new Browser(PHONE)];
    await laptop.ask();
    await pair(laptop, phone);
    const stale = phone.cookie;
    const [open1, open2] = [await laptop.page(), await phone.page()];
    const gone = new Promise<string>(done => open2.socket.once('disconnect', done));
    const { value } = await laptop.ask();
    await laptop.ask({ type: 'sign-out', device: value.devices.find(one => !one.isHere)!.id });
    expect(await gone).toBe('io server disconnect');
    expect(open2.notices).toEqual(['signed-out']);
    expect(open1.notices).toEqual([]);
    expect((await server.guest({ cookie: stale })).me?.id).not.toBe(laptop.person);
    await server.close();
    await open();
    expect((await server.guest({ cookie: stale })).me?.id).not.toBe(laptop.person);
    expect((await laptop.page()).me?.id).toBe(laptop.person);
  });

  it('part also when the one that was signed out was the first, whose old cookie names no device', async () => {
    const [laptop, phone] = [new Browser(), new Browser(PHONE)];
    await laptop.ask();
    await pair(laptop, phone);
    const first = laptop.cookie;
    await phone.ask({ type: 'sign-out-others' });
    await server.close();
    await open();
    expect((await server.guest({ cookie: first })).me?.id).not.toBe(laptop.person);
    expect((await phone.page()).me?.id).toBe(laptop.person);
  });
});

describe('a device that signs itself out', () => {
  it('is a new guest with a new cookie at once', async () => {
    const [laptop, phone] = [new Browser(), new Browser(PHONE)];
    await laptop.ask();
    const view = await pair(laptop, phone);
    const before = phone.cookie;
    const answer = await phone.ask({ type: 'sign-out', device: view.devices.find(one => one.isHere)!.id });
    expect(answer.value).toMatchObject({ devices: [], isNamed: false });
    expect(phone.cookie).not.toBe(before);
    const fresh = (await phone.page()).me?.id;
    expect([laptop.person, phone.person]).not.toContain(fresh);
    expect((await phone.page()).me?.id).toBe(fresh);
    expect((await laptop.ask()).value.devices).toMatchObject([{ isHere: true }]);
  });
});

describe('a person who is forgotten', () => {
  it('stays on the device that asked, under the next id; the others are guests, and passkeys are gone', async () => {
    const [laptop, phone] = [new Browser(), new Browser(PHONE)];
    await laptop.ask();
    await pair(laptop, phone);
    const key = softPasskey(`http://localhost:${server.port}`);
    await phone.ask({ type: 'add-passkey', answer: key.make((await phone.ask({ type: 'ask-passkey' })).value) });
    expect((await phone.ask()).value.passkeys).toHaveLength(1);
    const [old, page] = [await laptop.page(), await phone.page()];
    const gone = new Promise<string>(done => old.socket.once('disconnect', done));
    await page.ask('me:forget', {});
    expect(await gone).toBe('io server disconnect');
    expect(old.notices).toEqual(['signed-out']);
    await vi.waitFor(() => expect(page.me?.id).not.toBe(laptop.person), PATIENCE);
    expect((await phone.page()).me).toEqual(page.me);
    expect((await phone.ask()).value).toMatchObject({ devices: [{ isHere: true }], passkeys: [] });
    expect([laptop.person, page.me?.id]).not.toContain((await laptop.page()).me?.id);
    const stranger = new Browser();
    const back = key.use((await stranger.ask({ type: 'ask-return' })).value);
    expect((await stranger.ask({ type: 'return', answer: back })).value).toEqual({ code: 'no-such-passkey' });

    // The next id goes on like any other: it signs devices in and out.
    await pair(phone, stranger);
    const [here, there] = [await phone.page(), await stranger.page()];
    expect(there.me).toEqual(here.me);
    const { value } = await stranger.ask();
    await stranger.ask({ type: 'sign-out', device: value.devices.find(one => !one.isHere)!.id });
    await vi.waitFor(() => expect(here.notices).toEqual(['signed-out']), PATIENCE);
    expect(page.notices).toEqual(['signed-out']);
  });
});

describe('a passkey', () => {
  it('brings a person back on a new device, also after a restart, and the guest that was there is left', async () => {
    const [laptop, fresh] = [new Browser(), new Browser(PHONE)];
    const page = await laptop.page();
    await page.ask('me:rename', { name: 'Ana' });
    const key = softPasskey(`http://localhost:${server.port}`);
    const { value } = await laptop.ask({ type: 'ask-passkey' });
    expect(value.options).toMatchObject({ rp: { id: 'localhost' }, user: { name: 'Ana' } });
    expect(JSON.stringify(value.options)).not.toContain(laptop.person);
    expect((await laptop.ask({ type: 'add-passkey', answer: key.make(value) })).status).toBe(200);
    const port = server.port;
    await server.close();
    server = await testServer({ store: await sqliteStore(directory), env: { PORT: String(port) } });
    const asked = await fresh.ask({ type: 'ask-return' });
    const back = await fresh.ask({ type: 'return', answer: key.use(asked.value) });
    expect(back.value).toMatchObject({ name: 'Ana', devices: [{ isHere: true }] });
    expect((await fresh.page()).me?.id).toBe(laptop.person);
    expect((await fresh.ask({ type: 'return', answer: key.use(asked.value) })).value).toEqual({
      code: 'passkey-too-late',
    });
  });
});

describe('the address of devices', () => {
  it('takes changes from the own pages only, and refuses what it does not know', async () => {
    const browser = new Browser();
    const bad = { status: 400, value: { code: 'bad-request' } };
    expect(await browser.ask({ type: 'offer' }, 'https://evil.example')).toEqual(bad);
    expect((await browser.ask()).value.offer).toBeNull();
    expect(await browser.ask({ type: 'sign-out', device: 'x' })).toEqual(bad);
    expect(await browser.ask({ type: 'become' } as never)).toEqual(bad);
    expect(await browser.ask({ type: 'claim', code: '' })).toEqual(bad);
    expect((await browser.ask({ type: 'collect', name: 'Ana' })).value).toEqual({ code: 'pairing-over' });
    const other = await fetch(`http://localhost:${server.port}/api/devices/more`);
    expect(await other.json()).toEqual({ code: 'bad-request' });
  });

  it('keeps nothing of a visitor without a cookie', async () => {
    const answer = await fetch(`http://localhost:${server.port}/api/devices`);
    expect(await answer.json()).toMatchObject({ devices: [], passkeys: [], seats: 0, games: 0 });
    expect(answer.headers.get('set-cookie')).toMatch(/^gorrion=/);
  });
});

it('keeps no device of somebody of whom nothing else is kept, however often they look', async () => {
  const browser = new Browser();
  for (let n = 0; n < 2; n++) expect((await browser.ask()).value.devices).toMatchObject([{ isHere: true }]);
  await server.close();
  const store = await sqliteStore(directory);
  expect(await store.devicesOf(browser.person)).toEqual([]);
  await store.close();
  await open();
});
