import type { GroupCommand, GroupDoor, GroupFact, GroupGame, GroupView } from '@gorrion/events/groups';
import { gameIdOf, type TableCode } from '@gorrion/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../persistence/memoryStore.ts';
import type { Store } from '../persistence/store.ts';
import { ANA, askerOf, BEA, EVA, PATIENCE, personOf } from '../testing/archive.ts';
import { type Guest, newId } from '../testing/guest.ts';
import { playOn } from '../testing/player.ts';
import { fastClock, SETTINGS, seat, type TestServer, testServer } from '../testing/server.ts';

// Real sockets and whole hands on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const ask = askerOf(() => server!.port);
const HOUR = 3600_000;

/** A store that outlives its server. */
const lasting = (store: Store): Store => ({ ...store, close: async () => {} });

/** Opens a server over a store, with Ana and Bea. */
async function open(store: Store) {
  server = await testServer({ clock: fastClock(100), store: lasting(store) });
  const [ana, bea] = await Promise.all([server.guest({ cookie: ANA }), server.guest({ cookie: BEA })]);
  await ana.ask('me:rename', { name: 'Ana' });
  await bea.ask('me:rename', { name: 'Bea' });
  return { ana, bea };
}

async function restart(store: Store) {
  await server!.close();
  return open(store);
}

async function makeGroup(wish: object): Promise<string> {
  const { status, value } = await ask('/api/ledgers/group', ANA, { id: newId(), wish });
  expect(status).toBe(200);
  return (value as { id: string }).id;
}

const viewOf = async (id: string, cookie: string): Promise<GroupView> =>
  ((await ask(`/api/ledgers/group/${id}`, cookie)).value as { view: GroupView }).view;

const command = (id: string, cookie: string, command: GroupCommand) =>
  ask(`/api/ledgers/group/${id}`, cookie, { id: newId(), command });

/** Returns what a person's list shows of a group. */
const cardOf = async (id: string, cookie: string) =>
  ((await ask('/api/ledgers/group', cookie)).value as { mine: readonly { id: string }[] }).mine.find(
    card => card.id === id,
  );

const gamesOf = async (id: string, cookie: string): Promise<readonly GroupGame[]> =>
  ((await ask(`/api/groups/${id}/games`, cookie)).value as { games: readonly GroupGame[] }).games;

/** Plays one hand at a table with two bots, ends the game and waits until it is kept. */
async function playGame(store: Store, host: Guest, other: Guest, code: TableCode): Promise<void> {
  for (let n = 0; n < 2; n++) await host.say({ type: 'add-bot', level: 'easy' });
  expect(await host.say({ type: 'start' })).toMatchObject({ ok: true });
  const guests = [host, other];
  const playing = guests.map(playOn);
  await Promise.all(guests.map(guest => guest.until(({ state }) => state.session.results.length > 0)));
  for (const play of playing) play.stop();
  for (const guest of guests) await guest.say({ type: 'ask-end', isWanted: true });
  await Promise.all(guests.map(guest => guest.until(({ state }) => state.session.phase === 'over')));
  await vi.waitFor(async () => expect(await store.readGame(gameIdOf(code, 1))).toBeDefined(), PATIENCE);
}

/** Copies a store's ledger without its last facts, as a kill would have left it. */
async function cutAt(store: Store, id: string, type: GroupFact['type']): Promise<Store> {
  const { facts, kind } = (await store.readLedger(id))!;
  const at = facts.findIndex(({ event }) => (event as GroupFact).type === type);
  expect(at).toBeGreaterThan(0);
  await store.dropLedger(id);
  await store.addFacts({ id, kind }, facts.slice(0, at), {
    people: [ANA, BEA].map(personOf) as never,
    isPublic: false,
  });
  return store;
}

describe('a group made of a table', () => {
  it('asks its people, and has its game once, also when the server is killed before it is noted', async () => {
    const store = memoryStore();
    const { ana, bea } = await open(store);
    const code = (await seat([ana, bea])) as TableCode;
    const id = await makeGroup({ name: 'Thursday', table: code.toLowerCase() });
    await vi.waitFor(async () => expect(await cardOf(id, BEA)).toBeDefined(), PATIENCE);
    expect(await cardOf(id, BEA)).toEqual({ id, role: 'invited', name: 'Thursday', members: 1, by: 'Ana' });
    expect(await viewOf(id, ANA)).toMatchObject({ invited: 1, role: 'owner', rules: { settings: { hands: 4 } } });
    await playGame(store, ana, bea, code);
    // Who was never asked is nobody's member: the host reads no new name, and the game is none of the group's.
    await bea.ask('me:rename', { name: 'Beatriz' });
    expect(await viewOf(id, ANA)).toMatchObject({ games: 0, members: [{ number: 1 }] });
    expect(JSON.stringify(await viewOf(id, ANA))).not.toContain('Bea');
    expect((await command(id, BEA, { type: 'accept' })).status).toBe(200);
    await vi.waitFor(async () => expect((await viewOf(id, ANA)).games).toBe(1), PATIENCE);
    expect((await viewOf(id, ANA)).members[1]).toMatchObject({ name: 'Beatriz', role: 'member' });
    const [game] = await gamesOf(id, BEA);
    const members = game!.players.flatMap(player => ('member' in player ? player.member : []));
    expect(members.sort()).toEqual([1, 2]);
    expect(game!.players.filter(player => 'name' in player && player.bot === 'easy')).toHaveLength(2);
    expect(game!.lines).toHaveLength(1);

    await restart(store);
    expect((await gamesOf(id, ANA)).map(({ id }) => id)).toEqual([gameIdOf(code, 1)]);
    await server!.close();
    server = undefined;
    await open(await cutAt(store, id, 'game-added'));
    await vi.waitFor(async () => expect((await viewOf(id, ANA)).games).toBe(1), PATIENCE);
    const added = (await store.readLedger(id))!.facts.filter(({ event }) => (event as GroupFact).type === 'game-added');
    expect(added).toHaveLength(1);
  });

  it('asks nobody a second time who has declined, whatever group of the same person asks', async () => {
    const store = memoryStore();
    const { ana, bea } = await open(store);
    const code = await seat([ana, bea]);
    const made = async () => {
      const id = await makeGroup({ name: 'Thursday', table: code });
      const isTaken = async () =>
        expect((await store.readLedger(id))!.facts.at(-1)?.event).toMatchObject({ type: 'table-taken' });
      await vi.waitFor(isTaken, PATIENCE);
      return id;
    };
    const [first, second] = [await made(), await made()];
    expect([await cardOf(first, BEA), await cardOf(second, BEA)]).toMatchObject([{ role: 'invited' }, undefined]);
    expect((await command(second, BEA, { type: 'accept' })).value).toEqual({ code: 'not-yours' });
    expect((await command(first, BEA, { type: 'decline' })).status).toBe(200);
    const third = await made();
    expect([await cardOf(first, BEA), await cardOf(third, BEA)]).toEqual([undefined, undefined]);
  });

  it('is not heard by who has blocked its founder, who sees that they were asked', async () => {
    const { ana, bea } = await open(memoryStore());
    const block = (isListed: boolean) =>
      ask('/api/peace', BEA, { type: 'list', list: 'blocked', person: ana.me!.id, isListed });
    expect((await block(true)).status).toBe(200);
    const code = await seat([ana, bea]);
    const id = await makeGroup({ name: 'Thursday', table: code });
    await vi.waitFor(async () => expect(await viewOf(id, ANA)).toMatchObject({ invited: 1 }), PATIENCE);
    expect(await cardOf(id, BEA)).toBeUndefined();
    expect((await block(false)).status).toBe(200);
    expect(await cardOf(id, BEA)).toMatchObject({ role: 'invited' });
  });

  it('has nobody but its owner if they were not at the table', async () => {
    const store = memoryStore();
    const { bea } = await open(store);
    const eva = await server!.guest({ cookie: EVA });
    const code = await seat([bea, eva]);
    const id = await makeGroup({ name: 'Curious', table: code });
    await vi.waitFor(
      async () =>
        expect((await store.readLedger(id))!.facts.at(-1)?.event).toMatchObject({
          type: 'table-taken',
          isTheirs: false,
        }),
      PATIENCE,
    );
    expect((await viewOf(id, ANA)).members).toHaveLength(1);
    expect((await ask(`/api/ledgers/group/${id}`, BEA)).value).toEqual({ code: 'not-yours' });
  });
});

describe('the link of a group', () => {
  it('shows its name and lets in; without it nobody sees or guesses anything', async () => {
    await open(memoryStore());
    const id = await makeGroup({ name: 'Thursday' });
    const { key } = await viewOf(id, ANA);
    expect((await ask(`/api/groups/${id}/door`, BEA, { key: 'f'.repeat(32) })).value).toEqual({ code: 'wrong-key' });
    const { value } = await ask(`/api/groups/${id}/door`, BEA, { key });
    expect(value).toEqual({ name: 'Thursday', members: 1, isMember: false } satisfies GroupDoor);
    expect(await ask(`/api/groups/${id}/games`, BEA)).toEqual({ status: 403, value: { code: 'not-yours' } });
    expect((await command(id, BEA, { type: 'rename', name: 'Mine' })).value).toEqual({ code: 'not-yours' });
    expect((await command(id, BEA, { type: 'join', key: 'f'.repeat(32) })).value).toEqual({ code: 'wrong-key' });
    expect((await command(id, BEA, { type: 'join', key })).status).toBe(200);
    expect((await ask(`/api/groups/${id}/door`, BEA, { key: 'f'.repeat(32) })).value).toMatchObject({ isMember: true });
    const seen = JSON.stringify(await viewOf(id, BEA));
    expect(seen).toContain('"Ana"');
    for (const cookie of [ANA, BEA]) expect(seen).not.toContain(personOf(cookie));
  });

  it('follows a new name, and a person who is forgotten is gone', async () => {
    await open(memoryStore());
    const id = await makeGroup({ name: 'Thursday' });
    const { key } = await viewOf(id, ANA);
    await command(id, BEA, { type: 'join', key });
    const bea = await server!.guest({ cookie: BEA });
    await bea.ask('me:rename', { name: 'Beatriz' });
    expect((await viewOf(id, ANA)).members[1]).toMatchObject({ name: 'Beatriz', role: 'member' });
    await bea.ask('me:forget', {});
    await vi.waitFor(
      async () => expect((await viewOf(id, ANA)).members[1]).toMatchObject({ name: null, role: 'gone' }),
      PATIENCE,
    );
  });
});

describe('the tables of an evening', () => {
  it('open with one press, once, also when the server is killed before it is noted', async () => {
    const store = memoryStore();
    await open(store);
    const id = await makeGroup({ name: 'Thursday' });
    const { key } = await viewOf(id, ANA);
    await command(id, BEA, { type: 'join', key });
    const at = Date.now() + HOUR;
    await command(id, ANA, { type: 'set-evening', at, offset: 60, place: 'At Ana’s', link: '' });
    const press = { type: 'open-tables', evening: 1, round: 0, present: [1, 2] } as const;
    expect((await command(id, BEA, press)).status).toBe(200);
    expect((await command(id, ANA, press)).value).toEqual({ code: 'opened-already' });
    const tableOf = async () => (await viewOf(id, ANA)).evening!.rounds[0]!.tables[0]!;
    await vi.waitFor(async () => expect((await tableOf()).code).not.toBeNull(), PATIENCE);
    const { code, host } = await tableOf();
    expect(host).toBe(2);
    expect((await store.liveTables()).map(table => table.code)).toEqual([code]);

    await server!.close();
    server = undefined;
    const { ana, bea } = await open(await cutAt(store, id, 'table-opened'));
    await vi.waitFor(async () => expect((await tableOf()).code).toBe(code), PATIENCE);
    expect(await store.liveTables()).toHaveLength(1);
    await bea.enter(code!);
    await ana.enter(code!);
    await ana.say({ type: 'sit' });
    // A member who has never been at the table sees who is, and a stranger nothing.
    const tables = (cookie: string) => ask(`/api/groups/${id}/tables`, cookie);
    expect((await tables(EVA)).value).toEqual({ code: 'not-yours' });
    await command(id, EVA, { type: 'join', key });
    const line = { stage: 'gathering', freePlaces: 2, names: expect.arrayContaining(['Ana', 'Bea']) };
    expect((await tables(EVA)).value).toMatchObject({ tables: { [code!]: line } });
    await playGame(store, bea, ana, code!);
    await vi.waitFor(async () => expect((await viewOf(id, ANA)).games).toBe(1), PATIENCE);
  });

  it('opens at once for any member, without an evening, and is in the list of the others', async () => {
    const { bea } = await open(memoryStore());
    const id = await makeGroup({ name: 'Thursday' });
    const { key } = await viewOf(id, ANA);
    await command(id, BEA, { type: 'join', key });
    expect((await command(id, BEA, { type: 'open-table' })).status).toBe(200);
    const first = async () => (await viewOf(id, ANA)).now[0]?.code;
    await vi.waitFor(async () => expect(await first()).toBeTruthy(), PATIENCE);
    const code = (await first())!;
    expect(await cardOf(id, ANA)).toMatchObject({ tables: [{ code, by: 'Bea' }] });
    const tables = (await ask(`/api/groups/${id}/tables`, ANA)).value;
    expect(tables).toMatchObject({ tables: { [code]: { stage: 'gathering' } } });
    // It is told of until it is closed.
    await bea.enter(code);
    expect(await bea.say({ type: 'close' })).toMatchObject({ ok: true });
    await vi.waitFor(async () => expect(await cardOf(id, ANA)).toMatchObject({ tables: [] }), PATIENCE);
    expect((await viewOf(id, ANA)).now).toEqual([]);
  });

  it('opened at once is refused to who has as many tables as a guest may, and to nobody else', async () => {
    const { ana } = await open(memoryStore());
    const id = await makeGroup({ name: 'Thursday' });
    const { key } = await viewOf(id, ANA);
    await command(id, BEA, { type: 'join', key });
    for (let n = 0; n < 3; n++) await ana.ask('table:open', { id: newId(), settings: SETTINGS });
    const press = async (cookie: string) =>
      expect((await command(id, cookie, { type: 'open-table' })).status).toBe(200);
    await press(ANA);
    const refusals = async () => (await viewOf(id, ANA)).now.map(({ refusal }) => refusal);
    await vi.waitFor(async () => expect(await refusals()).toEqual(['too-many-tables']), PATIENCE);
    await press(BEA);
    await vi.waitFor(
      async () => expect((await viewOf(id, BEA)).now).toMatchObject([{ code: expect.any(String), host: 2 }]),
      PATIENCE,
    );
  });

  it('count for who has pressed: members who did nothing open their own', async () => {
    await open(memoryStore());
    const id = await makeGroup({ name: 'Thursday' });
    const { key } = await viewOf(id, ANA);
    for (const cookie of [BEA, EVA]) await command(id, cookie, { type: 'join', key });
    await command(id, ANA, { type: 'set-evening', at: Date.now() + HOUR, offset: 0, place: '', link: '' });
    const tables = async () => (await viewOf(id, ANA)).evening!.rounds.map(({ tables: [table] }) => table!);
    for (let round = 0; round < 4; round++) {
      await command(id, ANA, { type: 'open-tables', evening: 1, round, present: [2, 3] });
      const isDone = async () => expect((await tables()).every(table => table.code ?? table.refusal)).toBe(true);
      await vi.waitFor(isDone, PATIENCE);
    }
    // A club of many tables opens them by one press.
    expect((await tables()).map(({ refusal }) => refusal)).toEqual([null, null, null, null]);
    const opened = async (cookie: string) =>
      (await server!.guest({ cookie })).ask('table:open', { id: newId(), settings: SETTINGS });
    expect(await opened(BEA)).toMatchObject({ ok: true });
    expect(await opened(ANA)).toMatchObject({ ok: false, code: 'too-many-tables' });
  });

  it('say why one could not be opened', async () => {
    const register = async () => Promise.reject(new Error('the disk is gone'));
    await open({ ...memoryStore(), register });
    const id = await makeGroup({ name: 'Thursday' });
    const { key } = await viewOf(id, ANA);
    await command(id, BEA, { type: 'join', key });
    await command(id, ANA, { type: 'set-evening', at: Date.now() + HOUR, offset: 0, place: '', link: '' });
    await command(id, ANA, { type: 'open-tables', evening: 1, round: 0, present: [1, 2] });
    await vi.waitFor(
      async () =>
        expect((await viewOf(id, ANA)).evening!.rounds[0]!.tables[0]).toMatchObject({ refusal: 'table-frozen' }),
      PATIENCE,
    );
  });
});

describe('a game of the archive', () => {
  it('is added by a member who played it with another, once, and follows what the archive keeps', async () => {
    const store = memoryStore();
    const { ana, bea } = await open(store);
    const code = (await seat([ana, bea])) as TableCode;
    await playGame(store, ana, bea, code);
    const game = gameIdOf(code, 1);
    const id = await makeGroup({ name: 'Thursday' });
    const add = async (cookie: string, what: string) =>
      (await ask(`/api/groups/${id}/games`, cookie, { game: what })).value;
    expect(await add(ANA, 'AB23CD45-9')).toEqual({ code: 'no-such-game' });
    expect(await add(ANA, game)).toEqual({ code: 'game-of-one' });
    const { key } = await viewOf(id, ANA);
    for (const cookie of [BEA, EVA]) await command(id, cookie, { type: 'join', key });
    expect(await add(EVA, game)).toEqual({ code: 'game-not-yours' });
    expect(await add(BEA, game)).toEqual({});
    expect(await add(ANA, game)).toEqual({ code: 'game-known' });
    expect(await gamesOf(id, EVA)).toHaveLength(1);
    // A member who did not add it may not take it out.
    expect((await command(id, EVA, { type: 'drop-game', game })).value).toEqual({ code: 'owners-only' });

    const kept = (await store.readGame(game))!;
    const { at } = kept.facts.at(-1)!;
    const changes = [10, -10, 0, 0] as const;
    const correction = { type: 'session', event: { type: 'totals-adjusted', changes, tablePoints: [4, 2, 1, 0] } };
    const facts = [...kept.facts, { at: at + 1, event: correction as never }];
    const totals = kept.sheet.totals.map((total, n) => total + changes[n]!);
    const { host, access, origin } = (await store.findGame(game))!;
    const sheet = { ...kept.sheet, totals: totals as never, tablePoints: [4, 2, 1, 0] as const };
    await store.keepGame({
      record: { ...kept, facts, to: at + 1, sheet },
      host,
      access,
      origin,
      people: await store.peopleOf(game),
    });
    expect((await gamesOf(id, ANA))[0]).toMatchObject({ totals, tablePoints: [4, 2, 1, 0] });
    await store.dropGame(game);
    expect(await gamesOf(id, ANA)).toEqual([]);
  });

  it('is not added for a member who leaves while it is read', async () => {
    const disk = memoryStore();
    let reading = Promise.resolve();
    let isRead = false;
    const peopleOf: Store['peopleOf'] = async game => {
      isRead = true;
      await reading;
      return disk.peopleOf(game);
    };
    const { ana, bea } = await open({ ...disk, peopleOf });
    const code = (await seat([ana, bea])) as TableCode;
    await playGame(disk, ana, bea, code);
    const id = await makeGroup({ name: 'Thursday' });
    const { key } = await viewOf(id, ANA);
    for (const cookie of [BEA, EVA]) await command(id, cookie, { type: 'join', key });
    const { promise, resolve } = Promise.withResolvers<void>();
    reading = promise;
    isRead = false;
    const adding = ask(`/api/groups/${id}/games`, BEA, { game: gameIdOf(code, 1) });
    await vi.waitFor(() => expect(isRead).toBe(true), PATIENCE);
    expect((await command(id, BEA, { type: 'leave' })).status).toBe(200);
    resolve();
    expect(await adding).toEqual({ status: 403, value: { code: 'not-yours' } });
    expect(await gamesOf(id, ANA)).toEqual([]);
  });
});
