import type { IncomingMessage } from 'node:http';

/** Who really asks, and how, when proxies stand in front. */
export interface Peer {
  readonly address: string;
  readonly isSecure: boolean;
  readonly host: string;
}

const list = (header: string | string[] | undefined): string[] =>
  (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');

/** What the outermost trusted proxy wrote: entries further left came from the client and may be invented. */
const trusted = (values: readonly string[], hops: number): string | undefined =>
  values[Math.max(0, values.length - hops)];

export function peerOf(request: IncomingMessage, trustedProxies: number): Peer {
  const { headers, socket } = request;
  const near = { address: socket.remoteAddress ?? 'unknown', host: headers.host ?? '' };
  if (trustedProxies === 0) return { ...near, isSecure: false };
  return {
    address: trusted(list(headers['x-forwarded-for']), trustedProxies) ?? near.address,
    isSecure: trusted(list(headers['x-forwarded-proto']), trustedProxies) === 'https',
    host: trusted(list(headers['x-forwarded-host']), trustedProxies) ?? near.host,
  };
}

/** Somebody at this very machine: limits by address are meant for strangers. */
export const isLocal = (address: string): boolean => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
