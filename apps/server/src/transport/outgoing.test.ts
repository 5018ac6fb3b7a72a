import type { Socket as NetSocket } from 'node:net';
import type { Socket } from 'socket.io';
import { describe, expect, it } from 'vitest';
import { frameReader } from '../../proofs/wire/frames.ts';
import { gatherWrites, MOST_WAITING_BYTES, MOST_WAITING_PACKETS, sayTo } from './outgoing.ts';

type Packet = { type: string; data?: string; options: { wsPreEncodedFrame?: Uint8Array[] } };

/** A connection that keeps what is sent over it, each piece as the texts that a page reads from it. */
function connection() {
  const pieces: string[][] = [];
  const done: string[] = [];
  const net = {
    writableLength: 0,
    destroyed: false,
    destroy() {
      this.destroyed = true;
      done.push('destroy');
    },
  };
  const conn = {
    transport: { writable: true },
    writeBuffer: [] as Packet[],
    flush() {
      for (const { options } of conn.writeBuffer) {
        const texts: string[] = [];
        const reader = frameReader(
          text => texts.push(text),
          () => {},
          () => {},
        );
        for (const bytes of options.wsPreEncodedFrame ?? []) reader.take(Buffer.from(bytes));
        pieces.push(texts);
      }
      conn.writeBuffer = [];
    },
    /** As engine.io does it. */
    write(data: string) {
      conn.writeBuffer.push({ type: 'message', data, options: {} });
      conn.flush();
      return conn;
    },
    ping() {
      conn.writeBuffer.push({ type: 'ping', options: {} });
      conn.flush();
    },
  };
  const socket = { conn, request: { socket: net as unknown as NetSocket } } as unknown as Socket;
  return { pieces, done, net, conn, socket };
}
const nextTurn = () => new Promise(setImmediate);

describe('what is said to one page', () => {
  it('within a turn of the event loop leaves in one piece, in its order (requirement 2)', async () => {
    const { pieces, conn, socket } = connection();
    gatherWrites(socket, () => {});
    sayTo(conn as never, ['table:entries', { seq: 1 }]);
    conn.ping();
    sayTo(conn as never, ['notice', { name: 'Ñandú 麻雀' }]);
    expect(pieces).toEqual([]);
    await nextTurn();
    expect(pieces).toEqual([['42["table:entries",{"seq":1}]', '2', '42["notice",{"name":"Ñandú 麻雀"}]']]);
    sayTo(conn as never, ['time']);
    await nextTurn();
    expect(pieces).toHaveLength(2);
  });

  it.each([0, 125, 126, 65_535, 65_536, 200_000])('may be %i characters long', async length => {
    const { pieces, conn, socket } = connection();
    gatherWrites(socket, () => {});
    conn.write('x'.repeat(length));
    conn.write('end');
    await nextTurn();
    expect(pieces).toEqual([[`4${'x'.repeat(length)}`, '4end']]);
  });

  it('and to a whole room at once is not encoded again', async () => {
    const { conn, socket } = connection();
    const sent: Packet[][] = [];
    conn.flush = () => void sent.push(conn.writeBuffer.splice(0));
    gatherWrites(socket, () => {});
    const frame = [Buffer.from([0x81, 1]), Buffer.from('x')];
    conn.writeBuffer.push({ type: 'message', options: { wsPreEncodedFrame: frame } });
    conn.flush();
    await nextTurn();
    expect(sent[0]![0]!.options.wsPreEncodedFrame).toBe(frame);
  });

  it('and to a whole room as well leaves in one piece, in its order', async () => {
    const { pieces, conn, socket } = connection();
    gatherWrites(socket, () => {});
    conn.write('before');
    conn.writeBuffer.push({
      type: 'message',
      options: { wsPreEncodedFrame: [Buffer.from([0x81, 5]), Buffer.from('4room')] },
    });
    conn.flush();
    conn.write('after');
    await nextTurn();
    expect(pieces).toEqual([['4before', '4room', '4after']]);
  });

  it('waits, packet by packet, while an older piece is on its way', async () => {
    const { pieces, conn, socket } = connection();
    gatherWrites(socket, () => {});
    conn.transport.writable = false;
    conn.write('a');
    await nextTurn();
    conn.write('b');
    await nextTurn();
    expect(pieces).toEqual([]);
    expect(conn.writeBuffer).toHaveLength(2);
    conn.transport.writable = true;
    conn.flush();
    await nextTurn();
    expect(pieces).toEqual([['4a', '4b']]);
  });

  it.each([
    [
      'packets',
      ({ conn }: ReturnType<typeof connection>) => {
        conn.transport.writable = false;
        for (let n = 0; n <= MOST_WAITING_PACKETS; n++) conn.writeBuffer.push({ type: 'message', options: {} });
      },
    ],
    [
      'bytes',
      ({ net }: ReturnType<typeof connection>) => Object.assign(net, { writableLength: MOST_WAITING_BYTES + 1 }),
    ],
  ])('and is not read cuts the connection once too many %s wait', async (_what, fill) => {
    const made = connection();
    gatherWrites(made.socket, () => made.done.push('slow'));
    fill(made);
    made.conn.flush();
    made.conn.flush();
    expect(made.done).toEqual(['slow', 'destroy']);
    await nextTurn();
  });
});
