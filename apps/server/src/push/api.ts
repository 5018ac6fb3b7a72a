import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PushRefusal } from '@gorrion/protocol';
import { pushWishSchema } from '@gorrion/protocol/schemas';
import type { Peer } from '../http/address.ts';
import { readJson, sendJson } from '../http/json.ts';
import { isAllowedOrigin } from '../http/origin.ts';
import type { Guests } from '../identity/guests.ts';
import { labelOf } from '../identity/label.ts';
import type { Requests } from '../limits/requests.ts';
import type { PushDesk } from './desk.ts';

/* The calls of a person over HTTP, at /api/push: a GET with the guest's cookie reads, a POST of JSON from an own page changes. */

const LARGEST_BODY = 4000;

const STATUS: Readonly<Record<PushRefusal, number>> = {
  'bad-request': 400,
  'too-many-requests': 429,
  'bad-push-address': 400,
  'too-many-devices': 409,
  'not-subscribed': 409,
  'push-failed': 502,
  'no-room-left': 507,
};

interface PushApiOptions {
  readonly desk: PushDesk;
  readonly guests: Guests;
  readonly origins: readonly string[];
  /** Limits what is asked, and again what is changed. */
  readonly rate: Requests;
  readonly changes: Requests;
}

/** Creates the function that answers requests at /api/push. */
export function pushApi({ desk, guests, origins, rate, changes }: PushApiOptions) {
  return async (request: IncomingMessage, response: ServerResponse, peer: Peer): Promise<void> => {
    const refuse = (code: PushRefusal) => sendJson(request, response, STATUS[code], { code });
    const { headers, method } = request;
    const { network, isSecure } = peer;
    if (method === 'PUT' || (request.url ?? '').split('?', 1)[0] !== '/api/push') return refuse('bad-request');
    const isChange = method === 'POST';
    if (isChange && !isAllowedOrigin(headers.origin, peer, origins)) return refuse('bad-request');
    const { setCookie, ...visitor } = await guests.welcome(headers.cookie, isSecure);
    if (setCookie) response.setHeader('Set-Cookie', setCookie);
    const who = { person: visitor.person, network };
    if (!rate.take(who) || (isChange && !changes.take(who))) return refuse('too-many-requests');
    if (isChange) {
      const wish = pushWishSchema.safeParse(await readJson(request, LARGEST_BODY));
      if (!wish.success) return refuse('bad-request');
      const refusal = await desk.act(visitor, labelOf(headers['user-agent']), wish.data);
      if (refusal) return refuse(refusal);
    }
    await sendJson(request, response, 200, await desk.view(visitor));
  };
}
