import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Announcement, OpenedReport, OperatorView, OperatorWish, PersonId } from '@gorrion/protocol';
import { SeededEntropy } from '@gorrion/table/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RevocationList } from './identity/revoked.ts';
import { LIMITS } from './limits/limits.ts';
import { hashOfKey, newOperatorKey } from './operator/keys.ts';
import { ALWAYS_ENDS, UNUSED_ENDS } from './operator/sessions.ts';
import { memoryStore } from './persistence/memoryStore.ts';
import type { Revocations } from './persistence/revocations.ts';
import { sqliteStore } from './persistence/sqlite/sqliteStore.ts';
import type { Store } from './persistence/store.ts';
import { ANA, BEA, PATIENCE, personOf } from './testing/archive.ts';
import { type Guest, newId } from './testing/guest.ts';
import { HeldClock } from './testing/heldClock.ts';
import { SETTINGS, seat, type TestServer, testServer } from './testing/server.ts';

/* The operator's page: its key, its session, what it shows and what it does. The command is tested beside a real process. */

// Real sockets on a machine that may be busy. The clock stands still unless a test lets time pass.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const KEY = newOperatorKey();
const ADDRESS = '198.51.100.9';

let clock: HeldClock;
let store: Store;
let server: TestServer;
let banned: Set<PersonId>;
let onBanned: (person: PersonId) => void;

/** The list of revoked guests in memory, as the server follows it and as the operator changes it. */
function revocations() {
  const revoked: RevocationList = {
    has: person => banned.has(person),
    people: () => [...banned],
    onRevoked(listener) {
      onBanned = listener;
    },
    close() {},
  };
  const open = async (): Promise<Revocations> => ({
    nameOf: person => store.nameOf(person),
    called: async name => {
      const people = [ANA, BEA].map(cookie => personOf(cookie) as PersonId);
      const names = await Promise.all(people.map(person => store.nameOf(person)));
      return people.filter((_, n) => names[n] === name);
    },
    seatedAt: async () => [],
    revoked: async () => [...banned],
    async set(person, isRevoked) {
      if (isRevoked) banned.add(person);
      else banned.delete(person);
      if (isRevoked) onBanned(person);
    },
    close: async () => {},
  });
  return { revoked, revocations: open };
}

async function opened(world: Parameters<typeof testServer>[0] = {}): Promise<void> {
  server = await testServer({ clock, store, ...revocations(), ...world });
}

beforeEach(async () => {
  clock = new HeldClock();
  clock.run(0);
  store = memoryStore();
  banned = new Set();
  await opened();
});
afterEach(() => server.close());

interface Asked {
  readonly cookie?: string;
  readonly origin?: string;
  readonly address?: string;
  readonly tag?: string;
}

async function ask(path: string, body?: unknown, { cookie, origin, address, tag }: Asked = {}) {
  const response = await fetch(`http://localhost:${server.port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(cookie && { cookie }),
      ...(address && { 'x-forwarded-for': address }),
      ...(tag && { 'if-none-match': tag }),
      ...(body !== undefined && { origin: origin ?? `http://localhost:${server.port}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const { headers, status } = response;
  return { status, headers, text, value: text === '' ? undefined : JSON.parse(text) };
}

const keep = (key = KEY) => store.keepOperatorKey(hashOfKey(key), Math.floor(clock.now()));
const signIn = (key = KEY, asked: Asked = {}) => ask('/api/operator', { type: 'sign-in', key }, asked);

/** Signs in and returns the cookie. */
async function signedIn(): Promise<string> {
  await keep();
  return (await signIn()).headers.get('set-cookie')!.split(';')[0]!;
}

const act = (cookie: string, wish: OperatorWish) => ask('/api/operator', wish, { cookie });
const look = async (cookie: string) => (await ask('/api/operator', undefined, { cookie })).value as OperatorView;

describe('the key of the operator', () => {
  it('is all that turns the page on: before it, and after it, every address below answers as an unknown one', async () => {
    const unknown = await ask('/api/nothing-here');
    const same = async () => {
      for (const path of ['/api/operator', '/api/operator/acts', '/api/operator/report?id=1'])
        expect(await ask(path).then(({ status, text }) => [status, text])).toEqual([unknown.status, unknown.text]);
      const [told, posted] = [await signIn(), await ask('/api/nothing-here', { type: 'sign-in', key: KEY })];
      expect([told.status, told.text]).toEqual([posted.status, posted.text]);
    };
    await same();
    const cookie = await signedIn();
    expect((await ask('/api/operator')).status).toBe(401);
    expect((await ask('/api/operator', undefined, { cookie })).status).toBe(200);
    await store.endOperatorKey(1);
    await same();
    expect((await ask('/api/operator', undefined, { cookie })).text).toBe(unknown.text);
  });

  it('is kept as a hash alone, and may be typed from paper', async () => {
    await keep();
    expect((await store.operatorKey())?.hash).toBe(createHash('sha256').update(KEY.replaceAll('-', '')).digest('hex'));
    expect((await signIn(KEY.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
  });

  it('made anew ends the one before, with whoever is signed in by it', async () => {
    const cookie = await signedIn();
    const next = newOperatorKey();
    await keep(next);
    expect((await ask('/api/operator', undefined, { cookie })).status).toBe(401);
    expect((await signIn()).value).toEqual({ code: 'wrong-key' });
    const view = (await signIn(next)).value as OperatorView;
    expect([view.key, view.acts.map(({ key, act }) => `${key} ${act}`)]).toEqual([
      2,
      ['2 sign-in', '2 make-key', '1 sign-in', '1 make-key'],
    ]);
  });

  it('may be wrong five times, then waits by network; a right one uses up nothing', async () => {
    await keep();
    const wrong = () => signIn('WRONG', { address: ADDRESS });
    for (let n = 0; n < 8; n++) expect((await signIn(KEY, { address: ADDRESS })).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 9 }, wrong));
    expect(answers.filter(({ value }) => value.code === 'wrong-key')).toHaveLength(5);
    expect((await signIn(KEY, { address: ADDRESS })).value).toEqual({ code: 'too-many-keys' });
    expect((await signIn(KEY, { address: '198.51.100.10' })).status).toBe(200);
    await clock.pass(600_000);
    expect((await signIn(KEY, { address: ADDRESS })).status).toBe(200);
  });
});

describe('a session of the operator', () => {
  it('is a cookie of its own that scripts and other sites cannot use, and gives no seat', async () => {
    await keep();
    const set = (await signIn()).headers.get('set-cookie')!;
    expect(set).toMatch(/^gorrion-operator=[\w-]{43}\.\d+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=28800$/);
    const secure = await fetch(`http://localhost:${server.port}/api/operator`, {
      method: 'POST',
      headers: {
        'x-forwarded-proto': 'https',
        'x-forwarded-for': ADDRESS,
        origin: `https://localhost:${server.port}`,
      },
      body: JSON.stringify({ type: 'sign-in', key: KEY }),
    });
    expect(secure.headers.get('set-cookie')).toMatch(/^__Host-gorrion-operator=.*; Secure$/);
    const games = await ask('/api/games', undefined, { cookie: set.split(';')[0]! });
    expect(games.headers.get('set-cookie')).toMatch(/^gorrion=/);
  });

  it('is nothing that a guest has, and acts only for its own pages', async () => {
    const cookie = await signedIn();
    const wish = { type: 'announce', text: 'Hello', minutes: 5 };
    expect((await ask('/api/operator', wish, { cookie: ANA })).value).toEqual({ code: 'signed-out' });
    expect((await ask('/api/operator', wish, { cookie, origin: 'https://elsewhere.example' })).status).toBe(400);
    for (const wrong of [{}, { type: 'announce', text: '', minutes: 5 }, { ...wish, minutes: 0 }, { ...wish, more: 1 }])
      expect((await ask('/api/operator', wrong, { cookie })).value).toEqual({ code: 'bad-request' });
    expect((await look(cookie)).announcement).toBeNull();
  });

  it('ends by itself when nobody has used it for eight hours, after a week in any case, and at once by signing out; a page that looks again is no use', async () => {
    const cookie = await signedIn();
    await clock.pass(UNUSED_ENDS - 1000);
    const used = await ask('/api/operator', undefined, { cookie });
    expect(used.headers.get('set-cookie')).toContain('Max-Age=28800');
    const tag = used.headers.get('etag')!;
    expect((await ask('/api/operator', undefined, { cookie, tag })).status).toBe(304);
    await clock.pass(UNUSED_ENDS - 1000);
    expect((await ask('/api/operator', undefined, { cookie, tag: '"old"' })).headers.get('set-cookie')).toBeNull();
    await clock.pass(2000);
    expect((await ask('/api/operator', undefined, { cookie })).status).toBe(401);

    const busy = await signedIn();
    const uses = Math.ceil(ALWAYS_ENDS / (UNUSED_ENDS - 1000));
    for (let n = 1; n < uses; n++) {
      await clock.pass(UNUSED_ENDS - 1000);
      expect((await ask('/api/operator', undefined, { cookie: busy })).status).toBe(200);
    }
    await clock.pass(UNUSED_ENDS - 1000);
    expect((await ask('/api/operator', undefined, { cookie: busy })).status).toBe(401);

    const again = await signedIn();
    const left = await act(again, { type: 'sign-out' });
    expect(left.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await ask('/api/operator', undefined, { cookie: again })).status).toBe(401);
  });
});

/** Ana and Bea play with two bots and have spoken; the first hand is dealt. */
async function playing(): Promise<{ readonly code: string; readonly guests: readonly Guest[] }> {
  const guests = [await server.guest({ cookie: ANA, address: ADDRESS }), await server.guest({ cookie: BEA })];
  const [ana, bea] = guests as [Guest, Guest];
  const code = await seat(guests, { ...SETTINGS, clock: 'none' });
  for (let n = 0; n < 2; n++) await ana.say({ type: 'add-bot', level: 'beginner' });
  await bea.ask('table:say', { code, id: newId(), text: 'You play like a goose.' });
  await ana.say({ type: 'start' });
  await vi.waitFor(async () => {
    await clock.pass(1000);
    expect(ana.view?.state.stage).toBe('playing');
    expect(ana.view?.state.session.hand.phase.name).not.toBe('undealt');
  }, PATIENCE);
  return { code, guests };
}

/** All names of fields in a value, at whatever depth. */
const fieldsOf = (value: unknown): readonly string[] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, inner]) => [...(Array.isArray(value) ? [] : [name]), ...fieldsOf(inner)])
    : [];

describe('what the operator is shown', () => {
  it('are tables in numbers: no tile, no seed, no chat, no cookie, no address and no name', async () => {
    const cookie = await signedIn();
    const { code, guests } = await playing();
    const { text, value } = await ask('/api/operator', undefined, { cookie });
    const { tables, tableCount, playing: count } = value as OperatorView;
    expect([tables, tableCount, count]).toEqual([
      [
        {
          ...{ code, sort: 'friends', stage: 'playing', hand: 1, people: 2, bots: 2, watchers: 0 },
          since: expect.any(Number),
        },
      ],
      1,
      1,
    ]);
    const secrets = [ANA, BEA].map(one => one.split('.').at(-1)!);
    const names = guests.map(({ me }) => me!.name);
    for (const hidden of [...secrets, ...names, ADDRESS, 'goose', cookie.split('=')[1]!, hashOfKey(KEY)])
      expect(text).not.toContain(hidden);
    expect(
      [...new Set(fieldsOf(value))].filter(field => /tile|wall|seed|secret|hands|chat|token|network/i.test(field)),
    ).toEqual([]);
  });

  it('is the same whatever lies in the wall and in the hands', async () => {
    const shown: string[] = [];
    for (const seed of ['one', 'another']) {
      await server.close();
      clock = new HeldClock();
      clock.run(0);
      store = memoryStore();
      await opened({ entropy: new SeededEntropy(seed) });
      const cookie = await signedIn();
      const { code } = await playing();
      const { tables, tableCount, events, reports, bans, alarms } = await look(cookie);
      const table = { ...tables[0], since: 0 };
      shown.push(JSON.stringify([[table], tableCount, events, reports, bans, alarms]).replaceAll(code, 'CODE'));
    }
    expect(shown[0]).toBe(shown[1]);
  });

  it('are the figures of the metrics, of which the answer is tagged', async () => {
    const cookie = await signedIn();
    await server.guest({ cookie: ANA });
    const { nodes, alarms } = await look(cookie);
    const metrics = await (await fetch(`http://localhost:${server.port}/metrics`)).text();
    const [{ figures }] = nodes as [OperatorView['nodes'][number]];
    expect([nodes.length, figures?.isDraining, figures?.disk, alarms]).toEqual([1, false, null, []]);
    expect(metrics.includes('gorrion_people 1\n')).toBe(true);
  });

  it('are reports one by one, each of which may be closed once; whoever opened it is noted', async () => {
    const cookie = await signedIn();
    const { code, guests } = await playing();
    const report = { id: newId(), person: personOf(BEA) as PersonId, reason: 'insult', text: 'A goose!' } as const;
    expect(await guests[0]!.ask('table:report', { code, report })).toEqual({ ok: true });
    const [listed] = (await look(cookie)).reports;
    expect(listed).toMatchObject({ id: report.id, reason: 'insult', about: { id: personOf(BEA) } });
    expect((await ask('/api/operator/report?id=nothing', undefined, { cookie })).value).toEqual({
      code: 'no-such-report',
    });
    const read = (await ask(`/api/operator/report?id=${report.id}`, undefined, { cookie })).value as OpenedReport;
    expect([read.text, read.lines.map(({ text }) => text), read.place.table]).toEqual([
      'A goose!',
      ['You play like a goose.'],
      code,
    ]);
    expect(Object.keys(read).toSorted()).toEqual(
      ['about', 'at', 'by', 'closedAt', 'game', 'id', 'lines', 'place', 'reason', 'text'].toSorted(),
    );
    const closed = await act(cookie, { type: 'close-report', report: report.id });
    expect([closed.value.reports, closed.value.acts[0]]).toEqual([
      [],
      {
        number: expect.any(Number),
        at: expect.any(Number),
        key: 1,
        act: 'close-report',
        subject: report.id,
        name: null,
      },
    ]);
    await act(cookie, { type: 'close-report', report: report.id });
    const { acts } = await look(cookie);
    expect(acts.map(({ act }) => act)).toEqual(['close-report', 'read-report', 'sign-in', 'make-key']);
    const older = await ask(`/api/operator/acts?before=${acts[1]!.number}`, undefined, { cookie });
    expect(older.value.map(({ act }: { act: string }) => act)).toEqual(['sign-in', 'make-key']);
  });
});

describe('what the operator does', () => {
  it('bans a guest by the name that only they have, which closes their page, and lifts the ban', async () => {
    const cookie = await signedIn();
    const bea = await server.guest({ cookie: BEA });
    await bea.ask('me:rename', { name: 'Bea' });
    expect((await act(cookie, { type: 'ban', guest: 'Nobody' })).value).toEqual({ code: 'no-such-guest' });
    const called = (name: string) => ask(`/api/operator/guest?called=${name}`, undefined, { cookie });
    expect([(await called('Nobody')).value, (await called('Bea')).value]).toEqual([
      { code: 'no-such-guest' },
      { id: personOf(BEA), name: 'Bea' },
    ]);
    const { value } = await act(cookie, { type: 'ban', guest: 'Bea' });
    expect([value.bans, value.acts[0]]).toMatchObject([
      [{ id: personOf(BEA), name: 'Bea' }],
      { act: 'ban', subject: personOf(BEA), name: 'Bea' },
    ]);
    await vi.waitFor(() => expect(bea.notices).toEqual(['cookie-revoked']), PATIENCE);
    const lifted = await act(cookie, { type: 'lift-ban', person: personOf(BEA) as PersonId });
    expect([lifted.value.bans, lifted.value.acts[0].act]).toEqual([[], 'lift-ban']);
  });

  it('bans nobody by a name that several have, says who they are, and then bans the one that is meant', async () => {
    const cookie = await signedIn();
    for (const one of [ANA, BEA]) await (await server.guest({ cookie: one })).ask('me:rename', { name: 'Bea' });
    const ids = [ANA, BEA].map(personOf);
    const refusal = { code: 'several-guests', figures: { count: 2, ids: ids.join(' ') } };
    expect(await act(cookie, { type: 'ban', guest: 'Bea' })).toMatchObject({ status: 409, value: refusal });
    for (const guest of ids) await act(cookie, { type: 'ban', guest: guest! });
    const { bans, banCount } = await look(cookie);
    expect([bans.map(({ id }) => id), banCount]).toEqual([ids.toReversed(), 2]);
  });

  it('tells everybody something until a time, also who comes later and after a restart, and takes it back at once', async () => {
    const kept = { ...store, close: async () => {} };
    await server.close();
    await opened({ store: kept });
    const cookie = await signedIn();
    const ana = await server.guest({ cookie: ANA });
    const heard = ({ frames }: Guest) =>
      frames.flatMap(({ name, message }) => (name === 'announcement' ? [message as Announcement | null] : []));
    await act(cookie, { type: 'announce', text: 'A short pause at eleven.', minutes: 10 });
    await vi.waitFor(() => expect(heard(ana)).toHaveLength(1), PATIENCE);
    const until = Math.floor(clock.now()) + 600_000;
    expect(heard(ana)).toEqual([{ number: 1, text: 'A short pause at eleven.', until }]);
    const bea = await server.guest({ cookie: BEA });
    await vi.waitFor(() => expect(heard(bea)).toEqual(heard(ana)), PATIENCE);
    await server.close();
    await opened({ store: kept });
    const back = await server.guest({ cookie: ANA });
    await vi.waitFor(() => expect(heard(back)).toHaveLength(1), PATIENCE);
    expect((await act(cookie, { type: 'end-announcement' })).value.announcement).toBeNull();
    await vi.waitFor(() => expect(heard(back).at(-1)).toBeNull(), PATIENCE);
    await act(cookie, { type: 'announce', text: 'Again', minutes: 1 });
    await clock.pass(61_000);
    const late = await server.guest({ cookie: BEA });
    await late.ask('time', {});
    expect([heard(late), (await look(cookie)).announcement]).toEqual([[], null]);
  });

  it('drains the server and takes it back: it opens no table meanwhile, and games go on', async () => {
    const cookie = await signedIn();
    const { guests } = await playing();
    const ready = async () => (await fetch(`http://localhost:${server.port}/readyz`)).status;
    const eva = await server.guest({});
    expect((await act(cookie, { type: 'drain', node: 'nobody' })).value).toEqual({ code: 'no-such-node' });
    const [{ id: node }] = (await look(cookie)).nodes as [OperatorView['nodes'][number]];
    const { value } = await act(cookie, { type: 'drain', node });
    expect([value.nodes[0].figures.isDraining, await ready()]).toEqual([true, 503]);
    const open = () => eva.ask('table:open', { id: newId(), settings: SETTINGS });
    expect(await open()).toEqual({ ok: false, code: 'server-drained' });
    expect(await guests[0]!.say({ type: 'ask-end', isWanted: true })).toMatchObject({ ok: true });
    await act(cookie, { type: 'undrain', node });
    expect([await ready(), (await open()).ok]).toEqual([200, true]);
    expect((await look(cookie)).acts.slice(0, 2).map(({ act, subject }) => act + subject)).toEqual([
      'undrain',
      'drain',
    ]);
  });

  it('makes a backup that is read again, and says when; a database of its own has other ones', async () => {
    const cookie = await signedIn();
    expect((await act(cookie, { type: 'back-up' })).value).toEqual({ code: 'no-backups' });
    await server.close();
    const dataDir = mkdtempSync(join(tmpdir(), 'operating-'));
    writeFileSync(join(dataDir, 'cookie.key'), Buffer.alloc(32, 1));
    store = await sqliteStore(dataDir);
    const folder = join(dataDir, 'backups');
    for (const name of ['mine', ...Array.from({ length: 6 }, (_, n) => `1969-12-31T23-59-5${n}.000Z`)]) {
      mkdirSync(join(folder, name), { recursive: true });
      writeFileSync(join(folder, name, 'manifest.json'), '{}');
    }
    await opened({ backups: { dataDir, folder } });
    const own = await signedIn();
    expect((await act(own, { type: 'back-up' })).value.backup.progress).not.toBeNull();
    await vi.waitFor(async () => {
      const { backup } = await look(own);
      expect([backup.failure, backup.progress, backup.last?.bytes]).toEqual([null, null, expect.any(Number)]);
    }, PATIENCE);
    // The newest five of the page, and what somebody else has put there.
    expect(readdirSync(folder).toSorted()).toEqual([
      ...[2, 3, 4, 5].map(n => `1969-12-31T23-59-5${n}.000Z`),
      expect.stringMatching(/^2/),
      'mine',
    ]);
    await server.close();
    await opened({ store: memoryStore() });
    rmSync(dataDir, { recursive: true });
  });
});

it('limits say how often they have refused something', async () => {
  await server.close();
  const few = { burst: 1, perSecond: 0.001 };
  const looks = vi.spyOn(store, 'operatorKey');
  const socket = { ...LIMITS.socket, player: { ...few } };
  await opened({ limits: { ...LIMITS, network: { ...LIMITS.network, opens: few, operator: { ...few } }, socket } });
  const guests = [await server.guest({ address: ADDRESS }), await server.guest({ address: ADDRESS })];
  for (const guest of guests) await guest.ask('table:open', { id: newId(), settings: SETTINGS });
  // Each of them has one message.
  for (const guest of guests) await guest.ask('table:open', { id: newId(), settings: SETTINGS });
  const unknown = await ask('/api/operators');
  for (let n = 0; n < 2; n++) expect((await ask('/api/operator')).text).toBe(unknown.text);
  await keep();
  await clock.pass(1_000_000);
  for (const status of [401, 429]) expect((await ask('/api/operator')).status).toBe(status);
  expect(looks).toHaveBeenCalledTimes(2);
  const metrics = await (await fetch(`http://localhost:${server.port}/metrics`)).text();
  const hits = metrics.matchAll(/^gorrion_limit_hits_total\{limit="(.*)"\} (\d+)$/gm);
  expect(Object.fromEntries([...hits].map(([, limit, count]) => [limit, Number(count)]))).toEqual({
    'network.opens': 1,
    'network.operator': 2,
    'socket.player': 2,
  });
});
