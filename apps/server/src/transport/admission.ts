import type { IncomingMessage } from 'node:http';
import type { DeviceId, Me, PersonId, Refusal } from '@gorrion/protocol';
import type { Log } from '../config/log.ts';
import { type Peer, peerOf } from '../http/address.ts';
import { isAllowedHost } from '../http/host.ts';
import { isAllowedOrigin, publicOrigin } from '../http/origin.ts';
import type { Guests } from '../identity/guests.ts';
import type { ByAddress } from '../limits/byAddress.ts';
import type { EventRoom } from '../limits/eventRoom.ts';
import type { Guesses } from '../limits/guesses.ts';
import { KeyCounter } from '../limits/keyCounter.ts';
import type { Limits } from '../limits/limits.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { actorOf, type StoredToken } from '../persistence/tokens.ts';
import { nobodyOf } from '../tokens/bearer.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** A guest who passed the gate, with their request. */
export interface AdmittedGuest {
  readonly me: Me;
  readonly device: DeviceId;
  /** The key for limits by address; undefined for this machine. */
  readonly network: string | undefined;
  /** The origin of the guest's page. */
  readonly origin: string;
  readonly setCookie: string | undefined;
  /** The token of a program; undefined for a guest's page. */
  readonly token?: StoredToken;
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
  readonly tokens: Pick<Tokens, 'accepted'>;
  /** Counts wrong tokens. */
  readonly guesses: Guesses;
  /** Limits how often programs connect from one network, and with one token. */
  readonly programs: ByAddress;
  readonly tokenHandshakes: ByAddress;
}

const STATUS = {
  403: 'Forbidden',
  421: 'Misdirected Request',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;

/** Answers a rejected handshake with its own status. Engine.IO would answer 400. */
function say(request: IncomingMessage, { status }: Rejection): void {
  request.socket.once('finish', () => request.socket.destroy());
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

/** Whether a request for a websocket says that it is a program's, which brings a token in the place of a cookie. */
const isOfProgram = ({ url = '' }: IncomingMessage): boolean => /[?&]program(=|&|$)/.test(url);

/**
 * Lets programs in by their token, from whatever origin; no cookie is heeded. How often they connect is counted apart from
 * people, and wrong tokens are nobody's; their connections are among those that their person and network may hold.
 */
function programGate(options: AdmissionOptions, held: ReturnType<typeof countSockets>) {
  const { guests, tokens, guesses, programs, tokenHandshakes, origins, trustedProxies, metrics } = options;
  function refusalOf(request: IncomingMessage): Rejection | undefined {
    const { host, network } = peerOf(request, trustedProxies);
    if (!isAllowedHost(host, origins)) return { status: 421, reason: 'host' };
    return network === undefined || programs.take(network) ? undefined : { status: 429, reason: 'rate' };
  }

  return {
    /** Whether a request may go on to show its token. */
    mayKnock(request: IncomingMessage): Rejection | undefined {
      const refused = refusalOf(request);
      if (refused) metrics.refusedHandshakes.inc({ reason: refused.reason });
      return refused;
    },
    /** Returns whom a token lets in, or why it lets nobody in. Nothing is awaited between the last look at the counts and the counting. */
    async admit(request: IncomingMessage, text: string): Promise<AdmittedGuest | Refusal> {
      const peer = peerOf(request, trustedProxies);
      const { network } = peer;
      const token = await tokens.accepted(text);
      if (!token) return guesses.mayHear(nobodyOf(network), 'nothing') ? 'bad-token' : 'too-many-wrong-codes';
      if (token.scope !== 'play' && token.scope !== 'bot') return 'token-only-reads';
      if (network !== undefined && !tokenHandshakes.take(token.id)) return 'too-many-requests';
      const me = await guests.me(actorOf(token));
      const refusal = held.refusal(me, network);
      if (refusal !== undefined) metrics.refusedHandshakes.inc({ reason: 'sockets' });
      if (refusal !== undefined) return refusal;
      if (!request.socket.destroyed) held.add(request, me, network);
      // A token is the device of its program: it is signed out as one.
      const device = token.id as DeviceId;
      return { me, device, network, origin: publicOrigin(origins, peer), setCookie: undefined, refusal, token };
    },
  };
}

/**
 * The gate before the websocket checks the host, the page's origin, who it is, how often this network connects, and how many
 * sockets the guest and the network hold. A socket is counted here until its connection ends.
 */
function gateOf(options: AdmissionOptions, held: ReturnType<typeof countSockets>) {
  const { guests, handshakes, guestHandshakes, eventHandshakes, origins, trustedProxies, metrics } = options;
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
  const held = countSockets(options);
  const admit = gateOf(options, held);
  const program = programGate(options, held);

  return {
    of: (request: IncomingMessage): AdmittedGuest | undefined => admitted.get(request),
    isOfProgram,
    mayKnock: program.mayKnock,
    /** Lets a program in; resolves with why not. */
    async letIn(request: IncomingMessage, token: string): Promise<AdmittedGuest | Refusal> {
      const admission = await program.admit(request, token).catch((error: unknown): Refusal => {
        log.error({ err: error }, 'a token could not be looked up');
        return 'table-frozen';
      });
      if (typeof admission !== 'string') admitted.set(request, admission);
      return admission;
    },
    /** Answers a request that is let in nowhere. */
    say,

    async allowRequest(
      request: IncomingMessage,
      decide: (error: string | null | undefined, isAllowed: boolean) => void,
    ): Promise<void> {
      if (isOfProgram(request)) {
        const refused = program.mayKnock(request);
        if (!refused) return decide(null, true);
        say(request, refused);
        return decide('refused', false);
      }
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
