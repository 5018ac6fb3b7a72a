import { createHash } from 'node:crypto';
import { type Entry, type GameList, gameIdOf, type Lobby, type TableCode } from '@gorrion/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { ANA, askerOf, BEA, EVA, PATIENCE } from './testing/archive.ts';
import { type Guest, newId } from './testing/guest.ts';
import { HeldClock } from './testing/heldClock.ts';
import { playOn } from './testing/player.ts';
import { SETTINGS, seat, type TestServer, testServer } from './testing/server.ts';

/* What a server tells of a table that is watched with a delay, by whatever door. */

// Real sockets and a whole hand on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const DELAY = 600;
const KEY = '0123456789abcdef0123456789abcdef';
const DIGEST = createHash('sha256').update(Buffer.from(KEY, 'hex')).digest('hex');

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});
const ask = askerOf(() => server!.port);
const clock = new HeldClock();

/** Lets time pass in small steps, so that the clock does not run ahead of clients that answer over sockets. */
async function passUntil(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await clock.pass(200);
    await new Promise(resolve => setTimeout(resolve, 1));
  }
}

const lobbyOf = async (guest: Guest): Promise<Lobby> => {
  const answer = await guest.ask('lobby:watch', {});
  if (!answer.ok) throw new Error(answer.code);
  return answer.lobby;
};
const said = (guest: Guest): unknown[] =>
  guest.frames
    .filter(({ name }) => name === 'table:said')
    .map(({ message }) => (message as { line: { word?: string; text?: string } }).line)
    .map(({ word, text }) => word ?? text);
const entriesAfter = (guest: Guest, seq: number) =>
  guest.frames
    .filter(({ name }) => name === 'table:entries')
    .map(({ message }) => message as { readonly entries: readonly Entry[] })
    .filter(({ entries }) => entries[0]!.seq > seq);

/** Ana plays with three bots; Irene is the umpire, Eva watches. Resolves once a hand is over. */
async function oneHand() {
  server = await testServer({ clock });
  const ana = await server.guest({ cookie: ANA });
  const irene = await server.guest({ cookie: BEA });
  const eva = await server.guest({ cookie: EVA });
  const settings = { ...SETTINGS, clock: 'none', visibility: 'public', pace: 'quick', delay: DELAY } as const;
  const code = (await seat([ana], settings)) as TableCode;
  await irene.enter(code);
  await eva.enter(code);
  await ana.say({ type: 'invite-umpire', digest: DIGEST });
  await irene.say({ type: 'take-umpire', key: KEY });
  for (let n = 0; n < 3; n++) await ana.say({ type: 'add-bot', level: 'beginner' });
  const playing = playOn(ana);
  await ana.say({ type: 'start' });
  await passUntil(() => ana.view?.state.session.results.length === 1);
  playing.stop();
  return { ana, irene, eva, code };
}

it('tells nobody but players and umpire earlier than the delay, by chat, lists, records or archive', async () => {
  const { ana, irene, eva, code } = await oneHand();
  const transcript = async (guest: Guest) => (await guest.ask('table:transcript', { code })).ok;
  const hands = async () => (await ask(`/api/tables/${code}/hands`, EVA)).value;

  await irene.until(({ state }) => state.session.results.length === 1);
  expect(eva.view!.state.stage).toBe('gathering');
  expect([await transcript(ana), await transcript(irene), await transcript(eva)]).toEqual([true, true, false]);
  expect(await hands()).toBeNull();
  expect((await lobbyOf(eva)).open).toMatchObject([{ code, stage: 'gathering', handNumber: 0 }]);
  expect((await lobbyOf(ana)).mine).toMatchObject([{ code, stage: 'playing', handNumber: 1 }]);

  // Who comes later is told the same, at the same time.
  const otto = await server!.guest();
  await otto.enter(code);
  expect(otto.view).toEqual(eva.view);
  const { seq } = otto.view!;
  await ana.ask('table:say', { code, id: newId(), word: 'hello' });
  await eva.ask('table:say', { code, id: newId(), text: 'psst' });
  await vi.waitFor(
    () => expect([said(irene), said(otto), said(ana)]).toEqual([['hello', 'psst'], ['psst'], ['hello']]),
    PATIENCE,
  );

  await ana.say({ type: 'ask-end', isWanted: true });
  await ana.until(({ state }) => state.session.phase === 'over');
  const game = `/api/games/${gameIdOf(code, 1)}`;
  await vi.waitFor(async () => expect((await ask(game, ANA)).status).toBe(200), PATIENCE);
  expect((await ask(game, BEA)).status).toBe(200);
  expect(await ask(game, EVA)).toEqual({ status: 403, value: { code: 'game-sealed' } });
  const found = async () => ((await ask('/api/public', EVA)).value as GameList).games.length;
  expect(await found()).toBe(0);
  expect([eva.view!.state.stage, entriesAfter(eva, seq)]).toEqual(['gathering', []]);

  await clock.pass(DELAY * 1000 + 1000);
  await Promise.all([eva, otto].map(guest => guest.until(({ state }) => state.session.phase === 'over')));
  expect(entriesAfter(otto, seq)).toEqual(entriesAfter(eva, seq));
  expect([said(eva), said(otto)]).toEqual([
    ['psst', 'hello'],
    ['psst', 'hello'],
  ]);
  expect([await transcript(eva), await found(), (await ask(game, EVA)).status]).toEqual([true, 1, 200]);
  expect(await hands()).toMatchObject({ sheet: { lines: [{ hand: 1 }] } });
});
