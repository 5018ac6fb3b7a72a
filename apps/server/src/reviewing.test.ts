import { randomBytes } from 'node:crypto';
import type {
  GameId,
  GameRecord,
  OpenedGame,
  PersonId,
  ReviewCommand,
  ReviewMessage,
  ReviewPlace,
  ReviewRoom,
} from '@gorrion/protocol';
import { MOST_REVIEW_MESSAGES } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { finishedGames } from '@gorrion/table';
import { pagesOf, person, until, World } from '@gorrion/table/testing';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newPersonId, signedCookies } from './identity/cookie.ts';
import { memoryStore } from './persistence/memoryStore.ts';
import type { Store } from './persistence/store.ts';
import { type Guest, newId } from './testing/guest.ts';
import { fastClock, type TestServer, testServer } from './testing/server.ts';

// Real sockets on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const PATIENCE = { timeout: 20_000, interval: 10 };

const cookies = signedCookies(Buffer.alloc(32, 1));
const ID = 'GAME2345-1' as GameId;
const at = (hand: number, move: number, line: string | null = null): ReviewPlace => ({ hand, move, line });

let record: GameRecord;
beforeAll(async () => {
  const world = new World('reviewed game');
  const [ana, bea] = [person('Carla'), person('Dora')];
  await world.start({ clock: 'relaxed' }, ana, bea);
  pagesOf(world, [ana, bea], seeded('reviewed game'));
  await until(world, () => world.table.state.session.phase === 'over');
  record = finishedGames(world.store.logOf('table'), () => ID)[0]!.record;
});

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const newCookie = () => {
  const id = newPersonId();
  return { id, cookie: cookies.write(id, false).split(';')[0]! };
};

/** Keeps the game on a server, with Mei as its host and East of the table. */
async function shelf(access: 'players' | 'link' = 'link', store: Store = memoryStore()) {
  const mei = newCookie();
  await store.keepGame({
    record,
    host: mei.id,
    access,
    origin: 'table',
    people: [{ person: mei.id, player: 0 }],
  });
  server = await testServer({ store, clock: fastClock(20) });
  const come = async (name: string, cookie = newCookie().cookie) => {
    const guest = await server!.guest({ cookie });
    await guest.ask('me:rename', { name });
    return guest;
  };
  return { store, mei, come };
}

const join = (guest: Guest, game: string = ID, place: ReviewPlace | null = null) =>
  guest.ask('review:join', { game, at: place });
const act = (guest: Guest, command: ReviewCommand, game: string = ID) => guest.ask('review:act', { game, command });
const be = (guest: Guest, place: ReviewPlace, isFollowing = false) =>
  act(guest, { type: 'be', at: place, isFollowing, pointsAt: null });
const say = (guest: Guest, text: string, place = at(0, 3), id = newId(), game: string = ID) =>
  act(guest, { type: 'say', id, text, at: place }, game);

const framesOf = (guest: Guest, name: string) => guest.frames.filter(frame => frame.name === name);
const roomOf = (guest: Guest) => framesOf(guest, 'review:room').at(-1)?.message as ReviewRoom | undefined;
const named = (guest: Guest, name: string) => roomOf(guest)?.people.find(one => one.name === name);
const heard = (guest: Guest) =>
  framesOf(guest, 'review:said').map(({ message }) => (message as { message: ReviewMessage }).message);
const change = (mei: { cookie: string }, body: unknown) =>
  fetch(`http://localhost:${server!.port}/api/games/${ID}`, {
    method: 'POST',
    headers: {
      cookie: mei.cookie,
      origin: `http://localhost:${server!.port}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });

/** The first moment of the first hand in which East discards: events before it, and where it is. */
const DEALT = 1;

/** Returns a moment in which somebody discards. */
function firstTurn() {
  let events = 0;
  for (const { event } of record.facts) {
    if (event.type !== 'session' || event.event.type !== 'hand') continue;
    const inner = event.event.event;
    if (inner.type === 'discarded') return { at: at(0, events), events, seat: inner.seat };
    events += 1;
  }
  throw new Error('nobody discards');
}

describe('who may come to a review', () => {
  it('is who may read the game, and leaves when they may no more', async () => {
    const { mei, come } = await shelf('players');
    const [host, eva] = [await come('Mei', mei.cookie), await come('Eva')];
    expect(await join(eva)).toEqual({ ok: false, code: 'game-for-players' });
    expect(await join(eva, 'WRONG234-1')).toEqual({ ok: false, code: 'no-such-game' });
    expect(await join(host)).toMatchObject({ ok: true, room: { game: ID, people: [{ player: 0 }] }, messages: [] });
    expect(await be(eva, at(0, 1))).toEqual({ ok: false, code: 'not-in-review' });
    await change(mei, { access: 'link' });
    expect(await join(eva)).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(roomOf(host)?.people).toHaveLength(2), PATIENCE);
    await change(mei, { access: 'players' });
    await vi.waitFor(
      () => expect(framesOf(eva, 'review:closed')).toMatchObject([{ message: { game: ID, code: 'game-for-players' } }]),
      PATIENCE,
    );
    expect(await say(eva, 'hello?')).toEqual({ ok: false, code: 'not-in-review' });
    await vi.waitFor(() => expect(roomOf(host)?.people).toHaveLength(1), PATIENCE);
  });

  it('guesses no ids: after ten wrong ones a right one is refused too', async () => {
    const { come } = await shelf();
    const eva = await come('Eva');
    for (let n = 0; n < 10; n++) expect(await join(eva, `WRONG23${n}-1`)).toMatchObject({ code: 'no-such-game' });
    expect(await join(eva)).toEqual({ ok: false, code: 'too-many-wrong-codes' });
  });
});

describe('people in a review', () => {
  it('see who is there and where, also when they come late, and are moved by nobody', async () => {
    const { come } = await shelf();
    const [mei, ana] = [await come('Mei'), await come('Ana')];
    await join(mei);
    await join(ana);
    await act(mei, { type: 'take-lead' });
    await be(mei, at(2, 9));
    await be(ana, at(2, 9), true);
    const lena = await come('Lena');
    const answer = await join(lena, ID, at(0, 4));
    expect(answer).toMatchObject({
      ok: true,
      room: {
        people: [
          { name: 'Mei', at: at(2, 9), isFollowing: false, isHere: true },
          { name: 'Ana', at: at(2, 9), isFollowing: true },
          { name: 'Lena', at: at(0, 4), isFollowing: false },
        ],
      },
    });
    await be(mei, at(2, 10));
    await vi.waitFor(() => expect(named(lena, 'Mei')?.at).toEqual(at(2, 10)), PATIENCE);
    expect(named(lena, 'Lena')?.at).toEqual(at(0, 4));
  });

  it('point at tiles, not at places on a screen', async () => {
    const { come } = await shelf();
    const [mei, ana] = [await come('Mei'), await come('Ana')];
    await join(mei);
    await join(ana);
    const pointsAt = { zone: 'river', seat: 2, tile: 13, copy: 1 } as never;
    await act(mei, { type: 'be', at: at(0, 5), isFollowing: false, pointsAt });
    await vi.waitFor(() => expect(named(ana, 'Mei')?.pointsAt).toEqual(pointsAt), PATIENCE);
    for (const bad of [
      { zone: 'wall', seat: 0, tile: 1, copy: 0 },
      { zone: 'hand', seat: 0, tile: -1, copy: 0 },
      { x: 3, y: 4 },
    ])
      expect(
        await mei.shout('review:act', {
          game: ID,
          command: { type: 'be', at: at(0, 5), isFollowing: false, pointsAt: bad },
        }),
      ).toMatchObject({ code: 'bad-message' });
  });

  it('find the lead free when the leader loses the connection', async () => {
    const { come } = await shelf();
    const [mei, ana] = [await come('Mei'), await come('Ana')];
    await join(mei);
    await join(ana);
    await act(mei, { type: 'take-lead' });
    expect(await act(ana, { type: 'take-lead' })).toEqual({ ok: false, code: 'lead-taken' });
    mei.close();
    await vi.waitFor(() => expect(named(ana, 'Mei')?.isHere).toBe(false), PATIENCE);
    expect(await act(ana, { type: 'take-lead' })).toEqual({ ok: true });
    await vi.waitFor(() => expect(named(ana, 'Mei')).toBeUndefined(), PATIENCE);
  });

  it('are one person with several tabs, and are gone with the last of them', async () => {
    const { come } = await shelf();
    const own = newCookie().cookie;
    const [mei, one, two] = [await come('Mei'), await come('Ana', own), await come('Ana', own)];
    for (const guest of [mei, one, two]) await join(guest);
    await vi.waitFor(() => expect(roomOf(mei)?.people).toHaveLength(2), PATIENCE);
    one.close();
    await be(two, at(1, 1));
    await vi.waitFor(() => expect(named(mei, 'Ana')).toMatchObject({ isHere: true, at: at(1, 1) }), PATIENCE);
    await two.ask('review:leave', { game: ID });
    await vi.waitFor(() => expect(named(mei, 'Ana')).toBeUndefined(), PATIENCE);
  });

  it('are told apart where names look alike, and hide behind no name of a player', async () => {
    const { mei, come } = await shelf();
    const player = record.sheet.players.find(({ bot }, n) => !bot && n > 0)!.name;
    const [host, eva, otto] = [await come('Mei', mei.cookie), await come(player), await come('<b>Mei</b>')];
    for (const guest of [host, eva, otto]) await join(guest);
    await vi.waitFor(
      () => expect(roomOf(host)?.people.map(({ name }) => name)).toEqual(['Mei', `${player} ²`, '<b>Mei</b>']),
      PATIENCE,
    );
  });
});

describe('a link that hides names', () => {
  it('hides those of the players among the people too, and the id of the game', async () => {
    const { mei, come } = await shelf();
    const [host, eva] = [await come('Mei', mei.cookie), await come('Eva')];
    const opened = (await (await change(mei, { alias: true })).json()) as OpenedGame;
    const alias = opened.alias!;
    await join(host);
    await say(host, 'I should have kept it');
    const answer = await join(eva, alias);
    await vi.waitFor(() => expect(roomOf(host)?.people).toHaveLength(2), PATIENCE);
    await say(host, 'really');
    await say(eva, 'why?', at(0, 1), newId(), alias);
    await vi.waitFor(() => expect(heard(eva)).toHaveLength(2), PATIENCE);
    expect(heard(eva)).toMatchObject([
      { name: 'East', text: 'really', isOwn: false },
      { name: 'Eva', isOwn: true },
    ]);
    expect(answer).toMatchObject({ ok: true, room: { game: alias, people: [{ name: 'East' }, { name: 'Eva' }] } });
    expect(heard(host)).toMatchObject([{ name: 'Mei', isOwn: true }, { name: 'Mei' }, { name: 'Eva', isOwn: false }]);
    const told = JSON.stringify([eva.frames.filter(({ name }) => name.startsWith('review:')), answer]);
    for (const secret of ['Mei', ID, mei.id, ...record.sheet.players.map(({ name }) => `"${name}"`)])
      expect(told).not.toContain(secret);
  });
});

describe('a message', () => {
  it('stands at a hand, a move and a branch, is kept with the game, and comes once', async () => {
    const { store, come } = await shelf();
    const [mei, ana] = [await come('Mei'), await come('Ana')];
    await join(mei);
    await join(ana);
    const id = newId();
    for (let times = 0; times < 3; times++)
      expect(await say(mei, ' In my branch\n<i>5s</i> \u202Ewins ', at(2, 12, 'b2'), id)).toEqual({ ok: true });
    await vi.waitFor(() => expect(heard(ana)).toHaveLength(1), PATIENCE);
    expect(heard(ana)[0]).toMatchObject({
      number: 1,
      name: 'Mei',
      text: 'In my branch <i>5s</i> wins',
      at: at(2, 12, 'b2'),
    });
    const late = await come('Lena');
    expect(await join(late)).toMatchObject({ messages: [{ number: 1, text: 'In my branch <i>5s</i> wins' }] });
    expect(store.reviewMessages(ID)).toHaveLength(1);
  });

  it.each([
    ['', 'nothing-said'],
    [' \u200B ', 'nothing-said'],
    ['x'.repeat(201), 'too-long'],
    ['x'.repeat(1300), 'bad-message'],
  ])('%j is refused as %s', async (text, code) => {
    const { come } = await shelf();
    const mei = await come('Mei');
    await join(mei);
    expect(await say(mei, text)).toEqual({ ok: false, code });
  });

  it('is refused when one talks too fast, and when the game has as many as it keeps', async () => {
    const { store, come } = await shelf();
    const mei = await come('Mei');
    await join(mei);
    const answers = [];
    for (let n = 0; n < 12; n++) answers.push(await say(mei, `${n}`));
    expect(answers).toContainEqual({ ok: false, code: 'talking-too-fast' });
    const before = store.reviewMessages(ID).length;
    for (let number = before + 1; number <= MOST_REVIEW_MESSAGES; number++)
      await store.sayInReview(ID, {
        number,
        id: randomBytes(16).toString('hex'),
        person: `p${number}` as PersonId,
        name: 'Otto',
        player: null,
        text: 'so much',
        at: at(0, 0),
        time: number,
      });
    const ana = await come('Ana');
    await join(ana);
    expect(await say(ana, 'one more')).toEqual({ ok: false, code: 'messages-full' });
  });

  it('is gone from every page when its author is forgotten, and their new name is shown', async () => {
    const { store, come } = await shelf();
    const [mei, ana] = [await come('Mei'), await come('Almudena')];
    await join(mei);
    await join(ana);
    await say(ana, 'my street is Almirante');
    await say(mei, 'hm');
    await ana.ask('me:forget', {});
    await vi.waitFor(() => {
      const latest = framesOf(mei, 'review:messages').at(-1)?.message as { messages: ReviewMessage[] };
      expect(latest?.messages.map(({ text }) => text)).toEqual(['hm']);
      expect(JSON.stringify(roomOf(mei))).not.toContain('Almudena');
      expect(roomOf(mei)?.people).toHaveLength(2);
    }, PATIENCE);
    expect(store.reviewMessages(ID)).toHaveLength(1);
    expect(await be(ana, at(1, 1))).toEqual({ ok: true });
  });
});

describe('a vote', () => {
  it('is about what could be decided there, and about nothing else', async () => {
    const { come } = await shelf();
    const mei = await come('Mei');
    await join(mei);
    const turn = firstTurn();
    expect(await act(mei, { type: 'ask-vote', ...turn, events: DEALT - 1 })).toEqual({
      ok: false,
      code: 'nothing-to-decide',
    });
    expect(await act(mei, { type: 'ask-vote', ...turn, at: at(90, 1) })).toEqual({
      ok: false,
      code: 'nothing-to-decide',
    });
    expect(await act(mei, { type: 'ask-vote', ...turn, at: at(0, turn.events, 'b1') })).toEqual({
      ok: false,
      code: 'nothing-to-decide',
    });
    expect(await act(mei, { type: 'ask-vote', ...turn })).toEqual({ ok: true });
    await vi.waitFor(() => expect(roomOf(mei)?.vote?.choices.length).toBeGreaterThan(5), PATIENCE);
    expect(roomOf(mei)?.vote).toMatchObject({ ...turn, voted: [], own: null, shown: null });
    const answers = [];
    for (let n = 0; n < 10; n++) answers.push(await act(mei, { type: 'ask-vote', ...turn }));
    expect(answers).toContainEqual({ ok: false, code: 'asked-too-often' });
  });

  /** What everybody but the voters is sent while votes differ. Ana and Otto vote; Mei leads, Lena comes late. */
  async function worldOf(choices: readonly [number, number, number]) {
    const { come } = await shelf();
    const [mei, ana, otto] = [await come('Mei'), await come('Ana'), await come('Otto')];
    for (const guest of [mei, ana, otto]) await join(guest);
    await act(mei, { type: 'ask-vote', ...firstTurn() });
    await vi.waitFor(() => expect(roomOf(otto)?.vote).toBeTruthy(), PATIENCE);
    const settle = (count: number, guest: Guest) =>
      vi.waitFor(() => expect(roomOf(guest)?.vote?.voted).toHaveLength(count), PATIENCE);
    await act(ana, { type: 'vote', choice: choices[0] });
    for (const guest of [mei, ana, otto]) await settle(1, guest);
    await act(otto, { type: 'vote', choice: choices[1] });
    for (const guest of [mei, ana, otto]) await settle(2, guest);
    await act(ana, { type: 'vote', choice: choices[2] });
    await vi.waitFor(() => expect(roomOf(ana)?.vote?.own).toBe(choices[2]), PATIENCE);
    const lena = await come('Lena');
    const answer = await join(lena);
    for (const guest of [mei, otto]) await vi.waitFor(() => expect(named(guest, 'Lena')).toBeDefined(), PATIENCE);
    // Frames before the question come as the clock has it.
    const asked = (guest: Guest) =>
      framesOf(guest, 'review:room').flatMap(({ message }) =>
        (message as ReviewRoom).vote ? [message as ReviewRoom] : [],
      );
    const seen = [mei, lena].map(asked);
    const ottoWithoutOwn = asked(otto).map(({ vote, ...room }) => ({ ...room, vote: { ...vote, own: null } }));
    const frames = JSON.stringify([seen, ottoWithoutOwn, answer]);
    await act(mei, { type: 'show-votes' });
    await vi.waitFor(() => expect(roomOf(lena)?.vote?.shown).toHaveLength(2), PATIENCE);
    const shown = roomOf(lena)!.vote!.shown!.map(({ choice }) => choice);
    await server!.close();
    server = undefined;
    return { frames, shown };
  }

  it('that is hidden changes no frame that anybody else is sent, and is shown as it was', async () => {
    const one = await worldOf([0, 1, 0]);
    const other = await worldOf([3, 3, 2]);
    expect(one.frames).toBe(other.frames);
    expect([one.shown, other.shown]).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
});
