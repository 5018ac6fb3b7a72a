import type { TokensView } from '@gorrion/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { newPersonId, signedCookies } from './identity/cookie.ts';
import { memoryStore } from './persistence/memoryStore.ts';
import { type TestServer, testServer } from './testing/server.ts';

// Real sockets on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const cookies = signedCookies(Buffer.alloc(32, 1));
const newCookie = () => cookies.write(newPersonId(), false).split(';')[0]!;
const at = (path: string) => `http://localhost:${server!.port}${path}`;
const me = (token: string, headers = {}) =>
  fetch(at('/api/v1/me'), { headers: { authorization: `Bearer ${token}`, ...headers } });

/** Asks about tokens as a page does. */
async function askPage(cookie: string, body?: unknown, origin = at('')) {
  const response = await fetch(at('/api/tokens'), {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, origin },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, value: (await response.json()) as TokensView & { readonly code?: string } };
}
const make = async (cookie: string, more = {}) =>
  askPage(cookie, { type: 'make', name: 'My bot', scope: 'read', days: 30, ...more });

it('a person makes a token on a page, a program uses it, and it is gone once it is revoked or its person is forgotten', async () => {
  const store = memoryStore();
  store.inBackground({ onClean: async () => {} });
  server = await testServer({ store });
  const [ana, eva] = [newCookie(), newCookie()];
  const { token, id } = (await make(ana)).value.made!;
  const answer = await me(token);
  expect(await answer.json()).toMatchObject({ id: ana.split(/[=.]/)[1], token: { name: 'My bot', scope: 'read' } });
  expect((await askPage(ana)).value.tokens).toMatchObject([{ id, name: 'My bot' }]);
  expect(JSON.stringify((await askPage(ana)).value)).not.toContain(token);
  expect((await askPage(eva, { type: 'revoke', id })).value.code).toBe('no-such-token');
  expect((await askPage(ana, { type: 'revoke', id })).value.tokens).toEqual([]);
  expect((await me(token)).status).toBe(401);

  const { token: second } = (await make(ana)).value.made!;
  expect((await me(second)).status).toBe(200);
  const guest = await server.guest({ cookie: ana });
  await guest.ask('me:forget', {});
  expect((await me(second)).status).toBe(401);
});

it('a token is no cookie, a cookie no token, and no other site makes one with a visitor’s cookie', async () => {
  server = await testServer();
  const ana = newCookie();
  const { token } = (await make(ana)).value.made!;
  const asCookie = await fetch(at('/api/tokens'), {
    headers: { cookie: `gorrion=${token}`, authorization: `Bearer ${token}` },
  });
  expect(((await asCookie.json()) as TokensView).tokens).toEqual([]);
  expect((await fetch(at('/api/v1/me'), { headers: { cookie: ana } })).status).toBe(401);
  expect((await fetch(at('/api/v1/me'), { headers: { authorization: `Bearer ${ana.slice(8)}` } })).status).toBe(401);
  expect((await make('', {})).status).toBe(200);
  expect(
    (await askPage(ana, { type: 'make', name: 'x', scope: 'read', days: 30 }, 'https://evil.example')).status,
  ).toBe(400);
  for (const wrong of [{ name: ' ' }, { days: 31 }, { scope: 'all' }, { name: 'x'.repeat(41) }, { more: 1 }])
    expect((await make(ana, wrong)).value.code).toBe('bad-request');
  expect((await askPage(ana)).value.tokens).toHaveLength(1);
});

it('programs in the pages of any site may read with a token, and are never asked for a cookie', async () => {
  server = await testServer();
  const { token } = (await make(newCookie())).value.made!;
  const asked = await fetch(at('/api/v1/games'), {
    method: 'OPTIONS',
    headers: { origin: 'https://stats.example', 'access-control-request-headers': 'authorization' },
  });
  expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([
    204,
    'Authorization, If-None-Match',
  ]);
  const answer = await me(token, { origin: 'https://stats.example' });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect([answer.headers.get('access-control-allow-credentials'), answer.headers.get('set-cookie')]).toEqual([
    null,
    null,
  ]);
  expect((await fetch(at('/api/tokens'), { method: 'OPTIONS' })).status).toBe(405);
  const posted = await fetch(at('/api/v1/me'), { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
});
