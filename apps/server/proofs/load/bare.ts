import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';

/*
 * A server of bare Socket.IO, the yardstick of requirement 2. For each command it sends four different views of 620
 * bytes and an answer. It has no rules, no log and no checks, so it measures the machine and the library alone.
 */

const http = createServer();
const io = new Server(http, {
  transports: ['websocket'],
  allowUpgrades: false,
  serveClient: false,
  perMessageDeflate: false,
  httpCompression: false,
});
const tables = new Map<number, Socket[]>();
let commands = 0;

/** Returns a view of about 620 bytes of JSON, different for each seat. */
const view = (seq: number, seat: number) => ({
  seq,
  seat,
  hand: Array.from({ length: 13 }, (_, n) => (seq * 7 + seat * 13 + n * 5) % 34),
  seats: Array.from({ length: 4 }, (_, n) => ({
    melds: [{ kind: 'chow', tile: (seq + n) % 27, from: n }],
    river: Array.from({ length: 18 }, (_, k) => (seq + k + n) % 34),
    count: 13 - n,
  })),
  clock: { since: seq, limits: [20_000, 20_000, 20_000, 20_000] },
});

io.on('connection', socket => {
  let table: Socket[] = [];
  socket.on('join', (n: number) => {
    table = tables.get(n) ?? [];
    tables.set(n, table);
    table.push(socket);
  });
  socket.on('table:command', (_message: unknown, answer: (answer: unknown) => void) => {
    const seq = ++commands;
    for (const [seat, other] of table.entries()) other.emit('table:entries', view(seq, seat));
    answer({ ok: true, seq });
  });
});
http.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ msg: 'the server is open', port: (http.address() as AddressInfo).port }));
});
process.on('SIGTERM', () => process.exit(0));
