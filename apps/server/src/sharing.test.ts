import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { GroupView } from '@gorrion/events/groups';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIMITS, type Limits } from './limits/limits.ts';
import { postgresStore } from './persistence/postgres/postgresStore.ts';
import { Person } from './testing/eventPerson.ts';
import { newId } from './testing/guest.ts';
import { postgresForTests } from './testing/postgres.ts';
import { redisForTests } from './testing/redis.ts';
import { type TestServer, testServer } from './testing/server.ts';
import { freePort } from './testing/services.ts';

/* What two nodes know of each other's pages, on a real PostgreSQL and Redis. */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const database = await postgresForTests();
const redis = database && (await redisForTests());

/** A hall with one address: two pages and a handshake now and then, for people who are no event's. */
const HALL = '203.0.113.7';
const limits: Limits = {
  ...LIMITS,
  network: { ...LIMITS.network, sockets: 2, handshakes: { burst: 2, perSecond: 0.001 } },
};
/** Nodes tell each other once a second what they have. */
const TOLD = 2500;

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0).toReversed()) await server.close();
});

async function nodeOn(url: string): Promise<TestServer> {
  const nodePort = await freePort();
  const node = { id: randomBytes(8).toString('hex'), address: `127.0.0.1:${nodePort}` };
  const cluster = { node, port: nodePort, redisUrl: redis!.url };
  const server = await testServer({ store: await postgresStore(url, node), cluster, limits });
  servers.push(server);
  return server;
}

describe.skipIf(!redis)('two nodes', () => {
  it('both let the people of an event in from their hall, though only one is the home', async () => {
    const url = await database!.freshUrl();
    const [home, other] = [await nodeOn(url), await nodeOn(url)];
    const organiser = await Person.from('Olga', home.port);
    const event = await organiser.open('Abierto');
    await organiser.do(event, { type: 'set-players', players: ['Ana', 'Bea', 'Ciro', 'Dan'].map(name => ({ name })) });
    const when = { from: '2026-11-20', to: '2026-11-20', place: 'online', sessions: 1 } as const;
    await organiser.do(event, { type: 'plan', changes: when });
    await organiser.do(event, { type: 'draw-lots' });
    const rotation = { sessions: [[[1, 2, 3, 4] as const]] };
    await organiser.do(event, { type: 'set-rotation', rotation, origin: { by: 'hand' } });
    await organiser.do(event, { type: 'open-event' });
    const cookies: string[] = [];
    for (const { name, key } of (await organiser.see(event)).players) {
      const person = await Person.from(name, home.port);
      await person.do(event, { type: 'join', key: key! });
      cookies.push(person.cookie);
    }
    await pause(TOLD);
    for (const cookie of cookies) await other.guest({ address: HALL, cookie });
    for (let n = 0; n < 2; n++) await other.guest({ address: HALL });
    await expect(other.guest({ address: HALL })).rejects.toThrow();
  });

  it('forget a person in their groups, whichever node their page is at', async () => {
    const url = await database!.freshUrl();
    const [home, other] = [await nodeOn(url), await nodeOn(url)];
    const [ana, bea] = [await Person.from('Ana', home.port), await Person.from('Bea', home.port)];
    const ask = async (path: string, { cookie }: Person, body?: object) => {
      const headers = { cookie, origin: `http://localhost:${home.port}` };
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
      return (await fetch(`http://localhost:${home.port}/api/ledgers/group${path}`, init)).json();
    };
    const { id } = await ask('', ana, { id: newId(), wish: { name: 'Thursday' } });
    const see = async (): Promise<GroupView> => (await ask(`/${id}`, ana)).view;
    await ask(`/${id}`, bea, { id: newId(), command: { type: 'join', key: (await see()).key } });
    expect((await see()).members[1]).toMatchObject({ role: 'member' });
    const page = await other.guest({ cookie: bea.cookie });
    await page.ask('me:forget', {});
    await vi.waitFor(async () => expect((await see()).members[1]).toMatchObject({ name: null, role: 'gone' }), TOLD);
    await ask(`/${id}`, ana, { id: newId(), command: { type: 'rename', name: 'Friday' } });
    expect((await see()).name).toBe('Friday');
  });

  it('count the pages of a guest together', async () => {
    const url = await database!.freshUrl();
    const [first, second] = [await nodeOn(url), await nodeOn(url)];
    const { cookie } = await Person.from('Ana', first.port);
    const half = LIMITS.guest.sockets / 2;
    for (let n = 0; n < half; n++) await first.guest({ cookie });
    await pause(TOLD);
    for (let n = 0; n < half; n++) await second.guest({ cookie });
    await expect(second.guest({ cookie })).rejects.toThrow('too-many-pages');
    await pause(TOLD);
    await expect(first.guest({ cookie })).rejects.toThrow('too-many-pages');
  });
});
