import type { Socket as NetSocket } from 'node:net';
import type { Socket } from 'socket.io';

/*
 * How words leave. What one page is told within one turn of the event loop goes out in one system call, which is the
 * dearest thing that this process does; and a page that does not read is let go before it fills the memory.
 */

/** More than a page of ours ever falls behind: beyond that, coming back and catching up is cheaper for both. */
export const MOST_WAITING_PACKETS = 512;
export const MOST_WAITING_BYTES = 512 * 1024;

/** What engine.io sends by: it has no hook of its own for this. */
interface Carrier {
  flush(): void;
  readonly writeBuffer: readonly unknown[];
}

const isBehind = (carrier: Carrier, net: NetSocket): boolean =>
  carrier.writeBuffer.length > MOST_WAITING_PACKETS || net.writableLength > MOST_WAITING_BYTES;

/** Gathers what is said to a page; `onSlow` is called when its connection is cut because it does not read. */
export function gatherWrites(socket: Pick<Socket, 'conn' | 'request'>, onSlow: () => void): void {
  const carrier = socket.conn as unknown as Carrier;
  const net = socket.request.socket;
  const send = carrier.flush.bind(carrier);
  let isGathering = false;
  carrier.flush = () => {
    if (isBehind(carrier, net) && !net.destroyed) {
      onSlow();
      net.destroy();
    }
    if (isGathering) return;
    isGathering = true;
    setImmediate(() => {
      isGathering = false;
      net.cork();
      send();
      net.uncork();
    });
  };
}
