import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PersonId } from '@gorrion/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { signedCookies } from './identity/cookie.ts';
import { LIMITS } from './limits/limits.ts';
import { memoryStore } from './persistence/memoryStore.ts';
import { type TestServer, testServer } from './testing/server.ts';

/* A guest is looked up in the store before they are let in, and a store may take its time, or fail. */

let server: TestServer | undefined;
afterEach(() => server?.close());

const ana = 'a'.repeat(32) as PersonId;
const cookie = signedCookies(Buffer.alloc(32, 1)).write(ana, false).split(';')[0]!;

/** Sends the handshake of a page, and returns its connection. */
async function knock(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await new Promise(done => socket.once('connect', done));
  const lines = [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Cookie: ${cookie}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

describe('a store that is slow', () => {
  it('lets in no more pages of a guest than there may be, and a page that gave up while it waited counts for none', async () => {
    const store = memoryStore();
    const nameOf = async (person: PersonId) => {
      await sleep(200);
      return store.nameOf(person);
    };
    server = await testServer({ store: { ...store, nameOf } });
    const impatient = await Promise.all(Array.from({ length: 30 }, () => knock(server!.port)));
    await sleep(50);
    for (const socket of impatient) socket.resetAndDestroy();
    await sleep(300);
    const ends = await Promise.allSettled(Array.from({ length: 30 }, () => server!.guest({ cookie })));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMITS.guest.sockets);
  });
});

describe('a store that fails', () => {
  it('has a page try again later, and ends nothing', async () => {
    const store = memoryStore();
    let isDown = true;
    const nameOf = async (person: PersonId) => {
      if (isDown) throw new Error('the store is away');
      return store.nameOf(person);
    };
    server = await testServer({ store: { ...store, nameOf } });
    const socket = await knock(server.port);
    const answer = await new Promise(done => socket.once('data', data => done(String(data))));
    expect(answer).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
    isDown = false;
    expect((await server.guest({ cookie })).me?.id).toBe(ana);
  });
});
