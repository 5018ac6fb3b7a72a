import type { CastLink, PersonId, Refusal, TableCode, TableSettings } from '@gorrion/protocol';
import { clientSchemas } from '@gorrion/protocol/schemas';
import { viewTable } from '@gorrion/table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RevocationList } from './identity/revoked.ts';
import { LIMITS } from './limits/limits.ts';
import { memoryStore } from './persistence/memoryStore.ts';
import { ANA, BEA, EVA, PATIENCE } from './testing/archive.ts';
import { type Guest, newId } from './testing/guest.ts';
import { SETTINGS, seat, type TestServer, testServer } from './testing/server.ts';

/* Links by which a table is cast: what their pages are sent, what they may say, and how they end. */

// Real sockets on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

type Wish = 'look' | 'make' | 'end';

async function wish(guest: Guest, code: string, what: Wish): Promise<CastLink | null | Refusal> {
  const answer = await guest.ask('table:cast', { code, wish: what });
  return answer.ok ? answer.cast : answer.code;
}

async function keyOf(guest: Guest, code: string): Promise<string> {
  const link = await wish(guest, code, 'make');
  if (link === null || typeof link === 'string') throw new Error(link ?? 'no link');
  return link.key;
}

/** Returns why a key lets nobody connect; undefined if it does. */
const refusalOf = (cast: string, knock = {}): Promise<string | undefined> =>
  server.guest({ cast, ...knock }).then(
    () => undefined,
    (error: Error) => error.message,
  );

/** Ana plays with three bots at a table with settings; her clock does not run out. */
async function playing(settings: Partial<TableSettings> = {}) {
  const ana = await server.guest({ cookie: ANA });
  const code = (await seat([ana], { ...SETTINGS, clock: 'none', ...settings })) as TableCode;
  for (let n = 0; n < 3; n++) await ana.say({ type: 'add-bot', level: 'beginner' });
  return { ana, code };
}

it('sends a page with the key what spectators are sent, also in the browser of a player, whose page stays', async () => {
  const { ana, code } = await playing({ watching: 'ask' });
  const key = await keyOf(ana, code);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  await ana.say({ type: 'start' });
  await ana.until(({ state }) => state.session.phase === 'playing' && state.session.hand.phase.name !== 'undealt');
  const eva = await server.guest({ cookie: EVA });
  expect(await eva.enter(code)).toEqual({ ok: false, code: 'ask-to-watch' });
  const obs = await server.guest({ cast: key, cookie: ANA });
  expect(await obs.ask('cast:table', {})).toEqual({ ok: true, code });
  expect(await obs.enter(code)).toMatchObject({ ok: true, snapshot: { viewer: 'spectator' } });
  await eva.ask('table:command', { code, envelope: { id: newId(), answers: 0, command: { type: 'ask-to-watch' } } });
  await ana.say({ type: 'answer-watcher', person: eva.me!.id, isAdmitted: true });
  expect(await eva.enter(code)).toMatchObject({ ok: true });
  await vi.waitFor(() => expect(obs.view).toEqual(eva.view), PATIENCE);
  expect(obs.view?.state).toEqual(viewTable(obs.view!.state, 'spectator'));
  expect([ana.notices, obs.frames.filter(({ name }) => name === 'me')]).toEqual([[], []]);
  expect(await wish(ana, code, 'look')).toEqual({ key, pages: 1 });
  expect(await ana.ask('table:watching', { code })).toMatchObject({
    people: [{ id: ana.me!.id, name: ana.me!.name, isCast: true }, { id: eva.me!.id }],
  });
});

it('shows who sets a cast what spectators see, beside the page on which they play', async () => {
  const { ana, code } = await playing({ delay: 'hand' });
  await ana.say({ type: 'start' });
  await ana.until(({ state }) => state.session.phase === 'playing' && state.session.hand.phase.name !== 'undealt');
  const caster = await server.guest({ cookie: ANA });
  const eva = await server.guest({ cookie: EVA });
  expect(await caster.enter(code, undefined, { asCaster: true })).toMatchObject({ ok: true });
  await eva.enter(code);
  expect(caster.view).toMatchObject({ viewer: 'spectator', state: eva.view!.state });
  expect([ana.notices, typeof ana.view?.viewer]).toEqual([[], 'number']);
  expect(await caster.ask('table:watching', { code })).toMatchObject({ people: [{ id: eva.me!.id }] });
  expect(await wish(caster, code, 'make')).toMatchObject({ pages: 0 });
});

it('lets a page with the key watch its own table, and do nothing else', async () => {
  await server.close();
  const { archive } = LIMITS.network;
  server = await testServer({ limits: { ...LIMITS, socket: { ...LIMITS.socket, player: archive, watcher: archive } } });
  const { ana, code } = await playing();
  const obs = await server.guest({ cast: await keyOf(ana, code) });
  const other = await seat([await server.guest({ cookie: BEA })]);
  expect(await obs.enter(other)).toEqual({ ok: false, code: 'cast-over' });
  expect(await obs.enter(code)).toMatchObject({ ok: true });
  const allowed = ['cast:table', 'table:enter', 'table:exit', 'me:hidden', 'time'];
  const envelope = { id: newId(), answers: 0, command: { type: 'sit' } };
  const texts = { name: 'Eve', code, envelope, id: newId(), word: 'hello', wish: 'make', ledger: 'x', game: 'x' };
  for (const [name, schema] of Object.entries(clientSchemas).filter(([name]) => !allowed.includes(name))) {
    const keys = 'shape' in schema ? Object.keys(schema.shape) : ['code', 'id', 'word'];
    const message = Object.fromEntries(keys.filter(key => key in texts).map(key => [key, texts[key as never]]));
    const answer = (await obs.shout(name, message)) as { ok: boolean; code: string };
    expect([name, answer]).toEqual([name, { ok: false, code: 'not-at-this-table' }]);
  }
  expect(obs.view?.state.places.filter(({ kind }) => kind === 'person')).toHaveLength(1);
});

it('shows nothing by an old key: made anew, ended, or of a person who may not watch any more', async () => {
  const { ana, code } = await playing();
  const eva = await server.guest({ cookie: EVA });
  await eva.enter(code);
  const first = await keyOf(eva, code);
  const obs = await server.guest({ cast: first });
  await obs.enter(code);
  const second = await keyOf(eva, code);
  await vi.waitFor(() => expect(obs.notices).toEqual(['cast-over']), PATIENCE);
  expect(await obs.enter(code)).toEqual({ ok: false, code: 'cast-over' });
  expect(await refusalOf(first)).toBe('no-such-cast');
  const again = await server.guest({ cast: second });
  await again.enter(code);
  // The host sees whose link it is, and removes them with it.
  await ana.say({ type: 'show-out', person: eva.me!.id });
  await vi.waitFor(() => expect(again.notices).toEqual(['cast-over']), PATIENCE);
  expect(await again.enter(code)).toEqual({ ok: false, code: 'cast-over' });
  expect(await wish(eva, code, 'make')).toBe('shown-out');

  const own = await keyOf(ana, code);
  expect(await wish(ana, code, 'end')).toBeNull();
  expect([await wish(ana, code, 'look'), await refusalOf(own)]).toEqual([null, 'no-such-cast']);
  const last = await keyOf(ana, code);
  const shown = await server.guest({ cast: last });
  await shown.enter(code);
  await ana.say({ type: 'change-settings', settings: { ...ana.view!.state.settings, watching: 'nobody' } });
  expect(await wish(ana, code, 'look')).toBe('nobody-watches');
  await ana.say({ type: 'start' });
  await vi.waitFor(() => expect(shown.notices).toEqual(['cast-over']), PATIENCE);
});

it('makes one link of a wish that a page repeats, also while the first one is under way', async () => {
  const { ana, code } = await playing();
  const make = async (instead: string | null) => {
    const answer = await ana.ask('table:cast', { code, wish: 'make', instead });
    return answer.ok ? answer.cast?.key : answer.code;
  };
  const [first, repeated] = await Promise.all([make(null), make(null)]);
  expect(repeated).toBe(first);
  const obs = await server.guest({ cast: first! });
  expect(await obs.enter(code)).toMatchObject({ ok: true });
  const renewed = await make(first!);
  expect(renewed).not.toBe(first);
  expect(await make(first!)).toBe(renewed);
  expect(await refusalOf(renewed!)).toBeUndefined();
  // One that was ended meanwhile is none to keep.
  await wish(ana, code, 'end');
  expect(await make(renewed!)).toMatch(/^[0-9a-f]{32}$/);
});

it('refuses a link to who does not admit spectators, too many links, pages and wrong keys', async () => {
  await server.close();
  server = await testServer({
    limits: { ...LIMITS, network: { ...LIMITS.network, handshakes: LIMITS.network.archive } },
  });
  const address = '2001:db8:c::1';
  const ana = await server.guest({ cookie: ANA, address });
  const bea = await server.guest({ cookie: BEA, address });
  const code = await seat([ana, bea], { ...SETTINGS, watching: 'ask' });
  expect(await wish(bea, code, 'make')).toBe('not-host');
  expect(await wish(ana, code, 'look')).toBeNull();
  let key = '';
  for (let n = 0; n < LIMITS.guest.casts.burst; n++) key = await keyOf(ana, code);
  expect(await wish(ana, code, 'make')).toBe('too-many-requests');
  const pages = await Promise.all(Array.from({ length: 13 }, () => server.guest({ cast: key })));
  const answers = [];
  for (const page of pages) answers.push(await page.enter(code));
  expect(answers.map(({ ok }) => ok)).toEqual([...Array(12).fill(true), false]);
  expect(answers[12]).toEqual({ ok: false, code: 'too-many-pages' });

  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      refusalOf(n.toString(16).repeat(32), { cookie: EVA, address: '2001:db8:d::1' }),
    ),
  );
  expect(tries.filter(why => why === 'no-such-cast').length).toBeLessThanOrEqual(10);
  expect(await refusalOf(key, { cookie: EVA })).toBeUndefined();
});

it('keeps a link through a restart, until its table or its maker is gone', async () => {
  await server.close();
  const store = memoryStore();
  const kept = { ...store, close: async () => {} };
  server = await testServer({ store: kept });
  const { ana, code } = await playing();
  const key = await keyOf(ana, code);
  await server.close();
  server = await testServer({ store: kept });
  const obs = await server.guest({ cast: key });
  expect(await obs.enter(code)).toMatchObject({ ok: true });
  const back = await server.guest({ cookie: ANA });
  await back.ask('me:forget', {});
  await vi.waitFor(() => expect(obs.notices).toEqual(['cast-over']), PATIENCE);
  expect(await refusalOf(key)).toBe('no-such-cast');
});

it('shows nothing by the link of a person whom the operator revokes', async () => {
  await server.close();
  let revoke = (_: PersonId): void => {};
  const people = new Set<PersonId>();
  const revoked: RevocationList = {
    has: person => people.has(person),
    people: () => [...people],
    onRevoked(listener) {
      revoke = person => {
        people.add(person);
        listener(person);
      };
    },
    close() {},
  };
  server = await testServer({ revoked });
  const { ana, code } = await playing();
  const key = await keyOf(ana, code);
  const [shown, waiting] = [await server.guest({ cast: key }), await server.guest({ cast: key })];
  await shown.enter(code);
  revoke(ana.me!.id);
  await vi.waitFor(() => expect(shown.notices).toEqual(['cast-over']), PATIENCE);
  expect(await waiting.enter(code)).toEqual({ ok: false, code: 'cast-over' });
  expect(await refusalOf(key)).toBe('no-such-cast');
});

it('shows nothing to a page whose link is deleted while it is let in', async () => {
  await server.close();
  const store = memoryStore();
  let read = (): void => {};
  let goOn = (): void => {};
  const [isRead, mayGoOn] = [new Promise<void>(done => (read = done)), new Promise<void>(done => (goOn = done))];
  let isSlow = false;
  server = await testServer({
    store: {
      ...store,
      async castOf(...words) {
        const cast = await store.castOf(...words);
        if (!isSlow) return cast;
        read();
        await mayGoOn;
        return cast;
      },
    },
  });
  const { ana, code } = await playing();
  const obs = await server.guest({ cast: await keyOf(ana, code) });
  isSlow = true;
  const entering = obs.enter(code);
  await isRead;
  await ana.ask('me:forget', {});
  goOn();
  expect(await entering).toEqual({ ok: false, code: 'cast-over' });
});

it('ends a link, and a call link, that somebody makes while they are being forgotten', async () => {
  await server.close();
  const store = memoryStore();
  let settle = (): void => {};
  const settling = new Promise<void>(done => {
    settle = done;
  });
  server = await testServer({
    store: {
      ...store,
      async settle(...words) {
        await settling;
        return store.settle(...words);
      },
    },
  });
  const [ana, bea] = [await server.guest({ cookie: ANA }), await server.guest({ cookie: BEA })];
  const code = (await seat([bea])) as TableCode;
  await ana.ask('me:forget', {});
  const obs = await server.guest({ cast: await keyOf(ana, code) });
  expect(await obs.enter(code)).toMatchObject({ ok: true });
  // A table that a group opens has the link of who has set it there, wherever they are.
  const person = ana.me!.id;
  await store.keepCallLink(code, { person, link: 'https://call.example/room' });
  const again = await server.guest({ cookie: BEA });
  await again.enter(code);
  const links = () => again.frames.filter(({ name }) => name === 'table:call-link').map(({ message }) => message);
  await vi.waitFor(() => expect(links()).toEqual([{ code, link: 'https://call.example/room' }]), PATIENCE);
  settle();
  await vi.waitFor(() => expect(obs.notices).toEqual(['cast-over']), PATIENCE);
  await vi.waitFor(() => expect(links().at(-1)).toEqual({ code, link: null }), PATIENCE);
});
