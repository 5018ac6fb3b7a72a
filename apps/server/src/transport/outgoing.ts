import type { Socket as NetSocket } from 'node:net';
import type { Socket } from 'socket.io';
import { framesOf } from './frames.ts';

/*
 * How words leave. What one page is told within one turn of the event loop goes out in one piece and one system call,
 * which is the dearest thing that this process does; and a page that does not read is let go before it fills the memory.
 */

/** More than a page of ours ever falls behind: beyond that, coming back and catching up is cheaper for both. */
export const MOST_WAITING_PACKETS = 512;
export const MOST_WAITING_BYTES = 512 * 1024;

/** What engine.io sends: a text, or bytes that it lays on the wire as they are (Socket.IO's rooms use that, too). */
interface Packet {
  readonly type: string;
  readonly data?: unknown;
  readonly options: { readonly wsPreEncodedFrame?: readonly Uint8Array[] };
}

/** What engine.io sends by: it has no hook of its own for this. */
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

/** Everything that waits as one packet. */
function inOnePiece(packets: Packet[]): Packet[] {
  if (packets.length === 1 && packets[0]?.options.wsPreEncodedFrame) return packets;
  const parts = packets.flatMap<string | Uint8Array>(
    ({ type, data, options }) => options.wsPreEncodedFrame ?? `${DIGITS[type]}${(data as string | undefined) ?? ''}`,
  );
  return [{ type: 'message', options: { wsPreEncodedFrame: [framesOf(parts)] } }];
}

/** Gathers what is said to a page; `onSlow` is called when its connection is cut because it does not read. */
export function gatherWrites(socket: Pick<Socket, 'conn' | 'request'>, onSlow: () => void): void {
  const carrier = socket.conn as unknown as Carrier;
  const net = socket.request.socket;
  const send = carrier.flush.bind(carrier);
  let isGathering = false;
  const leave = () => {
    isGathering = false;
    // While an older piece is still on its way, what waits is counted packet by packet.
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

/** Says something to one page in Socket.IO's words (`2`: an event), without the copies that its own way makes of it. */
export const sayTo = (conn: Pick<Socket['conn'], 'write'>, words: readonly unknown[]): void =>
  void conn.write(`2${JSON.stringify(words)}`);
