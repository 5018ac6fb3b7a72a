import { request } from 'node:http';
import { PROTOCOL_VERSION, type Refusal } from '@gorrion/protocol';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newPersonId, signedCookies } from './identity/cookie.ts';
import { type Guest, newId } from './testing/guest.ts';
import { SETTINGS, seat, type TestServer, testServer } from './testing/server.ts';

// Real sockets, processes and disks on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const refused = (code: Refusal) => ({ ok: false, code });
const gone = (guest: Guest) => new Promise<string>(resolve => guest.socket.once('disconnect', resolve));

/** Sends a websocket handshake and returns the status and the cookie of the response. */
const knock = (headers: Record<string, string>, port = server.port, path = '/socket.io/?EIO=4&transport=websocket') =>
  new Promise<{ status: number; cookie: string | undefined }>(resolve => {
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    };
    const asked = request({
      port,
      path,
      headers: { ...upgrade, ...headers },
    });
    asked.on('response', response => resolve({ status: response.statusCode ?? 0, cookie: undefined }));
    asked.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: 101, cookie: response.headers['set-cookie']?.[0] });
    });
    asked.end();
  });
const own = () => `http://localhost:${server.port}`;

describe('the gate', () => {
  it.each(['https://evil.example', 'null', 'http://localhost:1', 'file://', 'localhost'])(
    'refuses a page of the origin %s',
    async origin => {
      expect(await knock({ origin })).toEqual({ status: 403, cookie: undefined });
    },
  );

  it('refuses a foreign domain that resolves to this server (DNS rebinding)', async () => {
    const named = await testServer({ env: { PUBLIC_URL: 'https://club.example' } });
    const rebound = { host: 'evil.example', origin: 'http://evil.example' };
    expect((await knock(rebound, named.port)).status).toBe(421);
    expect((await knock(rebound, named.port, '/api/v1/play')).status).toBe(421);
    const figures = await (await fetch(`http://localhost:${named.port}/metrics`)).text();
    expect(figures).toContain('gorrion_handshakes_refused_total{reason="host"} 2');
    expect((await knock({ host: 'club.example', origin: 'https://club.example' }, named.port)).status).toBe(101);
    await named.close();
  });

  it('refuses a handshake without an origin', async () => {
    expect((await knock({})).status).toBe(403);
  });

  it('accepts only the listed origins', async () => {
    const other = await testServer({ env: { ORIGINS: 'https://club.example' } });
    const statuses = async (port: number) => {
      const origins = ['https://club.example', 'http://club.example', 'https://club.example.org', 'https://example'];
      return (await Promise.all(origins.map(origin => knock({ origin }, port)))).map(({ status }) => status);
    };
    expect(await statuses(server.port)).toEqual([403, 403, 403, 403]);
    expect(await statuses(other.port)).toEqual([101, 403, 403, 403]);
    const guest = await other.guest({ origin: 'https://club.example' });
    expect(await guest.ask('time', {})).toMatchObject({ ok: true });
    await other.close();
  });

  it('sets a cookie for a guest without a valid one, and recognises the guest by it', async () => {
    const { status, cookie } = await knock({ origin: own(), cookie: `gorrion=${'0'.repeat(32)}.AAAA` });
    expect(status).toBe(101);
    expect(cookie).toMatch(/^gorrion=[0-9a-f]{32}\..*HttpOnly/);
    const known = cookie!.split(';')[0]!;
    expect(await knock({ origin: own(), cookie: known })).toEqual({ status: 101, cookie: undefined });
    const guest = await server.guest({ cookie: known });
    expect(known).toContain(guest.me?.id);
  });

  it('sets the cookie with the page, as `__Host-` and Secure behind an https proxy', async () => {
    const page = (headers: Record<string, string>) => fetch(`${own()}/t/ABCDEFGH`, { headers });
    expect((await page({})).headers.get('set-cookie')).toMatch(/^gorrion=/);
    expect((await page({ 'x-forwarded-proto': 'https' })).headers.get('set-cookie')).toMatch(
      /^__Host-gorrion=.*Secure$/,
    );
  });

  it('asks a page of another version to reload', async () => {
    await expect(server.guest({ version: PROTOCOL_VERSION + 1 })).rejects.toThrow('wrong-version');
    const unsaid = io(own(), {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { origin: own() },
    });
    const error = await new Promise<Error>(resolve => unsaid.once('connect_error', resolve));
    unsaid.disconnect();
    expect(error.message).toBe('wrong-version');
  });

  it('opens websockets only', async () => {
    const polled = await fetch(`${own()}/socket.io/?EIO=4&transport=polling`, { headers: { origin: own() } });
    expect(polled.status).toBe(400);
  });

  it('accepts at most ten handshakes of one address at once', async () => {
    const answers = [];
    for (let i = 0; i < 12; i++)
      answers.push((await knock({ origin: own(), 'x-forwarded-for': '198.51.100.7' })).status);
    expect(answers.filter(status => status === 101)).toHaveLength(10);
    expect(answers.slice(10)).toEqual([429, 429]);
    expect((await knock({ origin: own(), 'x-forwarded-for': '198.51.100.8' })).status).toBe(101);
  });
});

describe('a message', () => {
  it.each([
    ['no such name', ['table:steal', {}], 'unknown-message'],
    ['a name of every object', ['constructor', {}], 'unknown-message'],
    ['another such name', ['__proto__', {}], 'unknown-message'],
    ['nothing in it', ['table:enter'], 'bad-message'],
    ['a text instead', ['table:enter', 'ABCDEFGH'], 'bad-message'],
    ['null instead', ['time', null], 'bad-message'],
    ['a key too many', ['time', { hello: 1 }], 'bad-message'],
    ['an inherited key', ['time', JSON.parse('{"__proto__":{"x":1}}')], 'bad-message'],
    [
      'a tile that is none',
      [
        'table:command',
        {
          code: 'A',
          envelope: { id: newId(), answers: 0, command: { type: 'act', action: { type: 'discard', tile: 1e9 } } },
        },
      ],
      'bad-message',
    ],
    ['deep nesting', ['table:command', JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`)], 'bad-message'],
    ['five kilobytes', ['me:rename', { name: 'x'.repeat(5000) }], 'bad-message'],
    ['bytes', ['me:rename', Buffer.alloc(100)], 'bad-message'],
  ] as const)('with %s is refused and changes nothing', async (_what, [name, ...words], code) => {
    const guest = await server.guest();
    expect(await guest.shout(name, ...words)).toEqual(refused(code));
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    expect(await guest.ask('time', {})).toMatchObject({ ok: true });
  });

  it('without an answer function leaves the socket open', async () => {
    const guest = await server.guest();
    for (const words of [[], [{}], [null], ['x'], [{ code: 'A' }]])
      for (const name of ['time', 'table:enter', 'nonsense'])
        (guest.socket.emit as (...args: unknown[]) => unknown)(name, ...words);
    expect(await guest.ask('time', {})).toMatchObject({ ok: true });
  });

  it('above sixteen kilobytes closes its own socket and no other', async () => {
    const [guest, other] = [await server.guest(), await server.guest()];
    void guest.shout('me:rename', { name: 'x'.repeat(20_000) });
    await gone(guest);
    expect(await other.ask('time', {})).toMatchObject({ ok: true });
  });

  it('that is malformed closes the socket after many repetitions', async () => {
    const guest = await server.guest();
    const end = gone(guest);
    for (let i = 0; i < 60; i++) (guest.socket.emit as (...args: unknown[]) => unknown)('nonsense', {});
    expect(await end).toBe('io server disconnect');
    expect(guest.notices).toEqual(['too-many-requests']);
  });

  it('above the rate is refused; a flood closes its own socket and no other', async () => {
    const [guest, other] = [await server.guest(), await server.guest()];
    const answers = await Promise.all(Array.from({ length: 30 }, () => guest.ask('time', {})));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(answers.at(-1)).toEqual(refused('too-many-requests'));
    const end = gone(guest);
    for (let i = 0; i < 1000; i++) void guest.ask('time', {});
    expect(await end).toBe('io server disconnect');
    expect(await other.ask('time', {})).toMatchObject({ ok: true });
  });

  it('flood keeps its guest from reconnecting at once, and nobody else of the address', async () => {
    const address = '198.51.100.9';
    const cookie = signedCookies(Buffer.alloc(32, 1)).write(newPersonId(), false).split(';')[0]!;
    const guest = await server.guest({ address, cookie });
    const end = gone(guest);
    for (let i = 0; i < 1000; i++) void guest.ask('time', {});
    expect(await end).toBe('io server disconnect');
    await expect(server.guest({ address, cookie })).rejects.toThrow();
    expect(await (await server.guest({ address })).ask('time', {})).toMatchObject({ ok: true });
  });

  it('has a lower rate limit if a spectator sends it', async () => {
    const [host, watcher] = [await server.guest(), await server.guest()];
    await watcher.enter(await seat([host]));
    const answers = await Promise.all(Array.from({ length: 10 }, () => watcher.ask('time', {})));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
  });
});

describe('a name', () => {
  it('is trimmed, refused if it is too long or empty, and sent to the table as plain text', async () => {
    const guest = await server.guest();
    expect(await guest.ask('me:rename', { name: '😀'.repeat(25) })).toEqual(refused('bad-name'));
    expect(await guest.ask('me:rename', { name: `  ${'😀'.repeat(24)}` })).toMatchObject({
      ok: true,
      me: { name: '😀'.repeat(24) },
    });
    expect(await guest.ask('me:rename', { name: '\u202E\u200B' })).toEqual(refused('bad-name'));
    expect(await guest.ask('me:rename', { name: '<b>Ana</b>' })).toMatchObject({
      ok: true,
      me: { id: guest.me?.id, name: '<b>Ana</b>' },
    });
    await seat([guest]);
    expect(guest.view?.state.places[0]).toMatchObject({ name: '<b>Ana</b>' });
  });
});

describe('a code', () => {
  it('is refused after ten wrong ones in a minute, even if it is right', async () => {
    const [host, guesser, neighbour] = [
      await server.guest(),
      await server.guest({ address: '198.51.100.7' }),
      await server.guest({ address: '198.51.100.9' }),
    ];
    const code = await seat([host]);
    const answers = [];
    for (let i = 0; i < 11; i++)
      answers.push(await guesser.ask('table:enter', { code: i % 2 ? 'nonsense' : '22222222' }));
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(refused('no-such-table')));
    expect(answers[10]).toEqual(refused('too-many-wrong-codes'));
    expect(await guesser.ask('table:enter', { code })).toEqual(refused('too-many-wrong-codes'));
    expect(
      await neighbour.ask('table:enter', { code: ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}` }),
    ).toMatchObject({ ok: true });
  });
});

describe('opening tables', () => {
  it('is allowed three times per guest', async () => {
    const guest = await server.guest();
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await guest.ask('table:open', { id: newId(), settings: SETTINGS }));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false]);
    expect(answers[3]).toEqual(refused('too-many-tables'));
  });

  it('lists public tables in the lobby, and private ones only for their host', async () => {
    const [ana, luis] = [await server.guest(), await server.guest()];
    await ana.ask('table:open', { id: newId(), settings: SETTINGS });
    await ana.ask('table:open', { id: newId(), settings: { ...SETTINGS, visibility: 'public' } });
    const [hers, his] = [await ana.ask('lobby:watch', {}), await luis.ask('lobby:watch', {})];
    if (!hers.ok || !his.ok) throw new Error('refused');
    expect(his.lobby).toMatchObject({
      open: [{ isMine: false, freePlaces: 3, names: [ana.me?.name, null, null, null] }],
      mine: [],
    });
    expect(hers.lobby.mine.map(({ isMine }) => isMine)).toEqual([true, true]);
    const told = new Promise(resolve => luis.socket.once('lobby', resolve));
    await ana.ask('table:open', { id: newId(), settings: { ...SETTINGS, visibility: 'public' } });
    expect(await told).toMatchObject({ open: [{}, {}] });
  });
});

describe('a command', () => {
  it('that answers an older state is refused; a repeated one gets its first answer', async () => {
    const guests = [await server.guest(), await server.guest(), await server.guest(), await server.guest()];
    await seat(guests);
    await guests[0]!.say({ type: 'start' });
    const views = await Promise.all(
      guests.map(guest => guest.until(({ state }) => state.session.hand.phase.name === 'turn')),
    );
    const turn =
      guests[views.findIndex(({ state, viewer }) => state.session.hand.phase.name === 'turn' && viewer === 0)]!;
    const { seq, state } = turn.view!;
    const action = { type: 'discard', tile: state.session.hand.seats[0].concealed[0]! } as const;
    expect(await turn.say({ type: 'act', action }, newId(), 1)).toEqual(refused('stale-command'));
    const id = newId();
    const first = await turn.say({ type: 'act', action }, id, seq);
    expect(first).toMatchObject({ ok: true });
    expect(await turn.say({ type: 'act', action }, id, seq)).toEqual(first);
  });

  it('of a spectator is refused', async () => {
    const [host, watcher] = [await server.guest(), await server.guest()];
    await watcher.enter(await seat([host]));
    expect(await watcher.say({ type: 'start' })).toMatchObject({ ok: false });
    expect(await watcher.say({ type: 'ready' })).toMatchObject({ ok: false });
  });
});

describe('two pages of one guest', () => {
  it('leave the newer page in control, and the older one gets a notice', async () => {
    const { cookie } = await knock({ origin: own() });
    const pages = [
      await server.guest({ cookie: cookie!.split(';')[0]! }),
      await server.guest({ cookie: cookie!.split(';')[0]! }),
    ] as const;
    const code = await seat([pages[0]]);
    await pages[1].enter(code);
    expect(await pages[0].say({ type: 'add-bot', level: 'beginner' })).toEqual(refused('replaced-by-newer-page'));
    expect(pages[0].notices).toEqual(['replaced-by-newer-page']);
    expect(await pages[1].say({ type: 'add-bot', level: 'beginner' })).toMatchObject({ ok: true });
    expect(pages[1].view?.state.places.slice(0, 2)).toMatchObject([{ presence: 'here' }, { kind: 'bot' }]);
  });
});
