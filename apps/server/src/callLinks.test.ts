import type { GroupView } from '@gorrion/events/groups';
import type { CallLinkWish, TableCode } from '@gorrion/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from './limits/limits.ts';
import { memoryStore } from './persistence/memoryStore.ts';
import type { Store } from './persistence/store.ts';
import { ANA, askerOf, BEA, EVA, PATIENCE } from './testing/archive.ts';
import { type Guest, newId } from './testing/guest.ts';
import { SETTINGS, seat, type TestServer, testServer } from './testing/server.ts';

/* Where those who play together talk: at a table, and in a group. */

// Real sockets on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const LINK = 'https://call.example/secret-room';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const ask = askerOf(() => server!.port);
const open = async (store: Store = memoryStore(), env = {}) => {
  server = await testServer({ store: { ...store, close: async () => {} }, env });
  return store;
};
const guestOf = (cookie: string) => server!.guest({ cookie });
const change = (guest: Guest, code: string, wish: CallLinkWish) => guest.ask('table:call-link', { code, wish });
const set = (guest: Guest, code: string, link = LINK) => change(guest, code, { type: 'set', link });
/** The links that a page was sent, the newest last. */
const linksOf = ({ frames }: Guest) =>
  frames.flatMap(({ name, message }) =>
    name === 'table:call-link' ? [(message as { link: string | null }).link] : [],
  );
const newest = (guest: Guest, link: string | null) =>
  vi.waitFor(() => expect(linksOf(guest).at(-1)).toBe(link), PATIENCE);

/** Ana and Bea at a table of Ana's, which Eva watches. */
async function table() {
  const [ana, bea, eva] = await Promise.all([ANA, BEA, EVA].map(guestOf));
  const code = (await seat([ana!, bea!], { ...SETTINGS, visibility: 'public' })) as TableCode;
  await eva!.enter(code);
  return { ana: ana!, bea: bea!, eva: eva!, code };
}

describe('the call link of a table', () => {
  it('is set by its host, and told to nobody but its players', async () => {
    await open();
    const { ana, bea, eva, code } = await table();
    expect(await set(bea, code)).toEqual({ ok: false, code: 'not-host' });
    expect(await set(eva, code)).toEqual({ ok: false, code: 'not-host' });
    expect(await set(ana, code, 'https://127.0.0.1/1')).toEqual({ ok: false, code: 'bad-call-link' });
    expect(await set(ana, code)).toEqual({ ok: true });
    await Promise.all([ana, bea].map(guest => newest(guest, LINK)));
    await eva.ask('lobby:watch', {});
    await ask(`/api/tables/${code}/hands`, EVA);
    // It is new to who sits down, and to who comes back.
    for (const told of [eva.frames, eva.view]) expect(JSON.stringify(told)).not.toContain('secret-room');
    await eva.say({ type: 'sit' });
    await newest(eva, LINK);
    const again = await guestOf(BEA);
    await again.enter(code);
    await newest(again, LINK);
    expect(await change(ana, code, { type: 'remove' })).toEqual({ ok: true });
    await Promise.all([ana, eva, again].map(guest => newest(guest, null)));
  });

  it('is no longer sent to who has got up', async () => {
    await open();
    const { ana, bea, code } = await table();
    await bea.say({ type: 'stand' });
    await set(ana, code);
    await newest(ana, LINK);
    expect(linksOf(bea).every(link => link === null)).toBe(true);
  });

  it('is a room of its own at one press, where the server names a service', async () => {
    await open(memoryStore(), { CALL_ROOMS: 'https://rooms.example/club/' });
    const { ana, code } = await table();
    const rooms: unknown[] = [];
    for (let n = 0; n < 2; n++) {
      await change(ana, code, { type: 'make' });
      await vi.waitFor(() => expect([...new Set(linksOf(ana).filter(Boolean))]).toHaveLength(n + 1), PATIENCE);
      rooms.push(linksOf(ana).at(-1));
    }
    for (const room of rooms) expect(room).toMatch(/^https:\/\/rooms\.example\/club\/gorrion-[2-9a-z]{20}$/);
    await server!.close();
    await open(memoryStore(), { CALL_ROOMS: '' });
    const other = await table();
    expect(await change(other.ana, other.code, { type: 'make' })).toEqual({ ok: false, code: 'no-call-rooms' });
  });

  it('outlasts a restart, and goes with its table and with who has set it', async () => {
    const store = await open();
    const { ana, code } = await table();
    await set(ana, code);
    await server!.close();
    await open(store);
    const [back, bea] = await Promise.all([ANA, BEA].map(guestOf));
    for (const guest of [back!, bea!]) await guest.enter(code);
    await newest(bea!, LINK);
    await back!.ask('me:forget', {});
    await newest(bea!, null);
    expect(await store.callLinkOf(code)).toBeUndefined();

    const epoch = await store.register({
      code: 'ABCD2345' as TableCode,
      host: 'h' as never,
      request: 'r',
      openedAt: 1,
    });
    await store.keepCallLink('ABCD2345' as TableCode, { person: 'h' as never, link: LINK });
    expect(await store.callLinkOf('ABCD2345' as TableCode)).toMatchObject({ link: LINK });
    await store.retire('ABCD2345' as TableCode, 'epoch' in epoch ? epoch.epoch : 0);
    expect(await store.callLinkOf('ABCD2345' as TableCode)).toBeUndefined();
    await store.keepCallLink('WXYZ2345' as TableCode, { person: 'h' as never, link: LINK });
    expect(await store.callLinkOf('WXYZ2345' as TableCode)).toBeUndefined();
  });

  it('may be changed so often and no more, here and in groups together', async () => {
    const few = { burst: 1, perSecond: 0 };
    const limits = { ...LIMITS, guest: { ...LIMITS.guest, callLinks: few } };
    server = await testServer({ limits });
    const ana = await server.guest({ cookie: ANA, address: '203.0.113.7' });
    const code = await seat([ana], SETTINGS);
    expect(await change(ana, code, { type: 'remove' })).toEqual({ ok: true });
    expect(await set(ana, code)).toEqual({ ok: false, code: 'too-many-requests' });
    const made = await ask('/api/ledgers/group', ANA, { id: newId(), wish: { name: 'Tuesday' } });
    const { id } = made.value as { id: string };
    const origin = `http://localhost:${server.port}`;
    const headers = { cookie: ANA, origin, 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' };
    const room = await fetch(`${origin}/api/calls/${id}/room`, { method: 'POST', headers, body: '{}' });
    expect(await room.json()).toEqual({ code: 'too-many-requests' });
  });
});

describe('the call link of a group', () => {
  const command = (id: string, cookie: string, sent: object) =>
    ask(`/api/ledgers/group/${id}`, cookie, { id: newId(), command: sent });
  const viewOf = async (id: string, cookie: string) =>
    ((await ask(`/api/ledgers/group/${id}`, cookie)).value as { view: GroupView }).view;

  /** Opens a table of a group for Bea, and resolves with its code. */
  async function openTable(id: string): Promise<TableCode> {
    await command(id, BEA, { type: 'open-table' });
    return vi.waitFor(async () => {
      const code = (await viewOf(id, BEA)).now.at(-1)?.code;
      expect(code).toBeTruthy();
      return code as TableCode;
    }, PATIENCE);
  }

  it('is for its members, and for those who sit at a table that the group opens', async () => {
    await open();
    const made = await ask('/api/ledgers/group', ANA, { id: newId(), wish: { name: 'Tuesday' } });
    const { id } = made.value as { id: string };
    await command(id, BEA, { type: 'join', key: (await viewOf(id, ANA)).key });
    expect((await command(id, BEA, { type: 'set-call-link', link: LINK })).value).toMatchObject({
      code: 'owners-only',
    });
    expect((await command(id, ANA, { type: 'set-call-link', link: 'http://call.example' })).status).not.toBe(200);
    expect((await ask(`/api/calls/${id}/room`, BEA, {})).value).toEqual({ code: 'owners-only' });
    const { link } = (await ask(`/api/calls/${id}/room`, ANA, {})).value as { link: string };
    expect(link).toMatch(/^https:\/\/meet\.jit\.si\/gorrion-[2-9a-z]{20}$/);
    expect((await command(id, ANA, { type: 'set-call-link', link: LINK })).status).toBe(200);
    expect((await viewOf(id, BEA)).callLink).toBe(LINK);
    const key = (await viewOf(id, ANA)).key;
    for (const path of [`/api/ledgers/group/${id}`, `/api/groups/${id}/games`])
      expect(JSON.stringify((await ask(path, EVA)).value)).not.toContain('secret-room');
    expect(JSON.stringify((await ask(`/api/groups/${id}/door`, EVA, { key })).value)).not.toContain('secret-room');
    expect(JSON.stringify((await ask('/api/ledgers/group', BEA)).value)).not.toContain('secret-room');

    const code = await openTable(id);
    const [ana, bea, eva] = await Promise.all([ANA, BEA, EVA].map(guestOf));
    for (const guest of [ana!, bea!, eva!]) await guest.enter(code);
    await ana!.say({ type: 'sit' });
    await newest(ana!, LINK);
    expect(JSON.stringify(eva!.frames)).not.toContain('secret-room');
    await ana!.ask('me:forget', {});
    await newest(bea!, null);
    expect((await viewOf(id, BEA)).callLink).toBeNull();
  });

  it('leaves a table that becomes public, where one of its host stays', async () => {
    const store = await open();
    const made = await ask('/api/ledgers/group', BEA, { id: newId(), wish: { name: 'Tuesday' } });
    const { id } = made.value as { id: string };
    await command(id, BEA, { type: 'set-call-link', link: LINK });
    const [bea, eva] = await Promise.all([BEA, EVA].map(guestOf));
    const become = (visibility: 'public' | 'link') =>
      bea!.say({ type: 'change-settings', settings: { ...bea!.view!.state.settings, visibility } });
    const code = await openTable(id);
    await bea!.enter(code);
    await bea!.say({ type: 'sit' });
    await newest(bea!, LINK);
    await become('public');
    await newest(bea!, null);
    await eva!.enter(code);
    await eva!.say({ type: 'sit' });
    await newest(eva!, null);
    expect(await store.callLinkOf(code)).toBeUndefined();
    await set(bea!, code, 'https://call.example/own');
    await newest(eva!, 'https://call.example/own');
    for (const visibility of ['link', 'public'] as const) await become(visibility);
    expect(await store.callLinkOf(code)).toMatchObject({ link: 'https://call.example/own', isOfGroup: false });
    expect(linksOf(eva!)).not.toContain(LINK);
  });

  it('is not at a public table, where anybody may sit down, until its host sets it', async () => {
    await open();
    const made = await ask('/api/ledgers/group', BEA, { id: newId(), wish: { name: 'Tuesday' } });
    const { id } = made.value as { id: string };
    const settings = { ...SETTINGS, visibility: 'public' };
    for (const sent of [
      { type: 'set-rules', name: 'Open', settings },
      { type: 'set-call-link', link: LINK },
    ])
      expect((await command(id, BEA, sent)).status).toBe(200);
    const code = await openTable(id);
    const [bea, eva] = await Promise.all([BEA, EVA].map(guestOf));
    for (const guest of [bea!, eva!]) {
      await guest.enter(code);
      await guest.say({ type: 'sit' });
    }
    await newest(eva!, null);
    await set(bea!, code, 'https://call.example/open');
    await newest(eva!, 'https://call.example/open');
    for (const guest of [bea!, eva!]) expect(linksOf(guest)).not.toContain(LINK);
  });
});
