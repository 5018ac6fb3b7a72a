import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { Server } from 'socket.io';
import { io as connect } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import { frameReader } from '../../proofs/wire/frames.ts';
import {
  frameOf,
  MOST_PINGS,
  MOST_WAITING_BYTES,
  MOST_WAITING_PACKETS,
  type PageSocket,
  PageSocketServer,
  socketOf,
} from './outgoing.ts';
import { Rooms } from './rooms.ts';

/** Returns the texts that a page reads from a piece. */
function textsIn(piece: Buffer): string[] {
  const texts: string[] = [];
  frameReader(
    text => texts.push(text),
    () => {},
    () => texts.push('closed'),
  ).take(piece);
  return texts;
}

/** A websocket whose connection keeps what is sent over it, each piece as its texts; `hold` lets nothing leave. */
function connection() {
  const pieces: string[][] = [];
  const bytes: Buffer[] = [];
  const held: (() => void)[] = [];
  let isHeld = false;
  const carrier = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, sent) {
      bytes.push(chunk);
      pieces.push(textsIn(chunk));
      if (isHeld) held.push(sent);
      else sent();
    },
  });
  const request = {
    method: 'GET',
    headers: {
      upgrade: 'websocket',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version': '13',
    },
  } as unknown as IncomingMessage;
  const server = new PageSocketServer({ noServer: true });
  const done: string[] = [];
  server.handleUpgrade(request, carrier, Buffer.alloc(0), socket => {
    socket.onSlow = () => done.push('slow');
  });
  pieces.length = 0;
  bytes.length = 0;
  const socket = socketOf(request)!;
  const hold = () => {
    isHeld = true;
  };
  return { pieces, bytes, carrier, socket, done, hold, release: () => held.shift()?.() };
}
const nextTurn = () => new Promise(setImmediate);

describe('what is said to one page', () => {
  it('within a turn of the event loop leaves in one piece, in its order (requirement 2)', async () => {
    const { pieces, socket } = connection();
    const sent: string[] = [];
    socket.tell(['table:entries', { seq: 1 }]);
    socket.send('2', () => sent.push('ping'));
    socket.pass(frameOf(['lobby', 'whole room']));
    socket.tell(['notice', { name: 'Ñandú 麻雀' }]);
    expect(sent).toEqual(['ping']);
    expect(pieces).toEqual([]);
    await nextTurn();
    expect(pieces).toEqual([
      ['42["table:entries",{"seq":1}]', '2', '42["lobby","whole room"]', '42["notice",{"name":"Ñandú 麻雀"}]'],
    ]);
    socket.tell(['time']);
    await nextTurn();
    expect(pieces).toHaveLength(2);
  });

  it.each([0, 125, 126, 65_535, 65_536, 200_000])('may be %i characters long', async length => {
    const { pieces, socket } = connection();
    socket.send('x'.repeat(length));
    socket.send('end');
    await nextTurn();
    expect(pieces).toEqual([['x'.repeat(length), 'end']]);
  });

  it('and to a whole room at once is encoded once and sent as it is', async () => {
    const [one, other, left] = [connection(), connection(), connection()];
    const rooms = new Rooms();
    for (const { socket } of [one, other, left]) rooms.join('table', socket);
    rooms.leave('table', left.socket);
    rooms.tell('table', 'notice', { code: 'server-stopping' });
    await nextTurn();
    expect(one.pieces).toEqual([['42["notice",{"code":"server-stopping"}]']]);
    expect(one.bytes[0]).toBe(other.bytes[0]);
    expect(left.pieces).toEqual([]);
  });

  it('leaves before the connection is closed, and nothing after', async () => {
    const { pieces, socket } = connection();
    socket.tell(['last']);
    socket.close();
    socket.tell(['too late']);
    await nextTurn();
    expect(pieces.flat()).toEqual(['42["last"]', 'closed']);
  });

  it.each<[string, (made: { carrier: Duplex; socket: PageSocket; hold: () => void }) => Promise<void> | void]>([
    [
      'packets',
      async ({ socket, hold }) => {
        hold();
        for (let n = 0; n < MOST_WAITING_PACKETS; n++) {
          socket.tell(['x']);
          if (n % 100 === 0) await nextTurn();
        }
      },
    ],
    [
      'bytes',
      ({ carrier }) => void Object.defineProperty(carrier, 'writableLength', { value: MOST_WAITING_BYTES + 1 }),
    ],
  ])('and is not read cuts the connection once too many %s wait', async (_what, fill) => {
    const made = connection();
    await fill(made);
    expect(made.done).toEqual([]);
    made.socket.tell(['one more']);
    made.socket.tell(['and one']);
    expect(made.done).toEqual(['slow']);
    expect(made.carrier.destroyed).toBe(true);
  });

  it('and pings without end is cut; one that pings now and then is answered', async () => {
    const { socket, carrier, bytes, done } = connection();
    // A masked ping without a body.
    const ping = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);
    const pings = async (count: number) => {
      for (let n = 0; n < count; n++) carrier.push(ping);
      await nextTurn();
      await nextTurn();
    };
    for (let turn = 0; turn < 3; turn++) {
      await pings(MOST_PINGS);
      socket.tell(['x']);
      await nextTurn();
    }
    expect(bytes.filter(([first]) => first === 0x8a)).toHaveLength(3 * MOST_PINGS);
    expect(done).toEqual([]);
    await pings(MOST_PINGS + 1);
    expect(done).toEqual(['slow']);
    expect(carrier.destroyed).toBe(true);
  });

  it('and is looked for although it reads nothing is cut', () => {
    const { socket, carrier, done } = connection();
    Object.defineProperty(carrier, 'writableLength', { value: MOST_WAITING_BYTES + 1 });
    socket.ping();
    expect(done).toEqual(['slow']);
  });

  it('and is read late cuts nothing', async () => {
    const { socket, done, hold, release } = connection();
    hold();
    for (let turn = 0; turn < 3; turn++) {
      for (let n = 0; n < MOST_WAITING_PACKETS - 1; n++) socket.tell(['x']);
      await nextTurn();
      release();
      await nextTurn();
    }
    expect(done).toEqual([]);
  });
});

it('carries all that Socket.IO sends, in one order with what the page is told', async () => {
  const http = createServer();
  const io = new Server(http, { transports: ['websocket'], wsEngine: PageSocketServer });
  await new Promise<void>(done => http.listen(0, '127.0.0.1', done));
  const client = connect(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, { transports: ['websocket'] });
  const heard: unknown[] = [];
  client.onAny((...words) => heard.push(words));
  io.on('connection', socket => {
    const page = socketOf(socket.request)!;
    socket.on('ask', (answer: (text: string) => void) => {
      page.tell(['before', 1]);
      answer('answered');
      page.tell(['after', 2]);
      socket.emit('emitted', 3);
    });
  });
  try {
    client.emit('ask', (text: string) => heard.push(text));
    await new Promise(done => client.once('emitted', done));
    expect(heard).toEqual([['before', 1], 'answered', ['after', 2], ['emitted', 3]]);
  } finally {
    client.close();
    await io.close();
  }
});
