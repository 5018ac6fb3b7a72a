import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { connect } from '@gorrion/client';
import type { ApiRefusal, Entry, TableSettings, TableState, TokensView } from '@gorrion/protocol';
import { PROTOCOL_VERSION } from '@gorrion/protocol';
import { apiRefusal, toldSchemas } from '@gorrion/protocol/schemas';
import { digestOfKey } from '@gorrion/table';
import { io } from 'socket.io-client';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { newPersonId, signedCookies } from './identity/cookie.ts';
import { LIMITS } from './limits/limits.ts';
import { memoryStore } from './persistence/memoryStore.ts';
import { HeldClock } from './testing/heldClock.ts';
import { LineProgram } from './testing/lines.ts';
import { PLAIN_BOTS } from './testing/plainBots.ts';
import { playOn } from './testing/player.ts';
import { fastClock, SETTINGS, seat, type TestServer, testServer } from './testing/server.ts';

// Real sockets and whole hands on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const PATIENCE = { timeout: 30_000, interval: 20 };

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const RATED: TableSettings = { ...SETTINGS, rated: true, absence: 'play-drawn', visibility: 'public' };

const cookies = signedCookies(Buffer.alloc(32, 1));
const newCookie = () => cookies.write(newPersonId(), false).split(';')[0]!;
const personOf = (cookie: string) => cookie.split(/[=.]/)[1]!;

/** Asks about tokens as a page does. */
async function askPage(cookie: string, body: object): Promise<TokensView> {
  const at = `http://localhost:${server!.port}`;
  const answer = await fetch(`${at}/api/tokens`, {
    method: 'POST',
    headers: { cookie, origin: at },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as TokensView;
}
const make = async (cookie: string, scope = 'play') =>
  (await askPage(cookie, { type: 'make', name: 'My bot', scope, days: null })).made!;
const program = (token: string | undefined, headers?: Record<string, string>) =>
  new LineProgram(server!.port, token, headers);
/** Returns why a program is let in nowhere. */
const whyNot = (one: LineProgram) =>
  one.connected().then(
    () => 'connected',
    (error: Error) => error.message,
  );
/** Returns how a websocket at an address is refused. */
const refusalAt = async (path: string, headers: Record<string, string> = {}): Promise<ApiRefusal> => {
  const socket = new WebSocket(`ws://localhost:${server!.port}${path}`, { headers });
  const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  const refusal = apiRefusal.parse(await json(answer));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    refusal.status,
    'application/problem+json; charset=utf-8',
  ]);
  return refusal;
};
const FAR = { 'x-forwarded-for': '10.1.1.1' };

/** Plays a table of bots by lines alone, as its facts come; resolves once a hand is over. */
async function playHand(one: LineProgram): Promise<TableState> {
  const opened = await one.ask('table:open', { id: 'a'.repeat(32), settings: SETTINGS, against: 'easy' });
  const code = opened.code as unknown as string;
  return one.play(code, ({ session }) => session.results.length > 0);
}

describe('a program with a token that may play', () => {
  it('plays a hand by lines of JSON as its person, and another one a game by the package for clients', async () => {
    server = await testServer({ clock: fastClock(200), bots: PLAIN_BOTS });
    const ana = newCookie();
    const { token } = await make(ana);
    const one = await program(token, { cookie: newCookie(), origin: 'https://elsewhere.example' }).connected();
    expect(one.told.slice(0, 2)).toEqual([
      { name: 'hello', message: { protocol: PROTOCOL_VERSION, log: expect.any(Number) } },
      { name: 'me', message: { id: personOf(ana), name: expect.any(String) } },
    ]);
    const { places, session } = await playHand(one);
    expect(places.filter(place => place.kind === 'person').map(({ id }) => id)).toEqual([personOf(ana)]);
    expect(session.results[0]!.changes.reduce((sum, points) => sum + points, 0)).toBe(0);
    for (const { name, message } of one.told)
      expect(toldSchemas[name as keyof typeof toldSchemas].safeParse(message).error?.issues ?? [], name).toEqual([]);
    one.socket.close();

    const client = await connect({ url: `http://localhost:${server.port}`, token });
    expect([client.me.id, client.identity]).toEqual([personOf(ana), undefined]);
    expect((await client.open(SETTINGS)).ok).toBe(true);
    expect(await client.rename('Robot')).toEqual({ ok: false, code: 'not-for-programs' });
    client.close();
  });

  it('is told at a table what the page of a spectator is told, and does nothing else of its person', async () => {
    server = await testServer({ clock: fastClock(100), bots: PLAIN_BOTS });
    const [ana, eva] = [newCookie(), newCookie()];
    const host = await server.guest({ cookie: ana });
    const code = await seat([host]);
    const page = await server.guest({ cookie: eva });
    const one = await program((await make(newCookie())).token).connected();
    await page.enter(code);
    const { viewer } = await one.enter(code);
    expect(viewer).toBe('spectator');
    for (let n = 0; n < 3; n++) await host.say({ type: 'add-bot', level: 'easy' });
    await host.say({ type: 'start' });
    const playing = playOn(host);
    await page.until(({ state }) => state.session.results.length > 0);
    playing.stop();
    const entriesOf = (frames: readonly { readonly name: string; readonly message: unknown }[]) =>
      frames.flatMap(({ name, message }) =>
        name === 'table:entries' ? (message as { readonly entries: readonly Entry[] }).entries : [],
      );
    const seen = entriesOf(page.frames);
    await vi.waitFor(() => expect(entriesOf(one.told).length).toBeGreaterThanOrEqual(seen.length), PATIENCE);
    expect(entriesOf(one.told).slice(0, seen.length)).toEqual(seen);
    one.socket.close();
    const again = await program((await make(eva)).token).connected();
    for (const [name, message] of Object.entries({
      'me:forget': {},
      'me:hidden': { isHidden: false },
      'table:cast': { code, wish: 'make' },
      'table:enter': { code, asCaster: true },
      'ledger:watch': { ledger: 'x' },
    }))
      expect(await again.ask(name, message), name).toEqual({ ok: false, code: 'not-for-programs' });
  });

  it('opens no rated table, sits at none, and plays on for its person at none', async () => {
    server = await testServer({ clock: new HeldClock() });
    const cookie = newCookie();
    const one = program((await make(cookie)).token);
    await one.connected();
    expect(await one.ask('table:open', { id: 'b'.repeat(32), settings: RATED })).toMatchObject({
      code: 'not-for-programs',
    });
    const [host, ana] = [await server.guest(), await server.guest({ cookie })];
    const code = await seat([host], RATED);
    await one.enter(code);
    expect(await one.command(code, host.view!.seq, { type: 'sit' })).toMatchObject({ code: 'not-for-programs' });
    await ana.enter(code);
    expect(await ana.say({ type: 'sit' })).toMatchObject({ ok: true });
    expect(await one.ask('table:enter', { code })).toMatchObject({ code: 'not-for-programs' });
    expect(await one.command(code, ana.view!.seq, { type: 'leave' })).toMatchObject({ code: 'not-for-programs' });
  });

  it('watches a rated table as the umpire does, and orders nothing there', async () => {
    server = await testServer({ clock: new HeldClock() });
    const cookie = newCookie();
    const one = await program((await make(cookie)).token).connected();
    const [host, ana] = [await server.guest(), await server.guest({ cookie })];
    const code = await seat([host], RATED);
    const key = '5'.repeat(32);
    await host.say({ type: 'invite-umpire', digest: digestOfKey(key) });
    const take = { type: 'take-umpire', key } as const;
    const seen = (await one.enter(code)).seq;
    expect(await one.command(code, seen, take)).toMatchObject({ code: 'not-for-programs' });
    await ana.enter(code);
    expect(await ana.say(take)).toMatchObject({ ok: true });
    one.socket.close();
    ana.close();
    const again = await program((await make(cookie)).token).connected();
    const { state, seq } = await again.enter(code);
    expect(state.umpire?.person?.id).toBe(personOf(cookie));
    for (const type of ['leave-umpire', 'sit'] as const)
      expect(await again.command(code, seq, { type }), type).toMatchObject({ code: 'not-for-programs' });
  });

  it('is cut off at once when its token is revoked or its person forgotten, and the page of its person is not', async () => {
    const store = memoryStore();
    store.inBackground({ onClean: async () => {} });
    server = await testServer({ store });
    const ana = newCookie();
    const [first, second] = [await make(ana), await make(ana)];
    const programs = await Promise.all([first, second].map(({ token }) => program(token).connected()));
    const page = await server.guest({ cookie: ana });
    await askPage(ana, { type: 'revoke', id: first.id });
    await programs[0]!.ended();
    expect(programs[0]!.told.at(-1)).toEqual({ name: 'notice', message: { code: 'bad-token' } });
    expect(await whyNot(program(first.token))).toBe('401');
    expect((await programs[1]!.ask('time', {})).ok).toBe(true);
    expect((await page.ask('me:forget', {})).ok).toBe(true);
    await programs[1]!.ended();
    expect(await whyNot(program(second.token))).toBe('401');
    expect(page.notices).toEqual([]);
  });

  it('is cut off when its person, who was being forgotten as they made its token, gets another id', async () => {
    const store = memoryStore();
    const [asked, mayForget, mayLeave] = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
    const forget: typeof store.forget = async (...who) => {
      asked!.resolve();
      await mayForget!.promise;
      return store.forget(...who);
    };
    const inBackground: typeof store.inBackground = jobs =>
      store.inBackground({ ...jobs, onClean: person => mayLeave!.promise.then(() => jobs.onClean?.(person)) });
    server = await testServer({ store: { ...store, forget, inBackground } });
    const ana = newCookie();
    const page = await server.guest({ cookie: ana });
    await page.ask('me:rename', { name: 'Ana' });
    const forgetting = page.ask('me:forget', {});
    await asked!.promise;
    const meanwhile = make(ana);
    mayForget!.resolve();
    expect((await forgetting).ok).toBe(true);
    const tokens = [(await meanwhile).token, (await make(ana, 'bot')).token];
    const programs = await Promise.all(tokens.map(token => program(token).connected()));
    mayLeave!.resolve();
    for (const one of programs) {
      await one.ended();
      expect(one.told.at(-1)).toEqual({ name: 'notice', message: { code: 'bad-token' } });
    }
    for (const token of tokens) expect(await whyNot(program(token))).toBe('401');
  });
});

describe('a program', () => {
  it('gets in by a token alone: no cookie, no token that only reads, no wrong one, at either door', async () => {
    server = await testServer();
    const ana = newCookie();
    const reads = (await make(ana, 'read')).token;
    expect(await whyNot(program(undefined, { cookie: ana, origin: `http://localhost:${server.port}` }))).toBe('401');
    expect(await whyNot(program(`gorrion_${'x'.repeat(43)}`))).toBe('401');
    expect(await whyNot(program(reads))).toBe('403');
    const url = `http://localhost:${server.port}`;
    for (const [token, code] of [
      [reads, 'token-only-reads'],
      ['wrong', 'bad-token'],
    ] as const)
      await expect(connect({ url, token })).rejects.toThrow(code);
    // A page of another site, with the cookie of its visitor and without a token.
    const stranger = io(url, {
      ...{ transports: ['websocket'], reconnection: false, forceNew: true, query: { program: '1' } },
      ...{ auth: { version: PROTOCOL_VERSION }, extraHeaders: { cookie: ana, origin: 'https://evil.example' } },
    });
    const why = await new Promise(resolve => {
      stranger.on('connect_error', error => resolve(error.message));
      stranger.on('connect', () => resolve('connected'));
    });
    stranger.close();
    expect(why).toBe('bad-token');
  });

  it('is let in however long its token is looked up, and refused as the page says, where there is nothing too', async () => {
    const store = memoryStore();
    const [asked, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const tokenWith: typeof store.tokenWith = async hash => {
      asked.resolve();
      await mayGoOn.promise;
      return store.tokenWith(hash);
    };
    server = await testServer({ store: { ...store, tokenWith } });
    const ana = newCookie();
    const [plays, reads] = [(await make(ana)).token, (await make(ana, 'read')).token];
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const one = program(plays).connected();
    await asked.promise;
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    mayGoOn.resolve();
    (await one).socket.close();
    expect(await refusalAt('/api/v1/play', { authorization: `Bearer ${reads}`, 'accept-language': 'es' })).toEqual({
      ...{ type: '/api#token-only-reads', code: 'token-only-reads', status: 403 },
      title: 'Este token solo puede leer. Crea uno que pueda jugar.',
    });
    expect(await refusalAt('/api/v1/play')).toMatchObject({ code: 'no-token', status: 401 });
    expect(await refusalAt('/api/v1/else')).toMatchObject({ code: 'no-such-route', status: 404 });
    const described = await (await fetch(`http://localhost:${server.port}/api/`)).text();
    expect(described).toContain('id="token-only-reads"');
  });

  it('that floods, or sends what is none, is cut and waits; the page of its person plays on', async () => {
    server = await testServer();
    const ana = newCookie();
    const { token } = await make(ana);
    const page = await server.guest({ cookie: ana, address: '10.1.1.1' });
    const one = await program(token, FAR).connected();
    for (const text of ['{', '[]', 'null', '"x"', '{"name":"constructor"}', '{"name":{}}']) one.socket.send(text);
    one.socket.send(Buffer.from('{}'));
    for (let n = 0; n < 200; n++) one.socket.send(JSON.stringify({ id: n, name: 'time', message: {} }));
    await one.ended();
    expect(one.told.at(-1)).toEqual({ name: 'notice', message: { code: 'too-many-requests' } });
    expect(await whyNot(program(token, FAR))).toBe('429');
    expect((await page.ask('time', {})).ok).toBe(true);
    await server.guest({ cookie: ana, address: '10.1.1.1' });
    const huge = await program((await make(ana)).token, FAR).connected();
    huge.socket.send('x'.repeat(17_000));
    await huge.ended();
  });

  it('has so many messages with one token, however many connections it opens', async () => {
    server = await testServer({ clock: new HeldClock() });
    const { token } = await make(newCookie());
    const all = await Promise.all(Array.from({ length: 6 }, () => program(token, FAR).connected()));
    const answers = await Promise.all(
      all.flatMap(one => Array.from({ length: 19 }, () => one.ask('time', {}).then(({ ok }) => ok))),
    );
    expect(answers.filter(ok => ok).length).toBeGreaterThanOrEqual(LIMITS.token.messages.burst);
    expect(answers.filter(ok => !ok).length).toBeGreaterThan(0);
    for (const one of all) one.socket.close();
  });

  it('with a wrong token is one of a thousand, and nobody else of its network notices', async () => {
    server = await testServer({ clock: new HeldClock() });
    const { token } = await make(newCookie());
    const wrong = () =>
      fetch(`http://localhost:${server!.port}/api/v1/me`, { headers: { ...FAR, authorization: 'Bearer gorrion_x' } });
    const statuses: number[] = [];
    for (let round = 0; round < 10; round++)
      statuses.push(...(await Promise.all(Array.from({ length: 100 }, async () => (await wrong()).status))));
    // Ten at once, then ten a minute.
    expect(statuses.filter(status => status === 401).length).toBeLessThan(40);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    await program(token, FAR).connected();
    await server.guest({ address: '10.1.1.1' });
  });
});
