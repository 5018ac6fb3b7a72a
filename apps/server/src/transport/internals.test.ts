import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { Server, type Socket } from 'socket.io';
import { io as connect } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/*
 * `apps/web/build/websocketOnly.ts` reaches into the files of engine.io-client, so its version is pinned, and `sockets.ts` lets go of
 * a request that engine.io would keep. A failure here names the file to read before another version is taken.
 */

const root = resolve(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const manifest = (path: string) => JSON.parse(read(path));
const changed = (what: string, where: string) =>
  `${what} is not what it was: read ${where} before you take this version`;

describe('the packages whose private parts are used', () => {
  it('are pinned to one version, and that one is installed', () => {
    const pinned = manifest('package.json').overrides['engine.io-client'];
    expect(pinned).toMatch(/^\d+\.\d+\.\d+$/);
    expect(manifest('node_modules/engine.io-client/package.json').version).toBe(pinned);
    const others = Object.keys(manifest('package-lock.json').packages).filter(path =>
      path.endsWith('/node_modules/engine.io-client'),
    );
    expect(others).toEqual([]);
  });

  it.each([
    ['apps/server', 'socket.io'],
    ['apps/server', 'socket.io-client'],
    ['packages/client', 'socket.io-client'],
  ])('%s names one version of %s', (part, name) => {
    const { dependencies, devDependencies } = manifest(`${part}/package.json`);
    expect({ ...devDependencies, ...dependencies }[name]).toBe(manifest(`node_modules/${name}/package.json`).version);
  });
});

describe('a connection of engine.io', () => {
  const http = createServer();
  const io = new Server(http, { transports: ['websocket'] });
  let socket: Socket;
  let client: ReturnType<typeof connect>;

  beforeAll(async () => {
    await new Promise<void>(done => http.listen(0, '127.0.0.1', done));
    client = connect(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, { transports: ['websocket'] });
    socket = await new Promise<Socket>(came => io.once('connection', came));
    await new Promise<void>(done => (client.connected ? done() : client.once('connect', done)));
  });
  afterAll(async () => {
    client.close();
    await io.close();
  });

  it('holds its request where the server lets go of it, and lives on without', async () => {
    const conn: { request: unknown } = socket.conn;
    expect(Object.hasOwn(conn, 'request'), changed('request of a connection', 'transport/sockets.ts')).toBe(true);
    expect(Object.hasOwn(socket.handshake, 'headers'), changed('headers of a handshake', 'transport/sockets.ts')).toBe(
      true,
    );
    conn.request = undefined;
    const heard = new Promise(done => client.once('notice', done));
    socket.emit('notice', 'z');
    expect(await heard).toBe('z');
  });
});

describe('the files of engine.io-client', () => {
  const folder = 'node_modules/engine.io-client/build/esm/transports';

  it('name the ways to the server, of which the page takes one', () => {
    const where = 'apps/web/build/websocketOnly.ts';
    const ways = /export const transports = \{([^}]*)\}/.exec(read(`${folder}/index.js`))?.[1] ?? '';
    expect(ways.match(/\w+(?=:)/g), changed('the list of transports', where)).toEqual([
      'websocket',
      'webtransport',
      'polling',
    ]);
    expect(read(`${folder}/websocket.js`), changed('the class of the websocket', where)).toMatch(/export class WS\b/);
  });
});
