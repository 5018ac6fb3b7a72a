import type { Peer } from './address.ts';

/** A proxy may write the port into a Host that browsers leave out of an origin. */
const withoutDefaultPort = (host: string): string => host.toLowerCase().replace(/:(80|443)$/, '');

/**
 * Browsers name the page that opens a websocket, and nothing else stops a foreign page from opening one with the
 * visitor's cookie. The server's own pages are let in, and the origins on the list; no Origin at all is no browser. A page
 * over http is none of a server that is reached over https: anybody on its network can write into it.
 */
export function isAllowedOrigin(
  origin: string | undefined,
  peer: Pick<Peer, 'host' | 'isSecure'>,
  allowed: readonly string[],
): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (from.protocol !== 'http:' && from.protocol !== 'https:') return false;
  if (allowed.includes(from.origin)) return true;
  if (peer.isSecure && from.protocol !== 'https:') return false;
  // A parsed origin has no default port of its own scheme; that of the other one is another place.
  return [peer.host.toLowerCase(), withoutDefaultPort(peer.host)].includes(from.host);
}

/**
 * Returns the origin at which somebody has reached this server, as its own addresses are written for them. Where origins
 * are configured it is one of them: a Host is whatever its sender writes.
 */
export const publicOrigin = (origins: readonly string[], { host, isSecure }: Pick<Peer, 'host' | 'isSecure'>): string =>
  origins.find(origin => new URL(origin).host === host.toLowerCase()) ??
  origins[0] ??
  `${isSecure ? 'https' : 'http'}://${host}`;
