import type { PersonId } from '@gorrion/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signedCookies } from './identity/cookie.ts';
import { postgresStore } from './persistence/postgres/postgresStore.ts';
import { newId } from './testing/guest.ts';
import { nodeNamed, postgresForTests } from './testing/postgres.ts';
import { SETTINGS, seat, type TestServer, testServer } from './testing/server.ts';

/* The whole server on a real PostgreSQL. */

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

const engine = await postgresForTests();
const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0).toReversed()) await server.close();
});

async function serverOn(url: string): Promise<TestServer> {
  const server = await testServer({ store: await postgresStore(url, nodeNamed()) });
  servers.push(server);
  return server;
}

const ANA = 'a'.repeat(32) as PersonId;
const cookie = signedCookies(Buffer.alloc(32, 1)).write(ANA, false).split(';')[0]!;
const bot = { type: 'add-bot', level: 'beginner' } as const;

describe.skipIf(!engine)('a server on PostgreSQL', () => {
  it('has its tables, names and lobby again after it was stopped', async () => {
    const url = await engine!.freshUrl();
    const before = await serverOn(url);
    const [ana, luis] = [await before.guest({ cookie }), await before.guest()];
    const code = await seat([ana, luis]);
    expect(await ana.ask('me:rename', { name: 'Ana' })).toMatchObject({ ok: true });
    expect(await ana.say(bot)).toMatchObject({ ok: true });
    const { seq } = ana.view!;
    await before.close();
    servers.splice(0);

    const after = await serverOn(url);
    const again = await after.guest({ cookie });
    expect(again.me).toMatchObject({ id: ana.me?.id, name: 'Ana' });
    const entered = await again.enter(code);
    expect(entered.ok).toBe(true);
    expect(again.view!.seq).toBeGreaterThanOrEqual(seq);
    expect(await again.say(bot)).toMatchObject({ ok: true });
  });

  it('opens one table for a wish that comes again after a restart', async () => {
    const url = await engine!.freshUrl();
    const before = await serverOn(url);
    const guest = await before.guest({ cookie });
    const wish = { id: newId(), settings: SETTINGS };
    const first = await guest.ask('table:open', wish);
    await before.close();
    servers.splice(0);
    const again = await (await serverOn(url)).guest({ cookie });
    expect(await again.ask('table:open', wish)).toEqual(first);
    expect((await again.enter(first.ok ? first.code : '')).ok).toBe(true);
  });

  it('freezes its tables while PostgreSQL restarts, says so, and goes on within 5 s of its return', async ({
    skip,
  }) => {
    if (!engine?.restart) return skip('The PostgreSQL of DATABASE_URL is not ours to stop.');
    const server = await serverOn(await engine.freshUrl());
    const [ana, luis] = [await server.guest(), await server.guest()];
    await seat([ana, luis]);
    const restarted = engine.restart('immediate', 1500);
    const refused = vi.waitFor(async () => {
      const answer = await ana.say(bot);
      expect(answer).toMatchObject({ ok: false, code: 'table-frozen' });
    }, 20_000);
    await refused;
    await luis.until((_view, { isFrozen }) => isFrozen);
    await restarted;
    const back = performance.now();
    await luis.until((_view, { isFrozen }) => !isFrozen);
    expect(performance.now() - back).toBeLessThan(5000);
    expect(await luis.ask('me:rename', { name: 'Luis' })).toMatchObject({ ok: true });
    await vi.waitFor(async () => expect(await ana.say(bot)).toMatchObject({ ok: true }), { timeout: 5000 });
    expect(await server.guest()).toBeTruthy();
  });
});
