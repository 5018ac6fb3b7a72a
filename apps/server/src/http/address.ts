import type { IncomingMessage } from 'node:http';
import { isLoopback, networkOf, plainAddress } from './network.ts';

/** The client behind a request, as far as the proxies in front can be believed. */
export interface Peer {
  readonly address: string;
  /** What limits by address count: an IPv4 address or an IPv6 /64; undefined on this machine, which is not counted. */
  readonly network: string | undefined;
  readonly isSecure: boolean;
  readonly host: string;
  /** A proxy wrote headers although `TRUST_PROXY` says that there is none: nobody knows who asks. */
  readonly isStrayForward: boolean;
}

/** Headers by which proxies speak of the client; lower case. */
export const FORWARDING = ['forwarded', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

const list = (header: string | string[] | undefined): string[] =>
  (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');

/** Returns what the outermost trusted proxy wrote: entries further left came from the client and may be invented. */
const trusted = (values: readonly string[], hops: number): string | undefined =>
  values[Math.max(0, values.length - hops)];

/**
 * Returns who asks. Only a direct connection can be this machine: a forwarded address never is, whatever it says, because
 * a client can send the header itself.
 */
export function peerOf(request: IncomingMessage, trustedProxies: number): Peer {
  const { headers, socket } = request;
  const near = socket.remoteAddress ?? 'unknown';
  const isForwarded = FORWARDING.some(name => headers[name] !== undefined);
  const networkFor = (address: string) => (!isForwarded && isLoopback(address) ? undefined : networkOf(address));
  if (trustedProxies === 0) {
    const host = headers.host ?? '';
    return { address: near, network: networkFor(near), isSecure: false, host, isStrayForward: isForwarded };
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
