import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Peer } from './address.ts';

/** A host as it may stand in a policy, which knows no IPv6 addresses; other values of the header are ignored. */
const HOST = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/** Returns the websocket sources of a policy. `'self'` covers them in newer browsers only, so the host is named too. */
const sockets = (host: string): string[] => (HOST.test(host) ? [`ws://${host}`, `wss://${host}`] : []);

const policy = (host: string) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...sockets(host)],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

const secured = (isSecure: boolean, host: string) =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy(host) },
    // Browsers ignore these three on plain http, and warn about them.
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });

type Protect = ReturnType<typeof secured>;
const KEPT = 100;
const made = new Map<string, Protect>();

/** Headers that say what a page or a thread may do. To a script, a style or a picture they say nothing. */
const OF_PAGES = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** Takes the headers of pages from the answer with a part of one: a first visit fetches dozens of them. */
export function protectPart(response: ServerResponse): void {
  for (const name of OF_PAGES) response.removeHeader(name);
}

/** Sets the security headers of an answer. */
export function protect(request: IncomingMessage, response: ServerResponse, { isSecure, host }: Peer): void {
  const key = `${isSecure} ${host}`;
  const headers = made.get(key) ?? secured(isSecure, host);
  if (made.size < KEPT) made.set(key, headers);
  headers(request, response, () => {});
}
