import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GroupView } from '@gorrion/events/groups';
import { type HooksAnswer, type TableCode, USUAL_WISHES } from '@gorrion/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDoor } from './outgoing/door.ts';
import { memoryStore } from './persistence/memoryStore.ts';
import type { Store } from './persistence/store.ts';
import { ANA, askerOf, BEA, EVA, PATIENCE, personOf } from './testing/archive.ts';
import { type Guest, newId } from './testing/guest.ts';
import { HeldClock } from './testing/heldClock.ts';
import { pushService } from './testing/pushService.ts';
import { SETTINGS, seat, type TestServer, testServer } from './testing/server.ts';

/* A fourth is wanted: members of a group are called to a table, through the doors of a whole server. */

// Real sockets on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });
const MINUTE = 60_000;

/** Where hooks post, on this machine: keeps what it is sent. */
async function hookService() {
  const received: { readonly method: string; readonly path: string; readonly body: Record<string, unknown> }[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push({ method: request.method!, path: request.url!, body: JSON.parse(Buffer.concat(parts).toString()) });
    response.writeHead(status).end('{"id":"77"}');
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    origin: `http://127.0.0.1:${port}`,
    answer(next: number) {
      status = next;
    },
    close: () => new Promise(done => server.close(done)),
  };
}

let clock: HeldClock;
let server: TestServer;
let hooked: Awaited<ReturnType<typeof hookService>>;
let service: Awaited<ReturnType<typeof pushService>>;
let store: Store;
const lasting = (kept: Store): Store => ({ ...kept, close: async () => {} });
const open = async () => {
  server = await testServer({ clock, store: lasting(store), door: openDoor({ allowsLoopback: true }) });
};
beforeEach(async () => {
  clock = new HeldClock();
  store = memoryStore();
  [hooked, service] = await Promise.all([hookService(), pushService()]);
  await open();
});
afterEach(async () => {
  await server.close();
  await Promise.all([hooked.close(), service.close()]);
});

const ask = askerOf(() => server.port);
const seats = (id: string, table: string, cookie = ANA) => ask(`/api/calls/${id}/seats`, cookie, { table });
const hooks = async (id: string, cookie: string, body?: object) => {
  const { status, value } = await ask(`/api/calls/${id}/hooks`, cookie, body);
  return { status, ...(value as HooksAnswer & { readonly code?: string }) };
};
const command = (id: string, cookie: string, sent: object) =>
  ask(`/api/ledgers/group/${id}`, cookie, { id: newId(), command: sent });
const viewOf = async (id: string) => ((await ask(`/api/ledgers/group/${id}`, ANA)).value as { view: GroupView }).view;
const jsonHook = (path = 'json') =>
  ({
    type: 'add',
    language: 'en',
    target: { kind: 'json', url: `${hooked.origin}/${path}?key=secretsecretsecret` },
  }) as const;

/** Makes a group of Ana's that Bea has joined. */
async function group(): Promise<string> {
  const made = await ask('/api/ledgers/group', ANA, { id: newId(), wish: { name: 'Tuesday' } });
  const { id } = made.value as { id: string };
  await command(id, BEA, { type: 'join', key: (await viewOf(id)).key });
  return id;
}

/** Ana with two bots at a table that has one free seat. */
async function table(): Promise<{ readonly ana: Guest; readonly code: TableCode }> {
  const ana = await server.guest({ cookie: ANA });
  await ana.ask('me:rename', { name: 'Ana' });
  const code = (await seat([ana], SETTINGS)) as TableCode;
  for (let n = 0; n < 2; n++) await ana.say({ type: 'add-bot', level: 'easy' });
  return { ana, code };
}

describe('a call to a table', () => {
  it('reaches the members and the hooks, once in ten minutes, and is over when the seat is taken', async () => {
    const id = await group();
    const { address } = service.browser('bea');
    await ask('/api/push', BEA, {
      ...{ type: 'subscribe', address, language: 'en', zone: 'UTC' },
      wishes: { ...USUAL_WISHES, quiet: { ...USUAL_WISHES.quiet, isOn: false } },
    });
    expect((await hooks(id, ANA, jsonHook())).status).toBe(200);
    const discord = { kind: 'discord', url: `${hooked.origin}/api/webhooks/12/token-token-token` };
    await hooks(id, ANA, { type: 'add', language: 'es', target: discord });
    const { code } = await table();

    expect((await seats(id, code, EVA)).value).toEqual({ code: 'not-yours' });
    expect((await seats(id, code, BEA)).value).toEqual({ code: 'not-at-table' });
    expect((await seats(id, 'ABCD2345')).value).toEqual({ code: 'not-at-table' });
    expect(await seats(id, code)).toMatchObject({ status: 200, value: { called: 1 } });
    await vi.waitFor(() => expect(hooked.received).toHaveLength(2), PATIENCE);
    const link = `http://localhost:${server.port}/t/${code}`;
    const byPath = (path: string) => hooked.received.filter(one => one.path.startsWith(path));
    expect(byPath('/json')[0]!.body).toMatchObject({ type: 'wanted', group: 'Tuesday', by: 'Ana', free: 1, link });
    expect(byPath('/api/webhooks')[0]!.body.content).toMatch(/^Falta el cuarto/);
    await vi.waitFor(
      () =>
        expect(service.messages('bea')).toMatchObject([
          { title: 'A fourth is wanted', path: `/t/${code}`, lang: 'en' },
        ]),
      PATIENCE,
    );
    expect((await seats(id, code)).value).toEqual({ code: 'called-already' });
    expect((await viewOf(id)).called).toMatchObject([{ code }]);

    // The home may be another process by now: the lines are changed all the same.
    await server.close();
    await open();
    const bea = await server.guest({ cookie: BEA });
    await bea.enter(code);
    expect(await bea.say({ type: 'sit' })).toMatchObject({ ok: true });
    await clock.pass(6000);
    await vi.waitFor(() => expect(hooked.received).toHaveLength(4), PATIENCE);
    expect(byPath('/json')[1]!.body).toMatchObject({ type: 'taken', group: 'Tuesday', link });
    expect(byPath('/api/webhooks')[1]).toMatchObject({
      method: 'PATCH',
      path: '/api/webhooks/12/token-token-token/messages/77',
    });
    expect((await viewOf(id)).called).toEqual([]);
    expect((await seats(id, code)).value).toEqual({ code: 'no-free-seat' });
  });

  it('ends with its table, and leaves those in peace who are at it or in their quiet hours', async () => {
    const id = await group();
    await hooks(id, ANA, jsonHook());
    const noon = { isOn: true, from: 0, to: 23 * 60 + 59, exceptAtTable: true };
    const subscribe = (cookie: string, name: string, quiet: object) =>
      ask('/api/push', cookie, {
        ...{ type: 'subscribe', address: service.browser(name).address, language: 'en', zone: 'UTC' },
        wishes: { ...USUAL_WISHES, quiet },
      });
    await subscribe(ANA, 'ana', { ...noon, isOn: false });
    await subscribe(BEA, 'bea', noon);
    const { ana, code } = await table();
    expect((await seats(id, code)).value).toEqual({ called: 1 });
    await vi.waitFor(() => expect(hooked.received).toHaveLength(1), PATIENCE);
    await ana.say({ type: 'close' });
    await clock.pass(2 * MINUTE);
    await vi.waitFor(() => expect(hooked.received.at(-1)?.body).toMatchObject({ type: 'ended' }), PATIENCE);
    expect(service.received).toEqual([]);
  });
});

it('a group is called no more often than its limit lets it', async () => {
  await server.close();
  server = await testServer({ clock, store: lasting(store), env: { LIMITS: 'group.seatCalls=1' } });
  const id = await group();
  const { code } = await table();
  expect((await seats(id, code)).value).toEqual({ called: 1 });
  await clock.pass(11 * MINUTE);
  expect((await seats(id, code)).value).toEqual({ code: 'calling-too-often' });
});

describe('a call of somebody whom a member has blocked', () => {
  it('reaches the hooks and not the member, and its sender is told the same', async () => {
    const id = await group();
    const { address } = service.browser('bea');
    await ask('/api/push', BEA, {
      ...{ type: 'subscribe', address, language: 'en', zone: 'UTC' },
      wishes: { ...USUAL_WISHES, quiet: { ...USUAL_WISHES.quiet, isOn: false } },
    });
    await hooks(id, ANA, jsonHook());
    const blocked = { type: 'list', list: 'blocked', person: personOf(ANA), isListed: true };
    expect((await ask('/api/peace', BEA, blocked)).status).toBe(200);
    const { code } = await table();
    expect(await seats(id, code)).toMatchObject({ status: 200, value: { called: 1 } });
    await vi.waitFor(() => expect(hooked.received).toHaveLength(1), PATIENCE);
    expect(service.messages('bea')).toEqual([]);
  });
});

describe('the hooks of a group', () => {
  it('are their owners’ alone, who see no secret again, and hear in words what came of a line', async () => {
    const id = await group();
    expect(await hooks(id, BEA)).toMatchObject({ code: 'owners-only' });
    expect(await hooks(id, BEA, jsonHook())).toMatchObject({ code: 'owners-only' });
    expect((await hooks(id, EVA)).code).toBe('not-yours');
    const [added] = (await hooks(id, ANA, jsonHook())).hooks;
    expect(added).toMatchObject({ number: 1, kind: 'json', ending: 'cret', last: null });
    expect(JSON.stringify(await hooks(id, ANA))).not.toContain('secretsecret');
    expect(JSON.stringify(await viewOf(id))).not.toContain('secret');
    const test = async () => (await hooks(id, ANA, { type: 'test', hook: 1 })).hooks[0]?.last?.outcome;
    expect(await test()).toBe('ok');
    expect(hooked.received[0]!.body).toMatchObject({ type: 'test', group: 'Tuesday' });
    for (const [status, outcome] of [
      [401, 'no-access'],
      [404, 'not-found'],
      [302, 'moved'],
    ] as const) {
      hooked.answer(status);
      expect(await test()).toBe(outcome);
    }
    await hooks(id, ANA, { type: 'remove', hook: 1 });
    expect(await hooks(id, ANA, { type: 'test', hook: 1 })).toMatchObject({ code: 'no-such-hook' });
    for (let n = 0; n < 5; n++) expect((await hooks(id, ANA, jsonHook())).status).toBe(200);
    expect((await hooks(id, ANA, jsonHook())).code).toBe('too-many-hooks');
    expect((await hooks(id, ANA, { type: 'add', language: 'en', target: { kind: 'json', url: 'x' } })).code).toBe(
      'bad-hook',
    );
  });

  it('lead to public addresses alone', async () => {
    await server.close();
    server = await testServer({ clock, store: lasting(store) });
    const id = await group();
    const add = async (url: string) =>
      (await hooks(id, ANA, { type: 'add', language: 'en', target: { kind: 'json', url } })).code;
    expect(await add('http://hooks.example/1')).toBe('hook-not-https');
    expect(await add('https://hooks.example:8443/1')).toBe('hook-not-https');
    for (const host of ['127.0.0.1', '10.0.0.1', '[::1]', '169.254.169.254', '2130706433'])
      expect(await add(`https://${host}/1`)).toBe('hook-not-public');
    // A name that leads inside, or that only this machine knows, is known once it is looked up.
    expect(await add('https://localhost/1')).toBeUndefined();
    expect((await hooks(id, ANA, { type: 'test', hook: 1 })).hooks[0]?.last?.outcome).toMatch(
      /^(not-public|unreachable)$/,
    );
  });

  it('go with the last member, and with who has added them and is forgotten', async () => {
    const id = await group();
    await hooks(id, ANA, jsonHook());
    await command(id, ANA, { type: 'set-role', member: 2, role: 'owner' });
    await hooks(id, BEA, jsonHook('bea'));
    const ana = await server.guest({ cookie: ANA });
    await ana.ask('me:forget', {});
    await vi.waitFor(async () => expect(await store.hooksOf(id)).toHaveLength(1), PATIENCE);
    expect((await store.hooksOf(id))[0]?.target).toMatchObject({ url: expect.stringContaining('/bea') });
    await command(id, BEA, { type: 'leave' });
    await vi.waitFor(async () => expect(await store.hooksOf(id)).toEqual([]), PATIENCE);
  });
});
