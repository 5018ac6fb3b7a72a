import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventPlan, TableView, TournamentView } from '@gorrion/events/tournament';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS, type Limits } from './limits/limits.ts';
import { sqliteStore } from './persistence/sqlite/sqliteStore.ts';
import { PATIENCE } from './testing/archive.ts';
import { Person } from './testing/eventPerson.ts';
import { fastClock, type TestServer, testServer } from './testing/server.ts';

/* A tournament of two tables through the real server, one of them with real tiles. */

// Real sockets and disks on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PLAN: Partial<EventPlan> = {
  from: '2026-11-20',
  to: '2026-11-20',
  place: 'both',
  venue: 'Madrid',
  sessions: 1,
  realTables: 1,
  settings: {
    ruleset: 'wmo2006',
    hands: 4,
    clock: 'none',
    absence: 'play-drawn',
    visibility: 'public',
    minutes: 150,
  },
};
const NAMES = ['Ana', 'Bea', 'Ciro', 'Dan', 'Eva', 'Fede', 'Gala', 'Hugo'];

let folder: string;
let server: TestServer;
let everybody: Person[];

/** A hall with one address: two pages and a handshake now and then, for people who are no event's. */
const HALL = '203.0.113.7';
const limits: Limits = {
  ...LIMITS,
  network: { ...LIMITS.network, sockets: 2, handshakes: { burst: 4, perSecond: 0.001 } },
  // A test asks faster than people who only watch.
  socket: { ...LIMITS.socket, watcher: LIMITS.socket.player },
};

const open = async () =>
  testServer({ store: await sqliteStore(folder), clock: fastClock(10), secret: Buffer.alloc(32, 3), limits });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gorrion-event-'));
  server = await open();
  everybody = [];
});
afterEach(async () => {
  for (const person of everybody) person.leave();
  await server.close();
  rmSync(folder, { recursive: true });
});

async function come(name: string): Promise<Person> {
  const person = await Person.from(name, server.port);
  everybody.push(person);
  return person;
}

/** Opens the server anew on the same disk; everybody comes back. */
async function restart(): Promise<void> {
  await server.stop();
  server = await open();
  await Promise.all(everybody.map(person => person.comeBack(server.port)));
}

/** An event of eight players that is open and drawn, with an umpire; everybody has come by their link. */
async function gathered() {
  const organiser = await come('Olga');
  const event = await organiser.open('Abierto');
  await organiser.do(event, { type: 'plan', changes: PLAN });
  await organiser.do(event, { type: 'set-players', players: NAMES.map(name => ({ name })) });
  await organiser.do(event, { type: 'invite', name: 'Uma', role: 'chief-umpire' });
  await organiser.do(event, { type: 'draw-lots' });
  const rotation = { sessions: [[[1, 2, 3, 4] as const, [5, 6, 7, 8] as const]] };
  await organiser.do(event, { type: 'set-rotation', rotation, origin: { by: 'hand' } });
  await organiser.do(event, { type: 'open-event' });
  const view = await organiser.see(event);
  const umpire = await come('Uma');
  await umpire.do(event, { type: 'join', key: view.helpers.find(({ name }) => name === 'Uma')!.key! });
  const players = new Map<number, Person>();
  for (const { player, name, key } of view.players) {
    const person = await come(name);
    players.set(player, person);
    await person.do(event, { type: 'join', key: key! });
  }
  return { event, organiser, umpire, players };
}

const tableOf = (view: TournamentView, isReal: boolean): TableView =>
  view.sessions[0]!.tables.find(table => table.isReal === isReal)!;

async function until(who: Person, event: string, isSo: (view: TournamentView) => boolean): Promise<TournamentView> {
  return vi.waitFor(
    async () => {
      const view = await who.see(event);
      if (!isSo(view)) throw new Error('not yet');
      return view;
    },
    { timeout: 30_000, interval: 100 },
  );
}

/** The same with its session begun, and the four of the table on this server at it. */
async function begun() {
  const world = await gathered();
  const { event, umpire, players } = world;
  await umpire.do(event, { type: 'begin-session', session: 1 });
  const view = await until(umpire, event, now => tableOf(now, false).code !== undefined);
  const table = tableOf(view, false);
  for (const player of table.players) await players.get(player!)!.play(table.code!);
  await until(umpire, event, now => tableOf(now, false).stage === 'playing');
  return { ...world, table };
}

describe('a tournament on this server', () => {
  it('opens its tables with the right seats (Appendix 3), for nobody else to enter', async () => {
    const { event, organiser, players, table } = await begun();
    const view = await organiser.see(event);
    for (const [place, player] of table.players.entries()) {
      const { page } = players.get(player!)!;
      expect(page!.view!.viewer).toBe(place);
      const chair = page!.view!.state.places[place as 0]!;
      expect(chair.kind === 'person' && chair.name).toBe(view.players[player! - 1]!.name);
    }
    await expect(organiser.play(table.code!)).rejects.toThrow('nobody-watches');
    expect(JSON.stringify(view)).not.toMatch(/"umpireKey"/);
  });

  it('hears a call from a table, lets an umpire come, and keeps the ruling with its article [R98]', async () => {
    const { event, organiser, umpire, players, table } = await begun();
    const caller = players.get(table.players[2]!)!;
    expect(await caller.page!.say({ type: 'call-umpire' })).toMatchObject({ ok: true });
    const called = await until(umpire, event, ({ calls }) => calls.length > 0);
    expect(called.calls[0]).toMatchObject({ session: 1, table: table.table, player: 2, isDone: false });
    const key = tableOf(called, false).umpireKey!;
    await expect(organiser.umpire(table.code!, key)).rejects.toThrow('bad-umpire-key');
    await umpire.umpire(table.code!, key);
    const ruling = { kind: 'points', player: 1, points: 10, paidTo: 'nobody', article: '3.11.2' } as const;
    await umpire.page!.until(({ state }) => state.session.phase === 'playing');
    expect(await umpire.page!.say({ type: 'stop-play' })).toMatchObject({ ok: true });
    expect(await umpire.page!.say({ type: 'rule', ruling })).toMatchObject({ ok: true });
    const ruled = await until(umpire, event, ({ rulings }) => rulings.length > 0);
    expect(ruled.rulings[0]).toMatchObject({ by: 'Uma', ruling: { article: '3.11.2', points: 10 } });
    expect(ruled.calls[0]!.isDone).toBe(true);

    // Once dismissed, the umpire is the umpire of no table any more, whatever they have seen before.
    const page = umpire.page!;
    const inspect = () => page.ask('table:inspect', { code: table.code! });
    expect(await inspect()).toMatchObject({ ok: true });
    const { number: helper } = (await organiser.see(event)).helpers.find(({ name }) => name === 'Uma')!;
    await organiser.do(event, { type: 'change-helper', helper, rights: ['clock'] });
    for (const command of [{ type: 'rule', ruling }, { type: 'stop-play' }] as const)
      expect(await page.say(command)).toEqual({ ok: false, code: 'not-umpire' });
    expect(await inspect()).toEqual({ ok: false, code: 'not-umpire' });
    expect(page.notices).toContain('nobody-watches');
    await expect(umpire.umpire(table.code!, key)).rejects.toThrow('bad-umpire-key');
    // What was ruled stays under the name of who ruled it.
    await organiser.do(event, { type: 'remove-helper', helper });
    expect((await organiser.see(event)).rulings).toMatchObject([{ by: 'Uma' }]);
  });

  it('goes on after a restart in the middle of a session, and ends with signed sheets (3.5.6, Appendix 5)', async () => {
    const { event, organiser, umpire, players, table } = await begun();
    await restart();
    const again = await organiser.see(event);
    expect(tableOf(again, false)).toMatchObject({ code: table.code, players: table.players });
    // The keys of umpires are the same.
    await umpire.umpire(table.code!, table.umpireKey!);

    await umpire.do(event, { type: 'call-time', session: 1 });
    await until(umpire, event, now => tableOf(now, false).stage === 'ended');
    const here = [...table.players.map(player => players.get(player!)!), umpire];
    for (const one of here) expect(await one.page!.say({ type: 'sign-sheet' })).toMatchObject({ ok: true });

    const real = tableOf(again, true);
    const changes = [44, -28, -8, -8] as const;
    const hand = { hand: 1, kind: 'won', winner: 0, from: 1, points: 20, changes } as const;
    await umpire.do(event, { type: 'enter-hand', session: 1, table: real.table, hand });
    await umpire.do(event, { type: 'end-table', session: 1, table: real.table });
    for (const as of [0, 1, 2, 3, 'umpire'] as const)
      await umpire.do(event, { type: 'sign', session: 1, table: real.table, as });
    const ended = await until(umpire, event, now => now.sessions[0]!.tables.every(({ stage }) => stage === 'final'));
    await umpire.do(event, { type: 'end-session', session: 1 });
    await organiser.do(event, { type: 'end-event' });

    const over = await organiser.see(event);
    expect(over.sum).toEqual({ isRight: true, wrong: [] });
    expect(tableOf(ended, false).umpireSigned).toMatchObject({ name: 'Uma' });
    expect(tableOf(ended, true).result).toMatchObject({ totals: [44, -28, -8, -8], tablePoints: [4, 0, 1.5, 1.5] });
    expect(over.standings[0]).toMatchObject({ place: 1, player: real.players[0], tablePoints: 4, points: 44 });
    expect(over.standings).toHaveLength(8);
  });

  it('gives a seat to a substitute, who plays in the place of a player (article 90)', async () => {
    const { event, organiser, umpire, table, players } = await begun();
    await organiser.do(event, { type: 'add-player', player: { name: 'Nina', isSubstitute: true } });
    const nina = (await organiser.see(event)).players.find(({ name }) => name === 'Nina')!;
    const late = await come('Nina');
    await late.do(event, { type: 'join', key: nina.key! });
    const player = table.players[3]!;
    players.get(player)!.leave();
    await umpire.do(event, { type: 'substitute', session: 1, player, by: nina.player, isLost: true });
    const page = await vi.waitFor(async () => {
      await late.play(table.code!);
      if (late.page!.view?.viewer !== 3) throw new Error('not seated yet');
      return late.page!;
    }, PATIENCE);
    const chair = page.view!.state.places[3];
    expect(chair.kind === 'person' && chair.name).toBe('Nina');
    const view = await umpire.see(event);
    expect(tableOf(view, false).substitutes).toEqual([null, null, null, nina.player]);
  });

  it('gives its people in one hall as many pages as the event has room for, whatever their address may have', async () => {
    const { event, organiser, players } = await gathered();
    await organiser.do(event, { type: 'plan', changes: { room: { pages: 4 } } });
    const stranger = () => server.guest({ address: HALL });
    await stranger();
    await stranger();
    await expect(stranger()).rejects.toThrow('too-many-pages-nearby');
    const cookies = [...players.values()].map(({ cookie }) => cookie);
    for (const cookie of cookies.slice(0, 4)) await server.guest({ address: HALL, cookie });
    // Its room is used up: from here the address counts again.
    await expect(server.guest({ address: HALL, cookie: cookies[4]! })).rejects.toThrow('too-many-pages-nearby');
  });

  it('refuses what needs a right that is missing, in a sentence of its own', async () => {
    const { event, players } = await gathered();
    const anybody = players.get(1)!;
    expect(await anybody.try(event, { type: 'begin-session', session: 1 })).toMatch(/^no-right .*clock/);
    expect(await anybody.try(event, { type: 'plan', changes: { name: 'Mine' } })).toMatch(/^no-right .*organise/);
    const view = await anybody.see(event);
    expect(view.helpers).toEqual([]);
    expect(view.players.filter(({ key, ema }) => key !== undefined || ema !== undefined)).toEqual([]);
  });
});
