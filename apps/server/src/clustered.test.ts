import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OperatorView, OperatorWish, TableSettings, TokensView } from '@gorrion/protocol';
import { WIDE } from '@gorrion/rules/testing/wide';
import pg from 'pg';
import { createClient } from 'redis';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { personOf } from './testing/archive.ts';
import { Person } from './testing/eventPerson.ts';
import { Guest } from './testing/guest.ts';
import { LineProgram } from './testing/lines.ts';
import { postgresForTests } from './testing/postgres.ts';
import { type ServerProcess, startProcess } from './testing/process.ts';
import { redisForTests } from './testing/redis.ts';
import { SETTINGS, seat } from './testing/server.ts';
import { freePort } from './testing/services.ts';

/* Two real nodes on a real PostgreSQL and Redis. The long proofs are in `proofs/cluster`. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const database = await postgresForTests();
const bus = await redisForTests();

const ended: (() => unknown)[] = [];
/** What ends with the last test. */
const lasting: (() => unknown)[] = [];
const endAll = async (list: (() => unknown)[]) => {
  for (const end of list.splice(0).toReversed()) await end();
};
afterEach(() => endAll(ended));
afterAll(() => endAll(lasting));

async function startNode(url: string, ends: (() => unknown)[]): Promise<ServerProcess> {
  const env = { DATABASE_URL: url, REDIS_URL: bus!.url, NODE_ADDRESS: `127.0.0.1:${await freePort()}` };
  const node = await startProcess('/nowhere', 0, [], env);
  ends.push(() => node.kill('SIGKILL'));
  return node;
}

/** Starts two nodes and waits until they are linked. */
async function twoNodes(given?: string, ends = ended): Promise<readonly [ServerProcess, ServerProcess]> {
  const url = given ?? (await database!.freshUrl());
  const first = await startNode(url, ends);
  const second = await startNode(url, ends);
  for (const { port } of [first, second])
    await vi.waitFor(
      async () =>
        expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toMatch(/gorrion_links_open 1\n/),
      { timeout: 10_000 },
    );
  return [first, second];
}

/** Two nodes of the tests that end none, and the database that they share. */
let pair: readonly [ServerProcess, ServerProcess] | undefined;
let pairUrl = '';
async function sharedNodes(): Promise<readonly [ServerProcess, ServerProcess]> {
  pairUrl ||= await database!.freshUrl();
  pair ??= await twoNodes(pairUrl, lasting);
  return pair;
}

/** Signs an operator in at one of the shared nodes. */
async function operatorOf(node: ServerProcess) {
  const key = execFileSync(process.execPath, [resolve(import.meta.dirname, '../bin/operatorKey.ts')], {
    env: { ...process.env, DATABASE_URL: pairUrl },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  let cookie = '';
  const act = async ({ port }: ServerProcess, wish: OperatorWish): Promise<OperatorView> => {
    const origin = `http://localhost:${port}`;
    const headers = { origin, cookie };
    const answer = await fetch(`${origin}/api/operator`, { method: 'POST', headers, body: JSON.stringify(wish) });
    cookie ||= answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    return answer.json();
  };
  const look = async ({ port }: ServerProcess): Promise<OperatorView> =>
    (await fetch(`http://localhost:${port}/api/operator`, { headers: { cookie } })).json();
  await act(node, { type: 'sign-in', key });
  return { act, look };
}

/** Has an event of four begin, whose computers wait for the three others; resolves with its table and its first player. */
async function eventAt({ port }: ServerProcess, day: string) {
  const olga = await Person.from('Olga', port);
  const event = await olga.open(`Open ${day}`);
  const settings = {
    ...SETTINGS,
    hands: 4,
    clock: 'none',
    absence: 'play-drawn',
    visibility: 'public',
    minutes: 150,
  } as const;
  const plan = { from: day, to: day, place: 'online', sessions: 1, realTables: 0, settings } as const;
  await olga.do(event, { type: 'plan', changes: plan });
  await olga.do(event, { type: 'set-players', players: ['Ana', 'Bea', 'Ciro', 'Dan'].map(name => ({ name })) });
  await olga.do(event, { type: 'draw-lots' });
  await olga.do(event, { type: 'set-rotation', rotation: { sessions: [[[1, 2, 3, 4]]] }, origin: { by: 'hand' } });
  await olga.do(event, { type: 'open-event' });
  const ana = await Person.from('Ana', port);
  await ana.do(event, { type: 'join', key: (await olga.see(event)).players[0]!.key! });
  await olga.do(event, { type: 'begin-session', session: 1 });
  const code = await vi.waitFor(
    async () => {
      const found = (await olga.see(event)).sessions[0]!.tables[0]!.code;
      if (!found) throw new Error('not yet');
      return found;
    },
    { timeout: 10_000 },
  );
  return { cookie: ana.cookie, code };
}

type Knock = Partial<ConstructorParameters<typeof Guest>[0]>;

async function guestAt({ port }: ServerProcess, knock: Knock = {}): Promise<Guest> {
  const guest = await new Guest({ port, ...knock }).connected();
  ended.push(() => guest.close());
  return guest;
}

const RATED: TableSettings = {
  ruleset: 'wmo2006',
  hands: 4,
  clock: 'fast',
  absence: 'play-drawn',
  visibility: 'public',
  rated: true,
};

const bot = { type: 'add-bot', level: 'beginner' } as const;

describe.skipIf(!database || !bus)('two nodes', () => {
  it('play one table: pages at either see the same, speak to each other, and watch', async () => {
    const [first, second] = await sharedNodes();
    const [ana, luis, eva] = [await guestAt(first), await guestAt(second), await guestAt(second)];
    const code = await seat([ana, luis]);
    await eva.enter(code);
    expect(luis.view?.state.places.map(({ kind }) => kind)).toEqual(['person', 'person', 'empty', 'empty']);
    expect(await luis.say(bot)).toMatchObject({ ok: false, code: 'not-host' });
    expect(await ana.say(bot)).toMatchObject({ ok: true });
    expect(await ana.say(bot)).toMatchObject({ ok: true });
    for (const guest of [ana, luis, eva])
      await guest.until(({ state }) => state.places.every(({ kind }) => kind !== 'empty'));
    const heard = new Promise(done => ana.socket.once('table:said', done));
    expect(await luis.ask('table:say', { code, id: 'a'.repeat(32), word: 'hello' })).toEqual({ ok: true });
    expect(await heard).toMatchObject({ code, line: { word: 'hello' } });
    expect(await ana.say({ type: 'start' })).toMatchObject({ ok: true });
    await Promise.all([ana, luis, eva].map(guest => guest.until(({ state }) => state.stage === 'playing')));
  });

  it('know programs from people and bots from both: neither plays where only people do, at whichever node it is', async () => {
    const [first, second] = await sharedNodes();
    const host = await guestAt(first);
    const code = await seat([host], RATED);
    const programOf = async (scope: 'play' | 'bot') => {
      const person = await Person.from('Olga', second.port);
      const answer = await fetch(`http://localhost:${second.port}/api/tokens`, {
        method: 'POST',
        headers: { cookie: person.cookie, origin: `http://localhost:${second.port}` },
        body: JSON.stringify({ type: 'make', name: 'Deep Tiles', scope, days: 30 }),
      });
      const program = new LineProgram(second.port, ((await answer.json()) as TokensView).made!.token);
      ended.push(() => program.socket.close());
      return program.connected();
    };
    const [plays, isBot] = [await programOf('play'), await programOf('bot')];
    for (const program of [plays, isBot]) {
      await program.enter(code);
      expect(await program.command(code, host.view!.seq, { type: 'sit' })).toMatchObject({ code: 'not-for-programs' });
    }
    expect(
      await isBot.ask('queue:join', { id: 'a'.repeat(32), way: 'friends', hands: 4, level: 'beginner' }),
    ).toMatchObject({ code: 'not-for-programs' });
    const other = await guestAt(first);
    const open = await seat([other], { ...SETTINGS, outsideBots: true });
    await isBot.enter(open);
    expect(await isBot.command(open, other.view!.seq, { type: 'sit' })).toMatchObject({ ok: true });
    await other.until(({ state }) =>
      state.places.some(place => place.kind === 'person' && place.name === 'bot:Deep Tiles'),
    );
  });

  it('are one page of the operator, at whichever it is asked: figures of both, one drained and taken back, a notice to all', async () => {
    const [first, second] = await sharedNodes();
    const { act, look } = await operatorOf(second);
    const isDraining = ({ nodes }: OperatorView) => nodes.map(({ figures }) => figures?.isDraining);
    await vi.waitFor(async () => expect(isDraining(await look(first))).toEqual([false, false]), { timeout: 20_000 });
    const { nodes, alarms } = await look(second);
    expect([alarms, nodes.filter(({ figures }) => figures?.isHome).length]).toEqual([[], 1]);
    const other = nodes.find(({ figures }) => !figures?.isHome)!;
    const drained = await act(first, { type: 'drain', node: other.id });
    expect(isDraining(drained).toSorted()).toEqual([false, true]);
    expect(isDraining(await act(second, { type: 'undrain', node: other.id }))).toEqual([false, false]);
    const guests = [await guestAt(first), await guestAt(second)];
    const heard = guests.map(({ socket }) => new Promise(done => socket.once('announcement', done)));
    await act(first, { type: 'announce', text: 'Tea at five.', minutes: 5 });
    expect(await Promise.all(heard)).toMatchObject([{ text: 'Tea at five.' }, { text: 'Tea at five.' }]);
    expect((await act(second, { type: 'end-announcement' })).announcement).toBeNull();
  });

  it('keep events going while their home is drained: their tables stay there, others leave', async () => {
    const nodes = await sharedNodes();
    const [first, second] = nodes;
    const { act, look } = await operatorOf(first);
    const homeOf = ({ nodes }: OperatorView) => nodes.find(({ figures }) => figures?.isHome);
    const home = await vi.waitFor(
      async () => {
        const found = homeOf(await look(first));
        if (!found) throw new Error('not yet');
        return found;
      },
      { timeout: 20_000 },
    );
    const before = await eventAt(second, '2026-11-20');
    const ana = await guestAt(second, { cookie: before.cookie });
    expect(await ana.enter(before.code)).toMatchObject({ ok: true });
    const others = [await guestAt(first), await guestAt(second)];
    const codes: string[] = [];
    for (const other of others) codes.push(await seat([other]));
    const sql = new pg.Client(pairUrl);
    await sql.connect();
    ended.push(() => sql.end());
    const ownersOf = async (asked: readonly string[]) =>
      (await sql.query('SELECT node FROM tables WHERE code = ANY($1)', [asked])).rows.map(({ node }) => node);
    expect(await ownersOf(codes)).toContain(home.id);
    await act(first, { type: 'drain', node: home.id });
    ended.push(() => act(first, { type: 'undrain', node: home.id }));
    await vi.waitFor(async () => expect(await ownersOf(codes)).not.toContain(home.id), { timeout: 10_000 });
    for (const other of others) {
      await other.until((_view, { isFrozen }) => !isFrozen);
      expect(await other.say(bot)).toMatchObject({ ok: true });
    }
    const after = await eventAt(second, '2026-11-21');
    const bea = await guestAt(second, { cookie: after.cookie });
    expect(await bea.enter(after.code)).toMatchObject({ ok: true });
    expect([await ownersOf([before.code, after.code]), ana.isFrozen]).toEqual([[home.id, home.id], false]);
    for (const guest of [ana, bea]) expect(await guest.say({ type: 'call-umpire' })).toMatchObject({ ok: true });
  });

  it('cast one table: its link is made and read at either, and its pages end at both when it is renewed', async () => {
    const [first, second] = await sharedNodes();
    const [ana, luis] = [await guestAt(first), await guestAt(second)];
    const code = await seat([ana, luis]);
    for (let n = 0; n < 2; n++) await ana.say(bot);
    const linkOf = async (wish: 'make' | 'look') => {
      const answer = await luis.ask('table:cast', { code, wish });
      if (!answer.ok || !answer.cast) throw new Error(answer.ok ? 'no link' : answer.code);
      return answer.cast;
    };
    const { key } = await linkOf('make');
    const pages = [await guestAt(first, { cast: key }), await guestAt(second, { cast: key })];
    for (const page of pages) {
      expect(await page.ask('cast:table', {})).toEqual({ ok: true, code });
      expect(await page.enter(code)).toMatchObject({ ok: true, snapshot: { viewer: 'spectator' } });
    }
    expect(await linkOf('look')).toEqual({ key, pages: 2 });
    expect(await ana.say({ type: 'start' })).toMatchObject({ ok: true });
    for (const page of pages) await page.until(({ state }) => state.stage === 'playing');
    await vi.waitFor(() => expect(pages[0]!.view).toEqual(pages[1]!.view), 5000);
    const renewed = await linkOf('make');
    for (const page of pages) await vi.waitFor(() => expect(page.notices).toEqual(['cast-over']), 5000);
    expect(renewed).toMatchObject({ pages: 0 });
    await expect(guestAt(first, { cast: key })).rejects.toThrow('no-such-cast');
  });

  it('hear nothing on Redis that no node has signed just now', async () => {
    const [first, second] = await sharedNodes();
    const page = await fetch(`http://localhost:${second.port}/`);
    const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
    const [ana, luis, eva] = [await guestAt(first), await guestAt(first), await guestAt(second, { cookie })];
    const code = await seat([ana, luis]);
    for (let n = 0; n < 2; n++) await ana.say(bot);
    await ana.say({ type: 'start' });
    await eva.enter(code);
    expect(eva.view?.viewer).toBe('spectator');
    const spy = createClient({ url: bus!.url });
    await spy.connect();
    ended.push(() => spy.destroy());
    const [channel = ''] = await spy.pubSubChannels('gorrion *');
    const listener = spy.duplicate();
    await listener.connect();
    ended.push(() => listener.destroy());
    const recorded: string[] = [];
    await listener.subscribe(channel, text => void recorded.push(text));
    await vi.waitFor(() => expect(recorded.length).toBeGreaterThan(1), 5000);
    // A node that believes that a spectator is the host by now shows them the host's tiles.
    const notice = { type: 'became', person: personOf(cookie), me: ana.me };
    await spy.publish(channel, JSON.stringify({ from: 'nobody', notice }));
    await spy.publish(channel, recorded[0]!.replace(/"notice":.*/, `"notice":${JSON.stringify(notice)}}`));
    await spy.publish(channel, recorded[0]!);
    const refused = async () => (await fetch(`http://127.0.0.1:${second.port}/metrics`)).text();
    await vi.waitFor(async () => expect(await refused()).toContain('notices_refused_total{reason="unsigned"} 2'), 5000);
    await eva.until(({ state }) => state.stage === 'playing');
    await eva.enter(code);
    expect(eva.view?.viewer).toBe('spectator');
    const faults = await Promise.all(
      [first, second].map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
    );
    expect(faults.join()).toContain('notices_refused_total{reason="replayed"} 1');
  });

  it('have one queue: people at both meet at one table', async () => {
    const nodes = await sharedNodes();
    const guests = await Promise.all([0, 1, 0, 1].map(n => guestAt(nodes[n]!)));
    const seated = guests.map(
      guest =>
        new Promise<string>(done =>
          guest.socket.on('queue', news => news.type === 'seated' && news.isSeated && done(news.code)),
        ),
    );
    const wish = { way: 'friends', hands: 4, level: 'beginner' } as const;
    for (const [n, guest] of guests.entries())
      expect(await guest.ask('queue:join', { id: `${n}`.repeat(32), ...wish })).toEqual({ ok: true });
    const codes = await Promise.all(seated);
    expect(new Set(codes).size).toBe(1);
    await Promise.all(guests.map(guest => guest.enter(codes[0]!)));
    await Promise.all(guests.map(guest => guest.until(({ state }) => state.stage === 'playing')));
    expect(guests.map(({ view }) => view?.viewer).toSorted()).toEqual([0, 1, 2, 3]);
  });

  it('share the lobby, names and limits', async () => {
    const [first, second] = await sharedNodes();
    const cookies: string[] = [];
    for (const { port } of [first, second]) {
      const page = await fetch(`http://localhost:${port}/`);
      cookies.push(page.headers.get('set-cookie')?.split(';')[0] ?? '');
    }
    const [here, there] = [await guestAt(first, { cookie: cookies[0] }), await guestAt(second, { cookie: cookies[0] })];
    expect(here.me?.id).toBe(there.me?.id);
    expect(await here.ask('me:rename', { name: 'Ana' })).toMatchObject({ ok: true });
    expect((await guestAt(second, { cookie: cookies[0] })).me?.name).toBe('Ana');
    const settings = { ...SETTINGS, visibility: 'public' } as const;
    const opened = [];
    for (let n = 0; n < 3; n++) {
      opened.push(await (n % 2 === 0 ? here : there).ask('table:open', { id: `${n}`.padEnd(32, '0'), settings }));
      await sleep(1500);
    }
    expect(opened.map(({ ok }) => ok)).toEqual([true, true, true]);
    for (const guest of [here, there])
      expect(await guest.ask('table:open', { id: 'f'.repeat(32), settings })).toEqual({
        ok: false,
        code: 'too-many-tables',
      });
    for (const guest of [here, there]) {
      const seen = await guest.ask('lobby:watch', {});
      expect(seen.ok && seen.lobby.open).toHaveLength(3);
    }
    const list = await fetch(`http://localhost:${second.port}/api/devices`, { headers: { cookie: cookies[0]! } });
    expect(await list.json()).toMatchObject({ name: 'Ana' });
  });

  it('lose nothing when one is killed: its table goes on at the other, and nobody plays twice', async () => {
    const [first, second] = await twoNodes();
    const [ana, luis] = [await guestAt(first), await guestAt(second)];
    const code = await seat([ana, luis]);
    await ana.say(bot);
    await luis.until(({ state }) => state.places.filter(({ kind }) => kind === 'bot').length === 1);
    const { seq } = luis.view!;
    await first.kill('SIGKILL');
    const killed = performance.now();
    await luis.until((_view, { isFrozen }) => isFrozen);
    await luis.until((_view, { isFrozen }) => !isFrozen);
    expect(performance.now() - killed).toBeLessThan(15_000);
    expect(luis.view!.seq).toBeGreaterThanOrEqual(seq);
    expect(luis.view!.state.places.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot', 'empty']);
    expect(await luis.say({ type: 'leave' })).toMatchObject({ ok: true });
    expect(code).toBe(luis.view?.code);
  });

  it('take a table over whose owner has lost its lease, and its pages follow although the link stands', async () => {
    const url = await database!.freshUrl();
    const [first, second] = await twoNodes(url);
    const guests = [await guestAt(second), await guestAt(first)] as const;
    const code = await seat(guests);
    const sql = new pg.Client(url);
    await sql.connect();
    ended.push(() => sql.end());
    const owner = async () => (await sql.query('SELECT node FROM tables WHERE code = $1', [code])).rows[0].node;
    const before = await owner();
    // A lease that was ended begins anew with the next renewal.
    while ((await owner()) === before) {
      await sql.query("UPDATE nodes SET renewed_at = renewed_at - interval '1 minute' WHERE id = $1", [before]);
      await sleep(100);
    }
    for (const guest of guests) {
      await vi.waitFor(() => expect(guest.frames.map(({ name }) => name)).toContain('table:snapshot'), 10_000);
      await guest.until((_view, { isFrozen }) => !isFrozen);
    }
    expect(await guests[1].say({ type: 'leave' })).toMatchObject({ ok: true });
    await guests[0].until(({ state }) => state.places[1]?.kind === 'empty');
  });

  it('go on when Redis is gone and comes back', async ({ skip }) => {
    if (!bus?.restart) return skip('The Redis of REDIS_URL is not ours to stop.');
    const [first, second] = await sharedNodes();
    const [ana, luis] = [await guestAt(first), await guestAt(second)];
    await seat([ana, luis]);
    const restarted = bus.restart(2000);
    await sleep(500);
    expect(await ana.say(bot)).toMatchObject({ ok: true });
    await luis.until(({ state }) => state.places.some(({ kind }) => kind === 'bot'));
    await restarted;
    const settings = { ...SETTINGS, visibility: 'public' } as const;
    const opened = await ana.ask('table:open', { id: 'e'.repeat(32), settings });
    if (!opened.ok) throw new Error(opened.code);
    await vi.waitFor(
      async () => {
        const seen = await luis.ask('lobby:watch', {});
        expect(seen.ok && seen.lobby.open.map(({ code }) => code)).toContain(opened.code);
      },
      { timeout: 10_000 },
    );
  });

  it('hand tables over when one is stopped, and the pages see one pause', async () => {
    const [first, second] = await twoNodes();
    const [ana, luis] = [await guestAt(first), await guestAt(second)];
    const code = await seat([ana, luis]);
    await luis.until((_view, { isFrozen }) => !isFrozen);
    expect(await luis.ask('table:say', { code, id: 'b'.repeat(32), word: 'hello' })).toEqual({ ok: true });
    const talk: unknown[] = [];
    luis.socket.on('table:chat', told => talk.push(told));
    const began = performance.now();
    const stopping = first.kill('SIGTERM');
    await luis.until((_view, { isFrozen }) => isFrozen);
    await luis.until((_view, { isFrozen }) => !isFrozen);
    expect(performance.now() - began).toBeLessThan(3000);
    await vi.waitFor(() => expect(talk.at(-1)).toMatchObject({ code, lines: [{ word: 'hello' }] }), 20_000);
    expect(await luis.say({ type: 'leave' })).toMatchObject({ ok: true });
    expect((await stopping).code).toBe(0);
  });

  // By default `take a table over` above ends a lease at once, and cluster/model/ownership.test.ts lets owners sleep.
  it.runIf(WIDE)('stay one game when an owner sleeps through its lease: it writes nothing when it wakes', async () => {
    const [first, second] = await twoNodes();
    const page = await fetch(`http://localhost:${first.port}/`);
    const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
    const [ana, luis] = [await guestAt(first, { cookie }), await guestAt(second)];
    const code = await seat([ana, luis]);
    first.signal('SIGSTOP');
    // It lies in the connection until the owner wakes, after it has lost the table.
    void ana.say(bot);
    await luis.until((_view, { isFrozen }) => isFrozen);
    await luis.until((_view, { isFrozen }) => !isFrozen);
    expect(await luis.say({ type: 'leave' })).toMatchObject({ ok: true });
    first.signal('SIGCONT');
    await sleep(2000);
    // The page connects again, as a browser does: its node may have started anew.
    const again = await guestAt(second, { cookie });
    await again.enter(code);
    expect(again.view?.state.places.map(({ kind }) => kind)).toEqual(['person', 'empty', 'empty', 'empty']);
    expect(await again.say(bot)).toMatchObject({ ok: true });
    await luis.enter(code);
    expect(luis.view?.state.places).toEqual(again.view?.state.places);
  });
});
