import type { Socket as NetSocket } from 'node:net';
import type { Socket } from 'socket.io';
import { describe, expect, it } from 'vitest';
import { gatherWrites, MOST_WAITING_BYTES, MOST_WAITING_PACKETS } from './outgoing.ts';

/** A connection that counts what is done to it. */
function connection() {
  const done: string[] = [];
  const net = {
    writableLength: 0,
    destroyed: false,
    cork: () => done.push('cork'),
    uncork: () => done.push('uncork'),
    destroy() {
      this.destroyed = true;
      done.push('destroy');
    },
  };
  const conn = { writeBuffer: [] as unknown[], flush: () => done.push('send') };
  const socket = { conn, request: { socket: net as unknown as NetSocket } } as unknown as Socket;
  return { done, net, conn, socket };
}
const nextTurn = () => new Promise(setImmediate);

describe('what is said to one page', () => {
  it('within a turn of the event loop leaves in one piece (requirement 2)', async () => {
    const { done, conn, socket } = connection();
    gatherWrites(socket, () => done.push('slow'));
    for (let i = 0; i < 5; i++) conn.flush();
    expect(done).toEqual([]);
    await nextTurn();
    expect(done).toEqual(['cork', 'send', 'uncork']);
    conn.flush();
    await nextTurn();
    expect(done).toHaveLength(6);
  });

  it.each([
    ['packets', (c: ReturnType<typeof connection>) => c.conn.writeBuffer.push(...Array(MOST_WAITING_PACKETS + 1))],
    ['bytes', (c: ReturnType<typeof connection>) => Object.assign(c.net, { writableLength: MOST_WAITING_BYTES + 1 })],
  ])('and is not read cuts the connection once too many %s wait', async (_what, fill) => {
    const made = connection();
    gatherWrites(made.socket, () => made.done.push('slow'));
    fill(made);
    made.conn.flush();
    made.conn.flush();
    expect(made.done.filter(what => what === 'slow' || what === 'destroy')).toEqual(['slow', 'destroy']);
    await nextTurn();
  });
});
