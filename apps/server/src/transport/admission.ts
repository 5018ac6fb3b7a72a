import type { IncomingMessage } from 'node:http';
import type { DeviceId, Me, PersonId, Refusal } from '@gorrion/protocol';
import { type Peer, peerOf } from '../http/address.ts';
import { isAllowedHost } from '../http/host.ts';
import { isAllowedOrigin } from '../http/origin.ts';
import type { Guests } from '../identity/guests.ts';
import type { ByAddress } from '../limits/byAddress.ts';
import { KeyCounter } from '../limits/keyCounter.ts';
import type { Limits } from '../limits/limits.ts';
import type { Metrics } from '../monitoring/metrics.ts';

/** A guest who passed the gate, with their request. */
export interface AdmittedGuest {
  readonly me: Me;
  readonly device: DeviceId;
  /** The key for limits by address; undefined for this machine. */
  readonly network: string | undefined;
  /** The origin of the guest's page. */
  readonly origin: string;
  readonly setCookie: string | undefined;
  /** Why Socket.IO will refuse the connection, as a code that the page can show; undefined if it will not. */
  readonly refusal: Refusal | undefined;
}

export type Rejection = { readonly status: 403 | 421 | 429; readonly reason: 'origin' | 'host' | 'rate' };

interface AdmissionOptions {
  readonly guests: Guests;
  readonly handshakes: ByAddress;
  readonly limits: Limits;
  readonly origins: readonly string[];
  readonly trustedProxies: number;
  readonly metrics: Metrics;
  /**
   * Returns the event that a person plays in or helps to run, with the pages that it has room for: a hall full of people
   * shares an address, and their limit is the event's.
   */
  readonly eventOf: (person: PersonId) => { readonly id: string; readonly pages: number } | undefined;
}

const STATUS = { 403: 'Forbidden', 421: 'Misdirected Request', 429: 'Too Many Requests' } as const;

/** Answers a rejected handshake with its own status. Engine.IO would answer 400. */
function say(request: IncomingMessage, { status }: Rejection): void {
  request.socket.end(`HTTP/1.1 ${status} ${STATUS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Returns the origin of a request that the gate has checked. */
const originOf = (request: IncomingMessage): string => new URL(request.headers.origin ?? '').origin;

/** Counts the sockets of each guest and each network, from the handshake until the connection ends. */
function countSockets(limits: Limits, eventOf: AdmissionOptions['eventOf']) {
  const ofGuest = new KeyCounter();
  const ofNetwork = new KeyCounter();
  const ofEvent = new KeyCounter();
  /** Whether the event of a person has room for one more page, so that their network need not have it. */
  const isExpected = (person: PersonId): boolean => {
    const event = eventOf(person);
    return event !== undefined && ofEvent.of(event.id) < event.pages && ofGuest.of(person) < limits.guest.sockets;
  };
  return {
    isExpected,
    refusal(me: Me, network: string | undefined): Refusal | undefined {
      if (ofGuest.of(me.id) >= limits.guest.sockets) return 'too-many-pages';
      const isFull = network !== undefined && ofNetwork.of(network) >= limits.network.sockets;
      return isFull && !isExpected(me.id) ? 'too-many-pages-nearby' : undefined;
    },
    add(request: IncomingMessage, me: Me, network: string | undefined): void {
      const event = isExpected(me.id) ? eventOf(me.id) : undefined;
      const [counter, key] = event ? [ofEvent, event.id] : [ofNetwork, network];
      ofGuest.add(me.id);
      if (key !== undefined) counter.add(key);
      request.socket.once('close', () => {
        ofGuest.release(me.id);
        if (key !== undefined) counter.release(key);
      });
    },
  };
}

/**
 * The gate before the websocket checks the host, the page's origin, how often this network connects, who it is, and how many
 * sockets the guest and the network hold. A socket is counted here, before anything is awaited, until its connection ends.
 */
export function createAdmission({
  guests,
  handshakes,
  limits,
  origins,
  trustedProxies,
  metrics,
  eventOf,
}: AdmissionOptions) {
  const admitted = new WeakMap<IncomingMessage, AdmittedGuest>();
  const held = countSockets(limits, eventOf);

  function refusalOf(request: IncomingMessage, peer: Peer): Rejection | undefined {
    if (!isAllowedHost(peer.host, origins)) return { status: 421, reason: 'host' };
    if (!isAllowedOrigin(request.headers.origin, peer, origins)) return { status: 403, reason: 'origin' };
    return undefined;
  }

  function admit(request: IncomingMessage): AdmittedGuest | Rejection {
    const peer = peerOf(request, trustedProxies);
    const refused = refusalOf(request, peer);
    if (refused) return refused;
    const { network } = peer;
    const { person, device, setCookie } = guests.welcome(request.headers.cookie, peer.isSecure);
    const isCounted = network !== undefined && !held.isExpected(person);
    if (isCounted && !handshakes.take(network)) return { status: 429, reason: 'rate' };
    const me = guests.me(person);
    const refusal = held.refusal(me, network);
    if (refusal === undefined) held.add(request, me, network);
    else metrics.refusedHandshakes.inc({ reason: 'sockets' });
    return { me, device, network, origin: originOf(request), setCookie, refusal };
  }

  return {
    of: (request: IncomingMessage): AdmittedGuest | undefined => admitted.get(request),

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

    /**
     * Adds the cookie to the handshake for guests whose page came from elsewhere (a development server, an old tab).
     */
    addHeaders(headers: Record<string, string>, request: IncomingMessage): void {
      const setCookie = admitted.get(request)?.setCookie;
      if (setCookie) headers['Set-Cookie'] = setCookie;
    },
  };
}

export type Admission = ReturnType<typeof createAdmission>;
