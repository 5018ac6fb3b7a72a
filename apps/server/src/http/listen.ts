import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CannotStart } from '../persistence/folder/cannotStart.ts';

/**
 * Maximum number of connections that wait until the server accepts them; Linux allows no more by default. After a
 * restart all clients reconnect at once. The kernel of a client that finds the queue full retries after 1, 3 and 7 s.
 */
const WAITING_CONNECTIONS = 4096;

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there. Set PORT to another one, or to 0 for any that is free',
  EACCES:
    'this user may not have one below 1024. Set PORT (with DOMAIN, HTTP_PORT too) to a higher one, and put a proxy in front',
  EADDRNOTAVAIL: 'the machine has no such address. Check HOST',
  ENOTFOUND: 'there is no such name. Check HOST',
};

/**
 * Listens, and resolves with the port once connections are taken. Without a host it listens on all addresses: those of
 * IPv6 where the machine has it, and those of IPv4. Rejects with `CannotStart` if the address cannot be had.
 */
export async function listen(http: Server, port: number, host: string | undefined): Promise<number> {
  http.listen({ port, ...(host === undefined ? {} : { host }), backlog: WAITING_CONNECTIONS });
  await once(http, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new CannotStart(
      `${host ?? 'this machine'} does not give it port ${port}: ${REASONS[error.code!] ?? error.message}.`,
    );
  });
  return (http.address() as AddressInfo).port;
}
