import { digestOfKey, personAt } from '@gorrion/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId } from './testing/guest.ts';
import { fastClock, seat, type TestServer, testServer } from './testing/server.ts';

// Real sockets on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let server: TestServer;
afterEach(() => server.close());

describe('a new name', () => {
  it('is shown to everybody at the table at once: of a player, of the umpire and of a spectator', async () => {
    server = await testServer({ clock: fastClock(20) });
    const [ana, luis, uma, eva] = await Promise.all([server.guest(), server.guest(), server.guest(), server.guest()]);
    const code = await seat([ana!, luis!]);
    const key = newId();
    await ana!.say({ type: 'invite-umpire', digest: digestOfKey(key) });
    for (const one of [uma!, eva!]) await one.enter(code);
    await uma!.say({ type: 'take-umpire', key });

    await luis!.ask('me:rename', { name: 'Luis' });
    for (const one of [ana!, luis!, eva!]) await one.until(({ state }) => personAt(state, 1)?.name === 'Luis');
    await uma!.ask('me:rename', { name: 'Uma' });
    await ana!.until(({ state }) => state.umpire?.person?.name === 'Uma');
    const heard = ana!.frames.length;
    await eva!.ask('me:rename', { name: 'Eva' });
    await vi.waitFor(
      () => expect(ana!.frames.slice(heard).map(({ name }) => name)).toContain('table:watchers'),
      20_000,
    );
  });

  it('reaches the other pages of its person, so that their next move does not bring the old one back', async () => {
    server = await testServer();
    const answer = await fetch(`http://localhost:${server.port}/`);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const [ana, luis, other] = await Promise.all([server.guest(), server.guest({ cookie }), server.guest({ cookie })]);
    await seat([ana!, luis!]);
    await other!.ask('me:rename', { name: 'Luis' });
    for (const type of ['stand', 'sit'] as const) await luis!.say({ type });
    await ana!.until(({ state }) => personAt(state, 1)?.name === 'Luis');
    expect(luis!.me!.name).toBe('Luis');
  });
});
