import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type ApiRefusal,
  type GameAccess,
  type GameId,
  type GameRecord,
  gameIdOf,
  type PersonId,
  type TableCode,
} from '@gorrion/protocol';
import { finishedGames } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';
import { gameToKeep } from '../archive/archivist.ts';
import { Archive } from '../archive/reader.ts';
import { signedCookies } from '../identity/cookie.ts';
import { openGuests } from '../identity/guests.ts';
import { ByAddress } from '../limits/byAddress.ts';
import { Guesses } from '../limits/guesses.ts';
import { LIMITS } from '../limits/limits.ts';
import { Requests } from '../limits/requests.ts';
import { memoryStore } from '../persistence/memoryStore.ts';
import { OpenGames } from '../persistence/openGames.ts';
import { publicApi } from '../publicApi/api.ts';
import { Tokens } from '../tokens/tokens.ts';
import { silent } from './server.ts';

/* What programs are answered, without the rest of a server, and a game for them. */

const CODE = 'AB23CD45' as TableCode;
export const numbered = (number: number): GameId => gameIdOf(CODE, number);

/** Plays a game of Ana with three bots. */
export async function gameOfAna(): Promise<{ readonly ana: PersonId; readonly record: GameRecord }> {
  const ana = person('Ana');
  const world = new World('read by a program');
  await world.start({ clock: 'fast', hands: 4 }, ana);
  await until(world, () => world.table.state.session.phase === 'over');
  return { ana: ana.id, record: finishedGames(world.store.logOf('table'), numbered)[0]!.record };
}

/** Opens the API of a server whose clock stands still; all come from one network. */
export async function openApiOf(record: GameRecord, sealed: ReadonlySet<GameId> = new Set()) {
  const store = memoryStore();
  const now = () => 20_000 * 24 * 3600_000;
  const guests = openGuests(signedCookies(Buffer.alloc(32, 3)), store);
  const tokens = new Tokens({ store, guests, hasRoom: () => true, now });
  const api = publicApi({
    archive: new Archive(new OpenGames(store, { isSealed: async game => sealed.has(game) }), store, 0),
    guests,
    guesses: new Guesses({ limits: LIMITS, now }),
    tokens,
    lobby: () => ({ open: [], mine: [] }),
    ratings: async () => ({ people: [], mine: null, count: 0, bots: [] }),
    rate: new Requests(LIMITS.guest.programs, LIMITS.network.programs, now),
    tokenRate: new ByAddress(LIMITS.token.requests, now),
    log: silent,
  });
  const peer = { address: '10.0.0.1', network: '10.0.0.1', isSecure: false, host: 'here', isStrayForward: false };
  const http = createServer((request, response) => void api(request, response, peer));
  await new Promise<void>(listening => http.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const tokenOf = async (who: PersonId, name = 'Mine') => {
    const view = await tokens.act(who, { type: 'make', name, scope: 'read', days: null });
    if (typeof view === 'string') throw new Error(view);
    return view.made!.token;
  };
  /** Keeps a copy of the game under a number. */
  const keep = (number: number, access: GameAccess, to = record.to + number) =>
    store.keepGame({ ...gameToKeep({ ...record, id: numbered(number), to }), access });
  const ask = (path: string, token?: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/api/v1${path}`, { headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers } });
  const codeOf = async (...asked: Parameters<typeof ask>) => {
    const answer = await ask(...asked);
    return `${answer.status} ${((await answer.json()) as ApiRefusal).code}`;
  };
  return { store, origin, tokenOf, keep, ask, codeOf, close: () => void http.close() };
}
