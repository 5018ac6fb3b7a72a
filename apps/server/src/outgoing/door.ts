import { Resolver } from 'node:dns/promises';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from './addresses.ts';
import { siteOf, turnstile } from './turnstile.ts';

/*
 * The one door through which this server asks anything of the internet, at addresses that strangers have given. It leads to
 * public addresses over https alone: a name is resolved once, and the connection goes to the address that was looked at. It
 * follows no redirect, sends no cookie, keeps no connection, and reads no more of an answer than its status, or a short text for
 * who asks for it.
 */

/** Ms for the whole of a request, its name and its answer included. */
const LONGEST = 10_000;
/** Most bytes that are sent. */
const LARGEST = 8192;
/** Ms for a name server. */
const LONGEST_NAME = 2000;
/** Most bytes of an answer that are read. */
const LONGEST_ANSWER = 16_384;

export type DoorFault =
  /** No https address, or one with a name and password, or another port than 443. */
  | 'not-https'
  /** The name leads to this machine, its network or a reserved address. */
  | 'not-public'
  | 'no-such-host'
  | 'too-large'
  | 'too-many'
  | 'timeout'
  | 'unreachable';

/** `text`: what the answer says, if it was asked for and is not too long. */
export type DoorAnswer =
  | { readonly status: number; readonly retryAfter?: number; readonly text?: string }
  | { readonly fault: DoorFault };

export interface Parcel {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Absent: POST. */
  readonly method?: 'PUT' | 'PATCH';
  /** Whether the text of the answer is wanted. */
  readonly reads?: boolean;
}

export interface Door {
  /** Why nothing may be sent to an address, as far as that is known without asking for its name. */
  faultOf(url: string): DoorFault | undefined;
  /** Sends a request; resolves with the status of its answer. Never rejects. */
  post(parcel: Parcel): Promise<DoorAnswer>;
}

export interface DoorOptions {
  /** Whether this machine itself may be reached, without TLS and at any port: for tests alone. */
  readonly allowsLoopback?: boolean;
  /** Resolves a name to its addresses; tests bring their own. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  readonly longest?: number;
}

/** The resolver of the system has two threads for the whole process, which names that nobody answers for would hold. */
const names = new Resolver({ timeout: LONGEST_NAME, tries: 1 });
async function addressesOf(host: string): Promise<readonly string[]> {
  const found = await Promise.allSettled([names.resolve4(host), names.resolve6(host)]);
  return found.flatMap(one => (one.status === 'fulfilled' ? one.value : []));
}

/** Returns the host of a URL as a resolver takes it: an IPv6 address without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** A resolver that knows one address. */
const pinned =
  (address: string): LookupFunction =>
  (_, { all }, answer) => {
    const family = isIP(address);
    if (all) answer(null, [{ address, family }]);
    else answer(null, address, family);
  };

function secondsIn(header: string | undefined): { readonly retryAfter?: number } {
  const seconds = Number(header);
  return header !== undefined && Number.isFinite(seconds) && seconds >= 0 ? { retryAfter: seconds } : {};
}

/** Resolves with the text of an answer; undefined if it is too long. Rejects if it breaks off. */
async function textOf(response: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > LONGEST_ANSWER) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Resolves with the answer, of which nothing is read but its status, and its text if that is wanted. */
const answerOf = (request: ClientRequest, { body, reads }: Parcel): Promise<DoorAnswer> =>
  new Promise(resolve => {
    const end = (answer: DoorAnswer) => {
      resolve(answer);
      request.destroy();
    };
    const fail = ({ name }: Error) => end({ fault: name === 'AbortError' ? 'timeout' : 'unreachable' });
    request.on('error', fail);
    request.on('response', (response: IncomingMessage) => {
      const answer = { status: response.statusCode ?? 0, ...secondsIn(response.headers['retry-after']) };
      if (!reads) return end(answer);
      textOf(response).then(text => end(text === undefined ? answer : { ...answer, text }), fail);
    });
    request.end(body);
  });

/** How a door looks at addresses. */
function guardOf(allowsLoopback: boolean, resolve: (host: string) => Promise<readonly string[]>) {
  const isAllowed = (address: string) => isPublicAddress(address) || (allowsLoopback && isLoopback(address));
  return {
    read(text: string): URL | DoorFault {
      const url = URL.parse(text);
      if (!url || url.username !== '' || url.password !== '') return 'not-https';
      const host = hostOf(url);
      if (!allowsLoopback && (url.protocol !== 'https:' || url.port !== '')) return 'not-https';
      return isIP(host) !== 0 && !isAllowed(host) ? 'not-public' : url;
    },
    /** Resolves with one address of a host, if all of them are allowed: a name that leads elsewhere too is not trusted. */
    async addressOf(url: URL): Promise<string | { readonly fault: DoorFault }> {
      const host = hostOf(url);
      const found = isIP(host) !== 0 ? [host] : await resolve(host).catch(() => []);
      const [first] = found;
      if (first === undefined) return { fault: 'no-such-host' };
      return found.every(isAllowed) ? first : { fault: 'not-public' };
    },
  };
}

export function openDoor({ allowsLoopback = false, resolve = addressesOf, longest = LONGEST }: DoorOptions = {}): Door {
  const turns = turnstile(longest);
  const { read, addressOf } = guardOf(allowsLoopback, resolve);

  async function send(url: URL, parcel: Parcel): Promise<DoorAnswer> {
    const { headers, body, method = 'POST' } = parcel;
    const signal = AbortSignal.timeout(longest);
    const late = new Promise<{ readonly fault: DoorFault }>(done =>
      signal.addEventListener('abort', () => done({ fault: 'timeout' }), { once: true }),
    );
    const address = await Promise.race([addressOf(url), late]);
    if (typeof address !== 'string') return address;
    const options = {
      method,
      headers: { ...headers, 'Content-Length': String(body.byteLength) },
      // A connection of its own: one that is kept might lead to the address of another name.
      agent: false as const,
      lookup: pinned(address),
      signal,
    };
    return answerOf(url.protocol === 'https:' ? httpsRequest(url, options) : httpRequest(url, options), parcel);
  }

  return {
    faultOf(text) {
      const url = read(text);
      return typeof url === 'string' ? url : undefined;
    },
    async post(parcel) {
      const url = read(parcel.url);
      if (typeof url === 'string') return { fault: url };
      if (parcel.body.byteLength > LARGEST) return { fault: 'too-large' };
      if (turns.isFull) return { fault: 'too-many' };
      const site = siteOf(hostOf(url));
      if (!(await turns.enter(site))) return { fault: 'timeout' };
      const answer = await send(url, parcel).catch((): DoorAnswer => ({ fault: 'unreachable' }));
      turns.leave(site, 'fault' in answer && answer.fault === 'timeout');
      return answer;
    },
  };
}
