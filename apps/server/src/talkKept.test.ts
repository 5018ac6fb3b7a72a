import type { ChatContent, OpenedGame, TableCode, Talk } from '@gorrion/protocol';
import { gameIdOf } from '@gorrion/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryStore } from './persistence/memoryStore.ts';
import { ANA, askerOf, BEA, EVA, endAfterHand, PATIENCE } from './testing/archive.ts';
import { type Guest, newId } from './testing/guest.ts';
import { isPlaying } from './testing/player.ts';
import { fastClock, SETTINGS, seat, type TestServer, testServer } from './testing/server.ts';

// Real sockets and a whole hand on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const ask = askerOf(() => server!.port);
const talkOf = async (id: string, cookie: string) => ((await ask(`/api/games/${id}/talk`, cookie)).value as Talk).talk;

const say = async (guest: Guest, saying: ChatContent) =>
  expect(await guest.ask('table:say', { code: guest.view!.code, id: newId(), ...saying })).toEqual({ ok: true });

/** Plays a hand of Ana and Bea who talk, while Eva watches and talks too; returns the id of the game. */
async function talkedGame(store: ReturnType<typeof memoryStore>) {
  server = await testServer({ clock: fastClock(100), store });
  const [ana, bea, eva] = await Promise.all([ANA, BEA, EVA].map(cookie => server!.guest({ cookie })));
  await ana!.ask('me:rename', { name: 'Ana María' });
  await bea!.ask('me:rename', { name: 'Bea' });
  const settings = { ...SETTINGS, talk: 'always', keepsTalk: true } as const;
  const code = (await seat([ana!, bea!], settings)) as TableCode;
  await eva!.enter(code);
  for (let n = 0; n < 2; n++) await ana!.say({ type: 'add-bot', level: 'easy' });
  await say(ana!, { text: 'before the game' });
  await ana!.say({ type: 'start' });
  await Promise.all([ana!, bea!].map(guest => guest.until(isPlaying)));
  await say(bea!, { text: ' Hola, maría\u202E: <b>5m</b> ' });
  await say(ana!, { word: 'good-luck' });
  await say(eva!, { text: 'from who watches' });
  await endAfterHand([ana!, bea!]);
  await say(ana!, { word: 'good-game' });
  const id = gameIdOf(code, 1);
  await vi.waitFor(async () => expect(await store.readGame(id)).toBeDefined(), PATIENCE);
  const player = (guest: Guest) => guest.view!.viewer;
  return { id, ana: player(ana!), bea: player(bea!) };
}

it('keeps what players said during the game, in order, for whoever may read the game, until its person goes', async () => {
  const store = memoryStore();
  const { id, ana, bea } = await talkedGame(store);
  await server!.close();
  server = await testServer({ clock: fastClock(100), store });
  const kept = [
    { player: bea, at: expect.any(Number), text: 'Hola, maría: <b>5m</b>' },
    { player: ana, at: expect.any(Number), word: 'good-luck' },
  ];
  expect(await talkOf(id, EVA)).toEqual(kept);
  const { record } = (await ask(`/api/games/${id}`, EVA)).value as OpenedGame;
  for (const { at } of await talkOf(id, EVA)) expect(at >= record.from && at <= record.to).toBe(true);
  expect(JSON.stringify(record)).not.toContain('Hola');

  const { alias } = (await ask(`/api/games/${id}`, BEA, { alias: true })).value as OpenedGame;
  expect(await talkOf(alias!, EVA)).toEqual([kept[1]]);

  await ask(`/api/games/${id}`, ANA, { access: 'players' });
  expect(await ask(`/api/games/${id}/talk`, EVA)).toEqual({ status: 403, value: { code: 'game-for-players' } });
  expect((await ask('/api/games/AAAAAAAA-1/talk', EVA)).status).toBe(404);
  expect(await talkOf(id, ANA)).toEqual(kept);

  const leaving = await server.guest({ cookie: BEA });
  await leaving.ask('me:forget', {});
  expect(await talkOf(id, ANA)).toEqual([kept[1]]);
});
