import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ScreenRefusal } from '@gorrion/protocol';
import { screenWishSchema } from '@gorrion/protocol/schemas';
import type { Peer } from '../http/address.ts';
import { readJson, sendJson } from '../http/json.ts';
import { isAllowedOrigin } from '../http/origin.ts';
import type { Guests } from '../identity/guests.ts';
import type { Requests } from '../limits/requests.ts';
import type { ScreenDesk } from './desk.ts';
import type { Screens } from './screens.ts';

/*
 * Large screens over HTTP, at /api/screens. A screen reads with a GET what it is; who sits at a table asks with `?table=CODE`
 * whether it is on one. A change is a POST of JSON from an own page.
 */

const LARGEST_BODY = 2000;

const STATUS: Readonly<Record<ScreenRefusal, number>> = {
  'bad-request': 400,
  'too-many-requests': 429,
  'too-many-wrong-codes': 429,
  'no-such-screen': 404,
  'not-at-table': 403,
  'nobody-watches': 409,
  'screen-removed': 409,
  'screen-sits': 409,
  'second-screen': 409,
  'too-many-screens': 503,
};

interface ScreensApiOptions {
  readonly screens: Screens;
  readonly desk: ScreenDesk;
  readonly guests: Guests;
  readonly origins: readonly string[];
  readonly rate: Requests;
}

/** Creates the function that answers requests at /api/screens. */
export function screensApi({ screens, desk, guests, origins, rate }: ScreensApiOptions) {
  return async (request: IncomingMessage, response: ServerResponse, peer: Peer): Promise<void> => {
    const refuse = (code: ScreenRefusal) => sendJson(request, response, STATUS[code], { code });
    const { headers, method } = request;
    const { network, isSecure } = peer;
    const [path, search] = (request.url ?? '').split('?', 2);
    if (method === 'PUT' || path !== '/api/screens') return refuse('bad-request');
    const isChange = method === 'POST';
    if (isChange && !isAllowedOrigin(headers.origin, peer, origins)) return refuse('bad-request');
    const { setCookie, ...visitor } = await guests.welcome(headers.cookie, isSecure);
    if (setCookie) response.setHeader('Set-Cookie', setCookie);
    if (!rate.take({ person: visitor.person, network })) return refuse('too-many-requests');
    if (!isChange) {
      const table = new URLSearchParams(search).get('table');
      const answer = table === null ? screens.view(visitor) : { isShown: desk.isShown(table, visitor) };
      return sendJson(request, response, 200, answer);
    }
    const wish = screenWishSchema.safeParse(await readJson(request, LARGEST_BODY));
    if (!wish.success) return refuse('bad-request');
    if (wish.data.type === 'offer') {
      if (!screens.offer(visitor, network)) return refuse('too-many-screens');
      return sendJson(request, response, 200, screens.view(visitor));
    }
    const refusal = desk.act(wish.data, { visitor, network });
    if (refusal) return refuse(refusal);
    await sendJson(request, response, 200, { isShown: desk.isShown(wish.data.table, visitor) });
  };
}
