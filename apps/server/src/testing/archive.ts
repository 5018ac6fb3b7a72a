import { gameIdOf, type TableCode } from '@gorrion/protocol';
import { vi } from 'vitest';
import { gameToKeep } from '../archive/archivist.ts';
import { newPersonId, signedCookies } from '../identity/cookie.ts';
import { memoryStore } from '../persistence/memoryStore.ts';
import type { Store } from '../persistence/store.ts';
import { appendTo } from './appending.ts';
import type { Guest } from './guest.ts';
import { playOn } from './player.ts';
import { fastClock, SETTINGS, seat, testServer } from './server.ts';

/* Guests who ask the archive of a test server, and a game for them. */

/** How long tests wait for what the server does in the background. */
export const PATIENCE = { timeout: 55_000, interval: 20 };

const cookies = signedCookies(Buffer.alloc(32, 1));
const newCookie = () => cookies.write(newPersonId(), false).split(';')[0]!;
/** Cookies of the two players and of a stranger. */
export const [ANA, BEA, EVA] = [newCookie(), newCookie(), newCookie()];

/** Returns the id of the guest who has a cookie. */
export const personOf = (cookie: string): string => cookie.split(/[=.]/)[1]!;

/** Returns a function that asks the archive as a guest. A page sends its own origin; `origin` is another's. */
export const askerOf =
  (port: () => number) =>
  async (path: string, cookie: string, body?: unknown, origin = `http://localhost:${port()}`) => {
    const response = await fetch(`http://localhost:${port()}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, ...(body !== undefined && { origin, 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, value: (await response.json()) as never };
  };

/** Plays one hand and ends the game. */
export async function endAfterHand(guests: readonly Guest[]): Promise<void> {
  const playing = guests.map(playOn);
  await Promise.all(guests.map(guest => guest.until(({ state }) => state.session.results.length > 0)));
  for (const play of playing) play.stop();
  for (const guest of guests) await guest.say({ type: 'ask-end', isWanted: true });
  await Promise.all(guests.map(guest => guest.until(({ state }) => state.session.phase === 'over')));
}

/** Returns a store with the names, the log and the kept games of another one's table. */
async function copyOf(store: Store, code: TableCode): Promise<Store> {
  const copy = memoryStore();
  for (const [cookie, name] of [
    [ANA, 'Ana'],
    [BEA, 'Bea'],
  ] as const)
    await copy.rename(personOf(cookie) as never, name);
  const log = await store.read(code);
  if (log.kind !== 'whole') throw new Error(log.reason);
  await copy.register((await store.liveTables()).find(table => table.code === code)!);
  await appendTo(copy, code, log.entries);
  await copy.keepGame(gameToKeep((await store.readGame(gameIdOf(code, 1)))!));
  return copy;
}

/**
 * Plays one hand of Ana and Bea with two bots on a server and ends the game. Resolves once it is kept, with its id, its
 * table and a function that returns a fresh store with it.
 */
export async function playGame() {
  const store = memoryStore();
  const server = await testServer({ clock: fastClock(100), store });
  const ana = await server.guest({ cookie: ANA });
  const bea = await server.guest({ cookie: BEA });
  await ana.ask('me:rename', { name: 'Ana' });
  await bea.ask('me:rename', { name: 'Bea' });
  const code = (await seat([ana, bea], SETTINGS)) as TableCode;
  for (let n = 0; n < 2; n++) await ana.say({ type: 'add-bot', level: 'easy' });
  await ana.say({ type: 'start' });
  await endAfterHand([ana, bea]);
  const id = gameIdOf(code, 1);
  await vi.waitFor(async () => {
    if (!(await store.readGame(id))) throw new Error('the game is not kept yet');
  }, PATIENCE);
  await server.close();
  return { id, code, newStore: () => copyOf(store, code) };
}
