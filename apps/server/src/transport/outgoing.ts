import type { Socket as NetSocket } from 'node:net';
import type { Socket } from 'socket.io';
import { framesOf } from './frames.ts';

/*
 * How packets leave. All packets for one page within one turn of the event loop leave in one piece with one system
 * call, which is the most expensive thing that this process does. A page that does not read is cut before it fills the
 * memory.
 */

/**
 * Packets that may wait for a page. A page of this program never falls so far behind; reconnecting is cheaper from
 * there.
 */
export const MOST_WAITING_PACKETS = 512;
export const MOST_WAITING_BYTES = 512 * 1024;

/** A packet of engine.io: a text, or bytes that it sends as they are (Socket.IO's rooms use that too). */
interface Packet {
  readonly type: string;
  readonly data?: unknown;
  readonly options: { readonly wsPreEncodedFrame?: readonly Uint8Array[] };
}

/** The part of engine.io's socket that sends; engine.io has no public hook for it. */
interface Carrier {
  flush(): void;
  writeBuffer: Packet[];
  readonly transport: { readonly writable: boolean };
}

/** The digit with which a packet begins (protocol 4 of engine.io). */
const DIGITS: Readonly<Record<string, string>> = {
  open: '0',
  close: '1',
  ping: '2',
  pong: '3',
  message: '4',
  noop: '6',
};

const isBehind = (carrier: Carrier, net: NetSocket): boolean =>
  carrier.writeBuffer.length > MOST_WAITING_PACKETS || net.writableLength > MOST_WAITING_BYTES;

/** Returns all waiting packets as one. */
function inOnePiece(packets: Packet[]): Packet[] {
  if (packets.length === 1 && packets[0]?.options.wsPreEncodedFrame) return packets;
  const parts = packets.flatMap<string | Uint8Array>(
    ({ type, data, options }) => options.wsPreEncodedFrame ?? `${DIGITS[type]}${(data as string | undefined) ?? ''}`,
  );
  return [{ type: 'message', options: { wsPreEncodedFrame: [framesOf(parts)] } }];
}

/** Gathers the packets for a page; `onSlow` is called if its connection is cut because it does not read. */
export function gatherWrites(socket: Pick<Socket, 'conn' | 'request'>, onSlow: () => void): void {
  const carrier = socket.conn as unknown as Carrier;
  const net = socket.request.socket;
  const send = carrier.flush.bind(carrier);
  let isGathering = false;
  const leave = () => {
    isGathering = false;
    // While an older piece is being sent, waiting packets are counted one by one.
    if (!carrier.transport.writable || carrier.writeBuffer.length === 0) return;
    const waiting = carrier.writeBuffer;
    carrier.writeBuffer = inOnePiece(waiting);
    // The list has grown old while it was empty: what it still held would be taken for needed until the whole heap is collected.
    if (waiting !== carrier.writeBuffer) waiting.length = 0;
    send();
  };
  carrier.flush = () => {
    if (isBehind(carrier, net) && !net.destroyed) {
      onSlow();
      net.destroy();
    }
    if (isGathering) return;
    isGathering = true;
    setImmediate(leave);
  };
}

/** Sends an event to one page in Socket.IO's encoding (`2` is an event), without the copies that Socket.IO makes. */
export const sayTo = (conn: Pick<Socket['conn'], 'write'>, words: readonly unknown[]): void =>
  void conn.write(`2${JSON.stringify(words)}`);

/** Returns an event as `sayTo` sends it, as a whole frame. */
export const frameOf = (words: readonly unknown[]): Uint8Array =>
  framesOf([`${DIGITS.message}2${JSON.stringify(words)}`]);

/** Sends a frame to one page. */
export const passTo = (conn: Pick<Socket['conn'], 'write'>, frame: Uint8Array): void =>
  void conn.write('', { wsPreEncodedFrame: [frame] } as Parameters<Socket['conn']['write']>[1]);
