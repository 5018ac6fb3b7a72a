import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Peer } from './address.ts';

/** A host as it may stand in a policy: anything else in the header is somebody's experiment. */
const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

/** `'self'` covers websockets in newer browsers only, so the own host is named as well. */
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
    // These three mean something to a browser only where it trusts the connection; on a club's plain http they warn.
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });

type Protect = ReturnType<typeof secured>;
const KEPT = 100;
const made = new Map<string, Protect>();

/** The headers of every answer. Hosts are few, except for one who invents them. */
export function protect(request: IncomingMessage, response: ServerResponse, { isSecure, host }: Peer): void {
  const key = `${isSecure} ${host}`;
  const headers = made.get(key) ?? secured(isSecure, host);
  if (made.size < KEPT) made.set(key, headers);
  headers(request, response, () => {});
}
