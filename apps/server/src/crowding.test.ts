import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type TestServer, testServer } from './testing/server.ts';

/** More than the 511 that Node lets wait unless it is told otherwise, and fewer than Linux allows. */
const CROWD = 1500;
/** Time (ms) after which the kernel of a client that was not let in asks again. */
const ASKED_AGAIN = 1000;

let server: TestServer | undefined;
afterEach(() => server?.close());

it('lets a crowd in that comes back within one turn of the event loop, without the second that asking again takes', async () => {
  server = await testServer();
  const { port } = server;
  const begun = performance.now();
  const sockets = Array.from({ length: CROWD }, () => connect({ port, host: '127.0.0.1' }));
  const times = await Promise.all(
    sockets.map(async socket => {
      await once(socket, 'connect');
      return performance.now() - begun;
    }),
  );
  for (const socket of sockets) socket.destroy();
  const first = Math.min(...times);
  expect(times.filter(ms => ms - first >= ASKED_AGAIN * 0.9)).toEqual([]);
});
