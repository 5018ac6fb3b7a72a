import type { IncomingMessage } from 'node:http';
import type { Me } from '@gorrion/protocol';
import { isLocal, peerOf } from '../http/address.ts';
import type { Metrics } from '../http/metrics.ts';
import { isAllowedOrigin } from '../http/origin.ts';
import type { Guests } from '../identity/guests.ts';
import type { ByAddress } from '../limits/byAddress.ts';

/** Who was let in with a request. */
export interface Admitted {
  readonly me: Me;
  readonly address: string;
  readonly setCookie: string | undefined;
}

export type Refused = { readonly status: 403 | 429; readonly reason: 'origin' | 'rate' };

interface Parts {
  readonly guests: Guests;
  readonly handshakes: ByAddress;
  readonly origins: readonly string[];
  readonly trustedProxies: number;
  readonly metrics: Metrics;
}

const STATUS = { 403: 'Forbidden', 429: 'Too Many Requests' } as const;

/** Engine.IO answers 400 to everything it refuses; a foreign page gets its 403 before that. */
function say(request: IncomingMessage, { status }: Refused): void {
  request.socket.end(`HTTP/1.1 ${status} ${STATUS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The gate before the websocket: the page's origin, then how often this address knocks, then who it is. */
export function createAdmission({ guests, handshakes, origins, trustedProxies, metrics }: Parts) {
  const admitted = new WeakMap<IncomingMessage, Admitted>();

  function admit(request: IncomingMessage): Admitted | Refused {
    const peer = peerOf(request, trustedProxies);
    if (!isAllowedOrigin(request.headers.origin, peer, origins)) return { status: 403, reason: 'origin' };
    if (!isLocal(peer.address) && !handshakes.take(peer.address)) return { status: 429, reason: 'rate' };
    const { person, setCookie } = guests.welcome(request.headers.cookie, peer.isSecure);
    return { me: guests.me(person), address: peer.address, setCookie };
  }

  return {
    of: (request: IncomingMessage): Admitted | undefined => admitted.get(request),

    allowRequest(
      request: IncomingMessage,
      decide: (error: string | null | undefined, isAllowed: boolean) => void,
    ): void {
      const admission = admit(request);
      if ('status' in admission) {
        metrics.refusedHandshakes.inc({ reason: admission.reason });
        say(request, admission);
        decide('refused', false);
      } else {
        admitted.set(request, admission);
        decide(null, true);
      }
    },

    /** Somebody whose page came from elsewhere (a development server, an old tab) gets the cookie with the handshake. */
    addHeaders(headers: Record<string, string>, request: IncomingMessage): void {
      const setCookie = admitted.get(request)?.setCookie;
      if (setCookie) headers['Set-Cookie'] = setCookie;
    },
  };
}

export type Admission = ReturnType<typeof createAdmission>;
