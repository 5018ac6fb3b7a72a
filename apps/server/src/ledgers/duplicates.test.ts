import type { DuplicateCard, DuplicateView, DuplicateWish } from '@gorrion/events/duplicate';
import type { OpenedGame, TableCode } from '@gorrion/protocol';
import { verifySealed } from '@gorrion/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../persistence/memoryStore.ts';
import type { Store } from '../persistence/store.ts';
import { discardAt } from '../testing/appending.ts';
import { ANA, askerOf, BEA, EVA, PATIENCE } from '../testing/archive.ts';
import { type Guest, newId } from '../testing/guest.ts';
import { playAt } from '../testing/player.ts';
import { fastClock, type TestServer, testServer } from '../testing/server.ts';

// Real sockets and whole games on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const WAIT = { timeout: 100_000, interval: 50 };
const WISH: DuplicateWish = {
  name: 'Tuesday',
  hands: 4,
  walls: 'own',
  flowers: false,
  ruleset: 'wmo2006',
  clock: 'relaxed',
  form: 'individual',
  tables: 2,
  bots: [1, 2, 3],
  botLevel: 'beginner',
};

let server: TestServer | undefined;
let store: Store;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const ask = askerOf(() => server!.port);
const viewOf = async (id: string, cookie: string): Promise<DuplicateView> =>
  ((await ask(`/api/ledgers/duplicate/${id}`, cookie)).value as { view: DuplicateView }).view;
const command = (id: string, cookie: string, sent: unknown) =>
  ask(`/api/ledgers/duplicate/${id}`, cookie, { id: newId(), command: sent });

async function begin(): Promise<void> {
  server = await testServer({ clock: fastClock(150), store });
}

async function openEvening(wish: Partial<DuplicateWish> = {}): Promise<string> {
  store = memoryStore();
  await begin();
  const { value, status } = await ask('/api/ledgers/duplicate', ANA, { id: newId(), wish: { ...WISH, ...wish } });
  expect(status).toBe(200);
  return (value as { id: string }).id;
}

/** Seats a person at A of a table and opens it; resolves with its code. */
async function takeSeat(id: string, cookie: string, table: number): Promise<TableCode> {
  expect((await command(id, cookie, { type: 'sit', table, player: 0 })).status).toBe(200);
  expect((await command(id, cookie, { type: 'open-table', table })).status).toBe(200);
  return vi.waitFor(async () => {
    const { code } = (await viewOf(id, cookie)).tables[table - 1]!;
    if (!code) throw new Error('the table is not open yet');
    return code;
  }, PATIENCE);
}

const play = (cookie: string, code: TableCode, hands?: number): Promise<Guest> => playAt(server!, cookie, code, hands);

const whenOpen = (id: string) =>
  vi.waitFor(async () => {
    const view = await viewOf(id, EVA);
    if (!view.open) throw new Error('not open yet');
    return view;
  }, WAIT);

/** Everything that a guest's page was sent, and what the evening shows them. */
async function toldTo(guest: Guest, id: string, cookie: string): Promise<string> {
  return JSON.stringify([guest.frames, await ask(`/api/ledgers/duplicate/${id}`, cookie)]);
}

/** Expects that the records of all tables are dealt from the opened deals, which fit their commitments. */
async function expectVerified(view: DuplicateView): Promise<void> {
  const { games, secrets } = view.open!;
  for (const game of games) {
    const { value, status } = await ask(`/api/games/${game}`, EVA);
    expect(status).toBe(200);
    const { facts } = (value as OpenedGame).record;
    const commitments = facts.flatMap(({ event }) => (event.type === 'shuffle-committed' ? [event.commitment] : []));
    expect(commitments).toEqual(view.commitments);
    const dealt = facts.flatMap(({ event }) =>
      event.type === 'session' && event.event.type === 'hand' && event.event.event.type === 'dealt'
        ? [event.event.event]
        : [],
    );
    expect(dealt).toHaveLength(view.plan.hands);
    for (const [n, { wall, dice }] of dealt.entries()) {
      const proof = {
        duplicate: view.duplicate,
        handNumber: n + 1,
        walls: view.plan.walls,
        rules: 'wmo2006/4/{"flowerExposure":"none"}',
        commitment: view.commitments[n]!,
      };
      const rebuilt = verifySealed(proof, secrets[n]!);
      expect([rebuilt.isGenuine, rebuilt.dice, rebuilt.wall]).toEqual([true, dice, wall]);
    }
  }
}

describe('a duplicate', () => {
  it('plays the same walls at two tables, sealed until both are done, through restarts, and verified', async () => {
    const id = await openEvening();
    await vi.waitFor(async () => expect((await viewOf(id, BEA)).commitments).toHaveLength(4), PATIENCE);
    const first = await takeSeat(id, ANA, 1);
    const ana = await play(ANA, first, 1);
    // The server stops in the middle of the game, and everybody comes back.
    await server!.close();
    await begin();
    await play(ANA, first);
    await vi.waitFor(async () => expect((await viewOf(id, EVA)).tables[0]!.stage).toBe('played'), WAIT);
    const game = `${first}-1`;
    for (const cookie of [ANA, BEA, EVA]) {
      expect(await ask(`/api/games/${game}`, cookie)).toEqual({ status: 403, value: { code: 'game-sealed' } });
      expect((await viewOf(id, cookie)).open).toBeUndefined();
      expect((await ask(`/api/tables/${first}/hands`, cookie)).value).toBeNull();
    }
    const curious = await server!.guest({ cookie: BEA });
    expect(await curious.ask('table:enter', { code: first })).toMatchObject({ ok: false, code: 'nobody-watches' });
    // A group learns of the game with everybody else.
    const made = await ask('/api/ledgers/group', ANA, { id: newId(), wish: { name: 'Tuesday' } });
    const addToGroup = async () =>
      (await ask(`/api/groups/${(made.value as { id: string }).id}/games`, ANA, { game })).value;
    expect(await addToGroup()).toEqual({ code: 'game-sealed' });
    await server!.close();
    await begin();
    expect((await ask(`/api/games/${game}`, ANA)).value).toEqual({ code: 'game-sealed' });
    const second = await takeSeat(id, BEA, 2);
    const bea = await play(BEA, second);
    const view = await whenOpen(id);
    await expectVerified(view);
    expect(await addToGroup()).toEqual({ code: 'game-of-one' });
    expect(view.open!.results.map(results => results?.map(({ hand }) => hand))).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
    for (const guest of [ana, bea]) {
      const told = JSON.stringify(guest.frames);
      for (const { salt, seed } of view.open!.secrets) expect(told.includes(salt) || told.includes(seed)).toBe(false);
    }
    const list = (await ask('/api/ledgers/duplicate', BEA)).value as { mine: readonly DuplicateCard[] };
    expect(list.mine).toMatchObject([{ id, name: 'Tuesday', tables: 2, played: 2, isOpen: true }]);
  });

  it('is played against a table of bots by a person alone', async () => {
    const id = await openEvening({ tables: 1, hasBotTable: true, walls: 'shared' });
    await vi.waitFor(async () => expect((await viewOf(id, EVA)).tables[1]!.stage).toBe('played'), WAIT);
    const before = await viewOf(id, ANA);
    expect(before.open).toBeUndefined();
    // Nobody had to seat her or to open her table.
    expect(before.tables[0]!.stage).toBe('playing');
    const guest = await play(ANA, before.tables[0]!.code!);
    const view = await whenOpen(id);
    await expectVerified(view);
    expect(view.tables[1]!.chairs.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'bot', 'bot']);
    const told = await toldTo(guest, id, ANA);
    expect(told).toContain(view.open!.secrets[0]!.seed);
    expect(view.open!.results.every(results => results?.length === 4)).toBe(true);
  });

  it('lets a table that nobody came to be opened again, with the same deals', async () => {
    const id = await openEvening();
    const first = await takeSeat(id, ANA, 1);
    const log = await store.read(first);
    expect(log.kind === 'whole' && log.entries.length).toBeGreaterThan(0);
    await server!.close();
    await discardAt(store, first);
    await begin();
    await vi.waitFor(async () => expect((await viewOf(id, ANA)).tables[0]!.stage).toBe('waiting'), PATIENCE);
    expect((await command(id, ANA, { type: 'open-table', table: 1 })).status).toBe(200);
    await vi.waitFor(async () => expect((await viewOf(id, ANA)).tables[0]!.stage).toBe('playing'), PATIENCE);
    expect((await viewOf(id, ANA)).tables[0]!.code).not.toBe(first);
  });

  it('begins when all are there, or without the missing if one of them says so', async () => {
    const id = await openEvening({ bots: [2, 3] });
    expect((await command(id, BEA, { type: 'sit', table: 1, player: 1 })).status).toBe(200);
    const code = await takeSeat(id, ANA, 1);
    const ana = await server!.guest({ cookie: ANA });
    await ana.enter(code);
    expect(ana.view!.state.stage).toBe('gathering');
    expect((await command(id, EVA, { type: 'begin-table', table: 1 })).value).toEqual({ code: 'not-seated' });
    expect((await command(id, ANA, { type: 'begin-table', table: 1 })).status).toBe(200);
    await ana.until(({ state }) => state.session.phase === 'playing');
    expect(ana.view!.viewer).toBe(0);
  });

  it('of a group is listed for all its members from the first moment, and for nobody else', async () => {
    store = memoryStore();
    await begin();
    const made = await ask('/api/ledgers/group', ANA, { id: newId(), wish: { name: 'Tuesday' } });
    const group = (made.value as { id: string }).id;
    const { key } = ((await ask(`/api/ledgers/group/${group}`, ANA)).value as { view: { key: string } }).view;
    const join = { id: newId(), command: { type: 'join', key } };
    expect((await ask(`/api/ledgers/group/${group}`, BEA, join)).status).toBe(200);
    const setUp = async (cookie: string) =>
      (await ask('/api/ledgers/duplicate', cookie, { id: newId(), wish: { ...WISH, group } })).value as { id: string };
    const { id } = await setUp(ANA);
    // Nobody puts an evening before a group that they are not of.
    await setUp(EVA);
    const list = async (cookie: string) => (await ask(`/api/groups/${group}/duplicates`, cookie)).value;
    const listed = { mine: [{ id, name: 'Tuesday', group, played: 0 }] };
    for (const cookie of [ANA, BEA]) expect(await list(cookie)).toMatchObject(listed);
    expect(await list(EVA)).toEqual({ code: 'not-yours' });
    expect(await ask(`/api/groups/${group}/duplicates`, BEA, {})).toMatchObject({ status: 400 });
    await server!.close();
    await begin();
    expect(await list(BEA)).toMatchObject(listed);
  });

  it('refuses what is not its shape, with a code', async () => {
    const id = await openEvening();
    for (const sent of [{ type: 'sit', table: 1, player: 7 }, { type: 'reveal' }, null, 'x'])
      expect((await command(id, ANA, sent)).value).toEqual({ code: 'bad-request' });
    const { value } = await ask('/api/ledgers/duplicate', ANA, { id: newId(), wish: { ...WISH, tables: 99 } });
    expect(value).toEqual({ code: 'bad-request' });
    const sealed = { deals: { duplicate: 'd0'.repeat(16), walls: 'own' } };
    const settings = { ruleset: 'wmo2006', hands: 4, clock: 'none', absence: 'bot', visibility: 'link', ...sealed };
    const guest = await server!.guest({ cookie: ANA });
    expect(await guest.ask('table:open', { id: newId(), settings } as never)).toEqual({
      ok: false,
      code: 'bad-message',
    });
  });
});
