import type { IncomingMessage } from 'node:http';
import { isLoopback, networkOf, plainAddress } from './network.ts';

/** The client behind a request, as far as the proxies in front are trusted. */
export interface Peer {
  readonly address: string;
  /**
   * The key for limits by address: an IPv4 address or an IPv6 /56; undefined for this machine, which is not limited.
   */
  readonly network: string | undefined;
  readonly isSecure: boolean;
  readonly host: string;
  /** Whether a proxy wrote headers although `TRUST_PROXY` says that there is none; the client is unknown then. */
  readonly isStrayForward: boolean;
}

/** Headers in which proxies name the client; lower case. */
export const FORWARDING = ['forwarded', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

const list = (header: string | string[] | undefined): string[] =>
  (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');

/** Returns what the outermost trusted proxy wrote. Entries further left came from the client and may be false. */
const trusted = (values: readonly string[], hops: number): string | undefined =>
  values[Math.max(0, values.length - hops)];

/**
 * Returns the client of a request. Only a direct connection can be this machine: a client can write any address into a
 * forwarded header.
 */
export function peerOf(request: IncomingMessage, trustedProxies: number): Peer {
  const { headers, socket } = request;
  // A socket for both kinds of addresses writes those of IPv4 inside IPv6.
  const near = plainAddress(socket.remoteAddress ?? '') ?? 'unknown';
  const isForwarded = FORWARDING.some(name => headers[name] !== undefined);
  const networkFor = (address: string) => (!isForwarded && isLoopback(address) ? undefined : networkOf(address));
  if (trustedProxies === 0) {
    const host = headers.host ?? '';
    const isSecure = 'encrypted' in socket;
    return { address: near, network: networkFor(near), isSecure, host, isStrayForward: isForwarded };
  }
  const named = trusted(list(headers['x-forwarded-for']), trustedProxies);
  const address = (named === undefined ? undefined : plainAddress(named)) ?? near;
  return {
    address,
    network: networkFor(address),
    isSecure: trusted(list(headers['x-forwarded-proto']), trustedProxies) === 'https',
    host: trusted(list(headers['x-forwarded-host']), trustedProxies) ?? headers.host ?? '',
    isStrayForward: false,
  };
}
