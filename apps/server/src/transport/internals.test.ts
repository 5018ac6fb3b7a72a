import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { Server, type Socket } from 'socket.io';
import { io as connect } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/*
 * `outgoing.ts` and `sockets.ts` reach into private parts of engine.io and ws, and `apps/web/build/websocketOnly.ts` into the
 * files of engine.io-client. Their versions are pinned. A failure here names the file to read before another version is taken.
 */

const root = resolve(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const manifest = (path: string) => JSON.parse(read(path));
const changed = (what: string, where: string) =>
  `${what} is not what it was: read ${where} before you take this version`;

describe('the packages whose private parts are used', () => {
  it.each(['engine.io', 'engine.io-client', 'socket.io-adapter', 'ws'])(
    '%s is pinned to one version, and that one is installed',
    name => {
      const pinned = manifest('package.json').overrides[name];
      expect(pinned).toMatch(/^\d+\.\d+\.\d+$/);
      expect(manifest(`node_modules/${name}/package.json`).version).toBe(pinned);
      const others = Object.keys(manifest('package-lock.json').packages).filter(path =>
        path.endsWith(`/node_modules/${name}`),
      );
      expect(others).toEqual([]);
    },
  );

  it.each([
    ['apps/server', 'socket.io'],
    ['apps/server', 'socket.io-client'],
    ['apps/web', 'socket.io-client'],
  ])('%s names one version of %s', (part, name) => {
    const { dependencies, devDependencies } = manifest(`${part}/package.json`);
    expect({ ...devDependencies, ...dependencies }[name]).toBe(manifest(`node_modules/${name}/package.json`).version);
  });
});

describe('a connection of engine.io', () => {
  interface Conn {
    flush: unknown;
    writeBuffer: { type: string; data?: unknown; options: { wsPreEncodedFrame?: unknown } }[];
    transport: { writable: unknown; socket: { _sender: { sendFrame: (frames: unknown, done: unknown) => void } } };
    request: unknown;
  }
  const http = createServer();
  const io = new Server(http, { transports: ['websocket'] });
  let socket: Socket;
  let conn: Conn;
  let client: ReturnType<typeof connect>;

  beforeAll(async () => {
    await new Promise<void>(done => http.listen(0, '127.0.0.1', done));
    client = connect(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, { transports: ['websocket'] });
    socket = await new Promise<Socket>(came => io.once('connection', came));
    conn = socket.conn as unknown as Conn;
    await new Promise<void>(done => (client.connected ? done() : client.once('connect', done)));
  });
  afterAll(async () => {
    client.close();
    await io.close();
  });

  /** What is written while `flush` does nothing, which is then let go. */
  function held(write: () => void): Conn['writeBuffer'] {
    conn.flush = () => {};
    try {
      write();
      return conn.writeBuffer.splice(0);
    } finally {
      delete conn.flush;
    }
  }

  it('has the fields that gather what is said', () => {
    const where = 'transport/outgoing.ts';
    expect(typeof conn.flush, changed('flush() of a connection', where)).toBe('function');
    expect(Array.isArray(conn.writeBuffer), changed('writeBuffer of a connection', where)).toBe(true);
    expect(typeof conn.transport.writable, changed('transport.writable of a connection', where)).toBe('boolean');
  });

  it('calls its own `flush` for every packet, and lays packets with text in its `writeBuffer`', () => {
    const packets = held(() => (socket.conn as unknown as { write(text: string): void }).write('2["notice"]'));
    expect(packets, changed('the way of a packet to the wire', 'transport/outgoing.ts')).toMatchObject([
      { type: 'message', data: '2["notice"]' },
    ]);
  });

  it('gets what is said to a room as frames', async () => {
    await socket.join('room');
    const packets = held(() => void io.to('room').emit('notice', 'x'));
    const [packet] = packets;
    const frame = packet?.options.wsPreEncodedFrame;
    expect(Array.isArray(frame), changed('wsPreEncodedFrame of a room', 'transport/outgoing.ts')).toBe(true);
    const text = Buffer.concat(frame as Uint8Array[]).toString();
    expect(text, changed('wsPreEncodedFrame of a room', 'transport/outgoing.ts')).toContain('42["notice","x"]');
  });

  it('hands frames to the sender of ws as they are', async () => {
    const sent: unknown[] = [];
    const sender = conn.transport.socket._sender;
    const send = sender.sendFrame.bind(sender);
    sender.sendFrame = (frames, done) => {
      sent.push(frames);
      send(frames, done);
    };
    const words = new Promise(heard => client.once('notice', heard));
    const frame = [Buffer.from([0x81, 16]), Buffer.from('42["notice","y"]')];
    conn.writeBuffer.push({ type: 'message', options: { wsPreEncodedFrame: frame } });
    (conn.flush as () => void).call(conn);
    expect(await words).toBe('y');
    expect(sent, changed('sendFrame of ws', 'transport/outgoing.ts')).toEqual([frame]);
  });

  it('holds its request where the server lets go of it, and lives on without', async () => {
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
