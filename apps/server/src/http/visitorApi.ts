import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Guests, Visitor } from '../identity/guests.ts';
import type { Requests } from '../limits/requests.ts';
import type { HttpApi } from './apis.ts';
import { readJson, sendJson } from './json.ts';
import { isAllowedOrigin } from './origin.ts';

/*
 * What visitors ask about themselves over HTTP: a GET with the guest's cookie reads, a POST of JSON from one of the server's own
 * pages changes.
 */

/** Refusals of every such API. */
type Common = 'bad-request' | 'too-many-requests';

export interface VisitorCall<Wish> {
  readonly visitor: Visitor;
  /** Whether the browser had no cookie: it has no page of the game open. */
  readonly isNew: boolean;
  readonly network: string | undefined;
  readonly isSecure: boolean;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly response: ServerResponse;
  /** Undefined for a request that reads. */
  readonly wish: Wish | undefined;
}

type Reply<Code extends string> = { readonly value: unknown } | { readonly refusal: Code };

interface VisitorApiOptions<Wish, Code extends string> {
  readonly paths: readonly string[];
  readonly status: Readonly<Record<Code | Common, number>>;
  readonly wishes: { safeParse(sent: unknown): { readonly success: boolean; readonly data?: Wish | undefined } };
  /** Largest body (bytes). */
  readonly largest: number;
  readonly guests: Guests;
  readonly origins: readonly string[];
  readonly rate: Requests;
  /** Limits what is changed, besides `rate`. */
  readonly changes?: Requests;
}

/** Creates the function that answers requests of visitors, within their limits. */
export function visitorApi<Wish, Code extends string>(
  options: VisitorApiOptions<Wish, Code>,
  reply: (call: VisitorCall<Wish>) => Reply<Code | Common> | Promise<Reply<Code | Common>>,
): HttpApi {
  const { paths, status, wishes, largest, guests, origins, rate, changes } = options;
  return async (request, response, peer) => {
    const refuse = (code: Code | Common) => sendJson(request, response, status[code], { code });
    const { headers, method } = request;
    const { network, isSecure } = peer;
    const url = new URL(request.url ?? '/', 'http://here');
    const isChange = method === 'POST';
    if (method === 'PUT' || !paths.includes(url.pathname)) return refuse('bad-request');
    if (isChange && !isAllowedOrigin(headers.origin, peer, origins)) return refuse('bad-request');
    const arrived = await guests.welcome(headers.cookie, isSecure);
    const who = { person: arrived.person, network };
    if (!rate.take(who) || (isChange && changes?.take(who) === false)) return refuse('too-many-requests');
    const read = isChange ? wishes.safeParse(await readJson(request, largest)) : undefined;
    if (read?.success === false) return refuse('bad-request');
    // A body takes its time: its visitor may be signed out meanwhile, or have got another id.
    const isAgain = isChange && arrived.setCookie === undefined;
    const { setCookie, ...visitor } = isAgain ? await guests.welcome(headers.cookie, isSecure) : arrived;
    if (setCookie) response.setHeader('Set-Cookie', setCookie);
    const isNew = setCookie !== undefined;
    const answer = await reply({ visitor, isNew, network, isSecure, url, headers, response, wish: read?.data });
    return 'refusal' in answer ? refuse(answer.refusal) : sendJson(request, response, 200, answer.value);
  };
}
