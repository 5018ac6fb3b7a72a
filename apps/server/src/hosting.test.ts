import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from './persistence/memoryStore.ts';
import { PATIENCE } from './testing/archive.ts';
import { type Guest, newId } from './testing/guest.ts';
import { isPlaying } from './testing/player.ts';
import { SETTINGS, seat, type TestServer, testServer } from './testing/server.ts';

// Real sockets, processes and disks on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let server: TestServer;
afterEach(() => server.close());

const cookieFrom = async ({ port }: TestServer) =>
  (await fetch(`http://localhost:${port}/`)).headers.get('set-cookie')?.split(';')[0] ?? '';
const namesOf = async (guest: Guest) => {
  const answer = await guest.ask('table:watching', { code: guest.view!.code });
  return answer.ok ? answer.people.map(({ name }) => name) : answer.code;
};
const outOf = (guest: Guest) => ({ type: 'show-out', person: guest.me!.id }) as const;

/** Seats a host and a friend and adds two spectators; `cookie` lets the spectator `rude` reconnect. */
async function room(store = memoryStore()) {
  server = await testServer({ store });
  const cookie = await cookieFrom(server);
  const [host, friend, rude, kind] = (await Promise.all([
    server.guest(),
    server.guest(),
    server.guest({ cookie }),
    server.guest(),
  ])) as [Guest, Guest, Guest, Guest];
  const code = await seat([host, friend]);
  // Names given by chance may be alike; a list would then show them numbered.
  await kind.ask('me:rename', { name: 'Kind' });
  for (const watcher of [rude, kind]) await watcher.enter(code);
  return { store, cookie, code, host, friend, rude, kind };
}

describe('a spectator', () => {
  it('is listed by name for the pages that show the table', async () => {
    const { code, host, rude, kind } = await room();
    await rude.ask('me:rename', { name: 'Rude' });
    expect(await namesOf(host)).toEqual(['Rude', 'Kind']);
    expect(await namesOf(kind)).toHaveLength(2);
    const stranger = await server.guest();
    expect(await stranger.ask('table:watching', { code })).toEqual({ ok: false, code: 'not-at-this-table' });
  });
});

describe('a spectator whom the host kicks', () => {
  it('gets a notice and nothing afterwards, and cannot enter again; the others go on', async () => {
    const { code, cookie, host, friend, rude, kind } = await room();
    expect(await friend.say(outOf(rude))).toEqual({ ok: false, code: 'not-host' });
    expect(await kind.say(outOf(rude))).toEqual({ ok: false, code: 'not-host' });
    expect(await host.say(outOf(friend))).toEqual({ ok: false, code: 'not-watching' });
    const id = newId();
    for (let times = 0; times < 2; times++) expect(await host.say(outOf(rude), id)).toMatchObject({ ok: true });
    expect(rude.frames.at(-1)).toEqual({ name: 'notice', message: { code: 'shown-out', table: code } });
    const heard = rude.frames.length;
    await host.say({ type: 'add-bot', level: 'beginner' });
    await kind.until(({ state }) => state.places.some(place => place.kind === 'bot'));
    expect(await namesOf(host)).toEqual(['Kind']);
    expect(rude.frames).toHaveLength(heard);

    const refused = { ok: false, code: 'shown-out' };
    expect(await rude.enter(code)).toEqual(refused);
    expect(await rude.say({ type: 'sit' })).toEqual(refused);
    expect(await rude.ask('table:say', { code, id: newId(), text: 'hey' })).toEqual(refused);
    const again = await server.guest({ cookie });
    expect(await again.enter(code)).toEqual(refused);
    expect((await kind.say({ type: 'sit' })).ok).toBe(true);
  });

  it('cannot enter after a restart of the server', async () => {
    const { store, code, cookie, host, rude } = await room();
    await host.say(outOf(rude));
    await server.close();
    server = await testServer({ store });
    const again = await server.guest({ cookie });
    expect(await again.enter(code)).toEqual({ ok: false, code: 'shown-out' });
  });

  it('can be kicked during a hand', async () => {
    const { host, friend, rude, kind } = await room();
    for (let bots = 0; bots < 2; bots++) await host.say({ type: 'add-bot', level: 'beginner' });
    await host.say({ type: 'start' });
    await Promise.all([host, friend, kind].map(guest => guest.until(isPlaying)));
    expect(await host.say(outOf(rude))).toMatchObject({ ok: true });
    expect(rude.notices).toEqual(['shown-out']);
    expect(kind.notices).toEqual([]);
  });
});

describe('a table that nobody may watch', () => {
  it('lets guests into the room, dismisses them when the game begins, and takes no spectator during it', async () => {
    server = await testServer({ store: memoryStore() });
    const [host, guest, late] = (await Promise.all([server.guest(), server.guest(), server.guest()])) as [
      Guest,
      Guest,
      Guest,
    ];
    const code = await seat([host]);
    await guest.enter(code);
    const { settings } = host.view!.state;
    await host.say({ type: 'change-settings', settings: { ...settings, watching: 'nobody' } });
    for (let bots = 0; bots < 3; bots++) await host.say({ type: 'add-bot', level: 'beginner' });
    await host.say({ type: 'start' });
    await host.until(({ state }) => state.stage === 'playing');
    const notice = () => guest.frames.find(({ name }) => name === 'notice');
    await vi.waitFor(
      () => expect(notice()).toEqual({ name: 'notice', message: { code: 'nobody-watches', table: code } }),
      20_000,
    );
    expect(await late.ask('table:enter', { code })).toEqual({ ok: false, code: 'nobody-watches' });
    expect(await host.ask('table:watching', { code })).toEqual({ ok: true, people: [] });
  });

  it('dismisses them from a lesson when its teacher deals, and a learner who leaves', async () => {
    server = await testServer({ store: memoryStore() });
    const [teacher, lena, jun, eva] = await Promise.all(Array.from({ length: 4 }, () => server.guest()));
    const code = await seat([teacher!], { ...SETTINGS, teacher: true, watching: 'nobody' });
    for (const guest of [lena!, jun!, eva!]) await guest.enter(code);
    for (const guest of [lena!, jun!])
      expect(await guest.say({ type: 'sit', isTaught: true })).toMatchObject({ ok: true });
    expect(await teacher!.say({ type: 'teach', act: { kind: 'deal' } })).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(eva!.notices).toEqual(['nobody-watches']), PATIENCE);
    expect(await jun!.say({ type: 'leave' })).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(jun!.notices).toEqual(['nobody-watches']), PATIENCE);
    expect(lena!.notices).toEqual([]);
    expect(await eva!.enter(code)).toEqual({ ok: false, code: 'nobody-watches' });
  });
});
