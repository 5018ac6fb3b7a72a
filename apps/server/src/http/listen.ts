import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Maximum number of connections that wait until the server accepts them; Linux allows no more by default. After a
 * restart all clients reconnect at once. The kernel of a client that finds the queue full retries after 1, 3 and 7 s.
 */
const WAITING_CONNECTIONS = 4096;

/**
 * Listens, and resolves with the port once connections are taken. Without a host it listens on all addresses: those of
 * IPv6 where the machine has it, and those of IPv4. Rejects if the address cannot be had.
 */
export async function listen(http: Server, port: number, host: string | undefined): Promise<number> {
  http.listen({ port, ...(host === undefined ? {} : { host }), backlog: WAITING_CONNECTIONS });
  await once(http, 'listening');
  return (http.address() as AddressInfo).port;
}
