import type { IncomingMessage } from 'node:http';
import type { DeviceId, Me, PersonId, Refusal } from '@gorrion/protocol';
import type { Log } from '../config/log.ts';
import { type Peer, peerOf } from '../http/address.ts';
import { isAllowedHost } from '../http/host.ts';
import { isAllowedOrigin } from '../http/origin.ts';
import type { Guests } from '../identity/guests.ts';
import type { ByAddress } from '../limits/byAddress.ts';
import type { EventRoom } from '../limits/eventRoom.ts';
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

export type Rejection = {
  readonly status: 403 | 421 | 429 | 503;
  readonly reason: 'origin' | 'host' | 'rate' | 'store';
};

interface AdmissionOptions {
  readonly guests: Guests;
  readonly handshakes: ByAddress;
  /** Limits how often a guest connects. */
  readonly guestHandshakes: ByAddress;
  /** Limits how often people of events connect from one network. */
  readonly eventHandshakes: ByAddress;
  readonly limits: Limits;
  readonly origins: readonly string[];
  readonly trustedProxies: number;
  readonly metrics: Metrics;
  readonly log: Log;
  /**
   * Returns the event that a person plays in or helps to run, with the pages that it has room for: a hall full of people
   * shares an address, and their limit is the event's.
   */
  readonly eventOf: (person: PersonId) => EventRoom | undefined;
  /** Shares a counter with other nodes, under a name; counts below `least` are not told. */
  readonly shareCount: (name: string, counter: KeyCounter, least: number) => KeyCounter;
}

const STATUS = {
  403: 'Forbidden',
  421: 'Misdirected Request',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;

/** Answers a rejected handshake with its own status. Engine.IO would answer 400. */
function say(request: IncomingMessage, { status }: Rejection): void {
  request.socket.end(`HTTP/1.1 ${status} ${STATUS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

const ignore = (): void => {};

/** Returns the origin of a request that the gate has checked. */
const originOf = (request: IncomingMessage): string => new URL(request.headers.origin ?? '').origin;

/** Counts the sockets of each guest and each network, from the handshake until the connection ends. */
function countSockets({ limits, eventOf, shareCount: share }: AdmissionOptions) {
  const least = (limit: number) => Math.ceil(limit / 4);
  const ofGuest = share('sockets of guests', new KeyCounter(), least(limits.guest.sockets));
  const ofNetwork = share('sockets of networks', new KeyCounter(), least(limits.network.sockets));
  const ofEvent = share('sockets of events', new KeyCounter(), 1);
  const inEvents = share('sockets of networks in events', new KeyCounter(), least(limits.network.eventSockets));
  /** Whether the event of a person has room for one more page, so that their network need not have it. */
  const isExpected = (person: PersonId, network: string | undefined): boolean => {
    const event = eventOf(person);
    const hasRoom = network === undefined || inEvents.of(network) < limits.network.eventSockets;
    return (
      hasRoom && event !== undefined && ofEvent.of(event.id) < event.pages && ofGuest.of(person) < limits.guest.sockets
    );
  };
  return {
    isExpected,
    refusal(me: Me, network: string | undefined): Refusal | undefined {
      if (ofGuest.of(me.id) >= limits.guest.sockets) return 'too-many-pages';
      const isFull = network !== undefined && ofNetwork.of(network) >= limits.network.sockets;
      return isFull && !isExpected(me.id, network) ? 'too-many-pages-nearby' : undefined;
    },
    add(request: IncomingMessage, me: Me, network: string | undefined): void {
      const event = isExpected(me.id, network) ? eventOf(me.id) : undefined;
      const counted: (readonly [KeyCounter, string])[] = [[ofGuest, me.id]];
      if (event) counted.push([ofEvent, event.id]);
      if (network !== undefined) counted.push([event ? inEvents : ofNetwork, network]);
      for (const [counter, key] of counted) counter.add(key);
      request.socket.once('close', () => {
        for (const [counter, key] of counted) counter.release(key);
      });
    },
  };
}

/**
 * The gate before the websocket checks the host, the page's origin, who it is, how often this network connects, and how many
 * sockets the guest and the network hold. A socket is counted here until its connection ends.
 */
function gateOf(options: AdmissionOptions) {
  const { guests, handshakes, guestHandshakes, eventHandshakes, origins, trustedProxies, metrics } = options;
  const held = countSockets(options);

  function refusalOf(request: IncomingMessage, peer: Peer): Rejection | undefined {
    if (!isAllowedHost(peer.host, origins)) return { status: 421, reason: 'host' };
    if (!isAllowedOrigin(request.headers.origin, peer, origins)) return { status: 403, reason: 'origin' };
    return undefined;
  }

  /** Lets a guest in or not. Nothing is awaited between the last look at the counts and the counting. */
  return async (request: IncomingMessage): Promise<AdmittedGuest | Rejection> => {
    const peer = peerOf(request, trustedProxies);
    const refused = refusalOf(request, peer);
    if (refused) return refused;
    const { network } = peer;
    const { person, device, setCookie } = await guests.welcome(request.headers.cookie, peer.isSecure);
    const me = await guests.me(person);
    const rate = held.isExpected(person, network) ? eventHandshakes : handshakes;
    // A guest who connects too often uses up nothing of their neighbours'.
    if (network !== undefined && !(guestHandshakes.take(person) && rate.take(network)))
      return { status: 429, reason: 'rate' };
    const refusal = held.refusal(me, network);
    if (refusal === undefined && !request.socket.destroyed) held.add(request, me, network);
    if (refusal !== undefined) metrics.refusedHandshakes.inc({ reason: 'sockets' });
    return { me, device, network, origin: originOf(request), setCookie, refusal };
  };
}

/** Creates what lets websockets in. */
export function createAdmission(options: AdmissionOptions) {
  const { metrics, log } = options;
  const admitted = new WeakMap<IncomingMessage, AdmittedGuest>();
  const admit = gateOf(options);

  return {
    of: (request: IncomingMessage): AdmittedGuest | undefined => admitted.get(request),

    async allowRequest(
      request: IncomingMessage,
      decide: (error: string | null | undefined, isAllowed: boolean) => void,
    ): Promise<void> {
      // Nobody else listens to the connection yet: without a listener a reset would end the process.
      request.socket.on('error', ignore);
      const admission = await admit(request).catch((error: unknown): Rejection => {
        log.error({ err: error }, 'a guest could not be looked up');
        return { status: 503, reason: 'store' };
      });
      setImmediate(() => request.socket.off('error', ignore));
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
