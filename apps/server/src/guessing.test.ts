import { globSync, readFileSync } from 'node:fs';
import { clientSchemas } from '@gorrion/protocol/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from './limits/limits.ts';
import { type Guest, newId } from './testing/guest.ts';
import { seat, type TestServer, testServer } from './testing/server.ts';

/* Every door that takes a code or an id, and how many wrong ones each lets a guest and a network try. */

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    limits: { ...LIMITS, network: { ...LIMITS.network, handshakes: LIMITS.network.ledgers } },
  });
});
afterAll(() => server.close());

const HALL = '198.51.100.7';
/** More wrong ids than a network may try at once. */
const MANY = LIMITS.network.wrongCodes.burst + 10;
const command = { id: newId(), command: { type: 'stand' } };
const envelope = { id: newId(), answers: 0, command: { type: 'sit' } };
/** A code that no table has: the alphabet of codes has no vowels. */
const wrongCode = (n: number): string => `2222${['2', '3', '4', '5', '6', '7', '8', '9'][n % 8]}222`;

/** Somebody who asks over HTTP. */
interface Asker {
  readonly cookie: string;
  readonly address: string;
}

async function cookieOf(address: string): Promise<string> {
  const page = await fetch(`http://localhost:${server.port}/`, { headers: { 'x-forwarded-for': address } });
  return page.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Asks over HTTP; resolves with the code of the refusal, or undefined. */
async function ask({ cookie, address }: Asker, path: string, body?: unknown, method = 'POST') {
  const headers = { cookie, origin: `http://localhost:${server.port}`, 'x-forwarded-for': address };
  const init = body === undefined ? { headers } : { method, headers, body: JSON.stringify(body) };
  const response = await fetch(`http://localhost:${server.port}${path}`, init);
  return ((await response.json()) as { code?: string; id?: string } | null) ?? {};
}

/** Doors below /api: what is asked with a wrong id. */
const REQUESTS: Record<string, (asker: Asker, n: number) => ReturnType<typeof ask>> = {
  '/api/ledgers/KIND/ID': (asker, n) => ask(asker, `/api/ledgers/group/${wrongCode(n)}`),
  'a command to /api/ledgers/KIND/ID': (asker, n) => ask(asker, `/api/ledgers/duplicate/${wrongCode(n)}`, command),
  'a key to /api/ledgers/KIND/ID': (asker, n) =>
    ask(asker, `/api/ledgers/tournament/${wrongCode(n)}`, { ...command, command: { type: 'join', key: newId() } }),
  '/api/groups/ID/games': (asker, n) => ask(asker, `/api/groups/${wrongCode(n)}/games`),
  '/api/groups/ID/duplicates': (asker, n) => ask(asker, `/api/groups/${wrongCode(n)}/duplicates`),
  '/api/groups/ID/door': (asker, n) => ask(asker, `/api/groups/${wrongCode(n)}/door`, { key: newId() }),
  '/api/games/ID': (asker, n) => ask(asker, `/api/games/${wrongCode(n)}-1`),
  'a change of /api/games/ID': (asker, n) => ask(asker, `/api/games/${wrongCode(n)}-1`, { isStarred: true }),
  '/api/games/ID/lines': (asker, n) => ask(asker, `/api/games/${wrongCode(n)}-1/lines`),
  '/api/games/ID/talk': (asker, n) => ask(asker, `/api/games/${wrongCode(n)}-1/talk`),
  '/api/calls/ID/hooks': (asker, n) => ask(asker, `/api/calls/${wrongCode(n)}/hooks`),
  '/api/calls/ID/room': (asker, n) => ask(asker, `/api/calls/${wrongCode(n)}/room`, {}),
  '/api/calls/ID/seats': (asker, n) => ask(asker, `/api/calls/${wrongCode(n)}/seats`),
  '/api/games/ID/review': (asker, n) => ask(asker, `/api/games/${wrongCode(n)}-1/review`),
  'a review to /api/games/ID/review': (asker, n) => ask(asker, `/api/games/${wrongCode(n)}-1/review/0/0`, {}, 'PUT'),
  '/api/tables/CODE/hands': (asker, n) => ask(asker, `/api/tables/${wrongCode(n)}/hands`),
  'a code to /api/devices': (asker, n) => ask(asker, '/api/devices', { type: 'claim', code: wrongCode(n) }),
};

/** Doors behind a socket. */
const MESSAGES = {
  'table:enter': (n: number) => ({ code: wrongCode(n) }),
  'table:watching': (n: number) => ({ code: wrongCode(n) }),
  'table:transcript': (n: number) => ({ code: wrongCode(n) }),
  'table:inspect': (n: number) => ({ code: wrongCode(n) }),
  'table:command': (n: number) => ({ code: wrongCode(n), envelope }),
  'table:say': (n: number) => ({ code: wrongCode(n), id: newId(), word: 'hello' }),
  'table:report': (n: number) => ({
    code: wrongCode(n),
    report: { id: newId(), person: newId(), reason: 'other', text: '' },
  }),
  'table:call-link': (n: number) => ({ code: wrongCode(n), wish: { type: 'make' } }),
  'table:cast': (n: number) => ({ code: wrongCode(n), wish: 'look' as const }),
  'review:join': (n: number) => ({ game: `${wrongCode(n)}-1`, at: null }),
  'ledger:watch': (n: number) => ({ ledger: wrongCode(n) }),
};
/** Messages with an id that find nothing by it: they are about what the page has open. */
const OWN = ['table:exit', 'review:leave', 'review:act', 'ledger:unwatch'];

describe('doors that take a code or an id', () => {
  it('are all listed here', () => {
    const typed = Object.entries(clientSchemas).filter(([, schema]) => {
      const shapes = 'options' in schema ? schema.options.map(({ shape }) => shape) : [schema.shape];
      return shapes.some(shape => ['code', 'game', 'ledger'].some(name => name in shape));
    });
    expect(typed.map(([name]) => name).sort()).toEqual([...Object.keys(MESSAGES), ...OWN].sort());
    const sources = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(file => !file.endsWith('.test.ts'));
    const addresses = sources.flatMap(file => {
      const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
      return [...text.matchAll(/= \/\^\\\/api\\\/(\w+)\S*\(\S*\$\//g)].map(([, first]) => first!);
    });
    // One pattern each for games, their lines, talk and reviews. The date of a deal of the day is no secret, a picture
    // shows what nobody in particular may see, a calendar has a key of 128 bits, without which no group is told from
    // none, and everybody may read the schemas of our files.
    const games = Array<string>(4).fill('games');
    expect(addresses.sort()).toEqual([
      'calendars',
      'calls',
      'daily',
      ...games,
      'groups',
      'ledgers',
      'pictures',
      'schemas',
      'tables',
    ]);
  });

  it.each(Object.keys(REQUESTS))('let a guest try ten wrong ones: %s', async name => {
    const address = `2001:db8:a${Object.keys(REQUESTS).indexOf(name)}::1`;
    const asker = { cookie: await cookieOf(address), address };
    const codes = await Promise.all(Array.from({ length: 12 }, (_, n) => REQUESTS[name]!(asker, n)));
    expect(codes.filter(({ code }) => code?.startsWith('too-many'))).toHaveLength(2);
    expect(codes.filter(({ code }) => code?.startsWith('no-such'))).toHaveLength(10);
  });

  it.each(Object.keys(MESSAGES) as (keyof typeof MESSAGES)[])('let a guest try ten wrong ones: %s', async name => {
    const guest = await server.guest({ address: `2001:db8:b${Object.keys(MESSAGES).indexOf(name)}::1` });
    const send = (n: number) => guest.ask(name, MESSAGES[name](n) as never) as Promise<{ code?: string }>;
    const codes = await Promise.all(Array.from({ length: 12 }, (_, n) => send(n)));
    expect(codes.filter(({ code }) => code === 'too-many-wrong-codes')).toHaveLength(2);
    guest.close();
  });
});

describe('a hall behind one address', () => {
  /** Guesses until the hall's network has no guess left, each few by another guest. */
  async function guess(): Promise<void> {
    for (let n = 0; n < MANY; n += 10) {
      const asker = { cookie: await cookieOf(HALL), address: HALL };
      await Promise.all(Array.from({ length: 10 }, (_, m) => ask(asker, `/api/ledgers/group/${wrongCode(m)}`)));
    }
  }
  const stranger = async () => ({ cookie: await cookieOf(HALL), address: HALL });

  it('goes on with what is its own, whatever one phone there has guessed', async () => {
    const organiser: Guest = await server.guest({ address: HALL });
    const table = await seat([organiser]);
    const self = { cookie: await cookieOf(HALL), address: HALL };
    const { id = '' } = await ask(self, '/api/ledgers/group', { id: newId(), wish: { name: 'Hall' } });
    const { view } = (await ask(self, `/api/ledgers/group/${id}`)) as { view?: { key: string } };
    const { id: evening = '' } = await ask(self, '/api/ledgers/tournament', { id: newId(), wish: { name: 'Open' } });
    await guess();
    expect(await ask(await stranger(), `/api/ledgers/group/${id}`)).toEqual({ code: 'too-many-requests' });
    const changes = await Promise.all(
      ['a', 'b', 'c'].map(name =>
        ask(self, `/api/ledgers/group/${id}`, { id: newId(), command: { type: 'rename', name } }),
      ),
    );
    expect(changes).toMatchObject([{ version: 2 }, { version: 3 }, { version: 4 }]);
    expect(await ask(self, `/api/ledgers/tournament/${evening}`)).toMatchObject({ version: 1 });
    expect(await organiser.ask('table:enter', { code: table })).toMatchObject({ ok: true });
    const join = { id: newId(), command: { type: 'join', key: view?.key } };
    const guest = await stranger();
    expect(await ask(guest, `/api/groups/${id}/door`, { key: view?.key })).toMatchObject({ name: 'c' });
    expect(await ask(guest, `/api/ledgers/group/${id}`, join)).toMatchObject({ version: 5 });
    expect(
      await ask(await stranger(), `/api/ledgers/group/${id}`, { id: newId(), command: { type: 'join', key: newId() } }),
    ).toEqual({
      code: 'too-many-requests',
    });
  });

  it('does not use up what a guest may guess elsewhere', async () => {
    const asker = { cookie: await cookieOf(HALL), address: '198.51.100.9' };
    expect(await ask(asker, '/api/ledgers/group/22222222')).toEqual({ code: 'no-such-ledger' });
  });
});
