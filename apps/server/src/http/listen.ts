import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Connections that may wait until the process takes them, the most that Linux allows by default. After a restart all
 * clients come back at once; whoever finds no place asks again only after 1, 3 and 7 seconds.
 */
const WAITING_CONNECTIONS = 4096;

/** Listens, and resolves with the port once connections are taken. Rejects if the address cannot be had. */
export async function listen(http: Server, port: number, host: string): Promise<number> {
  http.listen({ port, host, backlog: WAITING_CONNECTIONS });
  await once(http, 'listening');
  return (http.address() as AddressInfo).port;
}
