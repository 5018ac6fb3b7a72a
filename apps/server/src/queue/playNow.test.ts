import { type PersonId, playNowSettings, type QueueNews, type TableCode, tidySettings } from '@gorrion/protocol';
import { expect, it } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { Requests } from '../limits/requests.ts';
import type { LobbyTable } from '../lobby/summaries.ts';
import { HeldClock } from '../testing/heldClock.ts';
import { silent } from '../testing/server.ts';
import type { SocketPage } from '../transport/page.ts';
import { PlayNow } from './playNow.ts';

const WISH = { way: 'friends', hands: 4, level: 'beginner' } as const;

/** A queue whose tables take `sit` for the seats of their answers only, and are listed with three free seats meanwhile. */
function queueWith(sit: () => Promise<{ readonly ok: boolean; readonly code?: string }>) {
  const clock = new HeldClock();
  clock.run(0);
  const code = 'ABCD2345' as TableCode;
  const told = new Map<string, QueueNews>();
  const chairs = [{ kind: 'person', presence: 'here' }, { kind: 'empty' }] as const;
  const places = [chairs[0], chairs[1], chairs[1], chairs[1]];
  const state = { stage: 'gathering', gamesPlayed: 0, settings: tidySettings(playNowSettings(WISH)), places };
  const table = { id: code, state, execute: sit, startAgainstBots: async () => {}, departed() {} };
  let isOpen = false;
  const open = async () => {
    isOpen = true;
    return { ok: true, code };
  };
  const line = { code, settings: playNowSettings(WISH) };
  const listed = { line, isPublic: true, people: [], offer: { kind: 'free', seats: 3 } } as unknown as LobbyTable;
  const queue = new PlayNow({
    registry: { open, find: () => table } as never,
    feed: { pageOf: () => ({}) as never },
    tables: () => (isOpen ? [listed] : []),
    ratings: { standings: async () => new Map() },
    requests: new Requests(LIMITS.guest.queues, LIMITS.network.queues, () => clock.now()),
    clock,
    log: silent,
  });
  const press = (name: string) => {
    const me = { id: name as PersonId, name };
    const tell = (_: string, news: QueueNews) => told.set(name, news);
    queue.join({ id: name, me, tell } as unknown as SocketPage, { id: name.padEnd(32), ...WISH });
  };
  return { clock, told, press };
}

it('the free seats of a table that the queue is filling are for nobody else in it', async () => {
  const { clock, told, press } = queueWith(() => new Promise(() => {}));
  for (const name of ['ana', 'bea', 'ciro', 'dan', 'eva']) press(name);
  await clock.pass(1000);
  expect(told.get('eva')).toMatchObject({ type: 'waiting', others: 0 });
});

it('who loses a seat to somebody who has found the table first goes on looking', async () => {
  const { clock, told, press } = queueWith(async () => ({ ok: false, code: 'no-free-place' }));
  for (const name of ['ana', 'bea', 'ciro', 'dan']) press(name);
  await clock.pass(250);
  expect(told.get('ana')).toMatchObject({ type: 'seated', isSeated: true });
  expect(told.get('bea')).toMatchObject({ type: 'waiting' });
  await clock.pass(250);
  expect(told.get('bea')).toMatchObject({ type: 'seated', isSeated: false });
});
