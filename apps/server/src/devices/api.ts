import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DeviceRefusal } from '@gorrion/protocol';
import { deviceWishSchema } from '@gorrion/protocol/schemas';
import type { Peer } from '../http/address.ts';
import { readJson, sendJson } from '../http/json.ts';
import { isAllowedOrigin } from '../http/origin.ts';
import type { Guests, Visitor } from '../identity/guests.ts';
import { labelOf } from '../identity/label.ts';
import type { Requests } from '../limits/requests.ts';
import type { DeviceDesk } from './desk.ts';
import { passkeySiteOf } from './passkeys.ts';

/*
 * The devices of a person over HTTP, at /api/devices. Reading is a GET with the guest's cookie; a change is a POST of JSON
 * from one of the server's own pages. The answer to a change that makes the browser another person carries the cookie.
 */

/** Largest body (bytes): the answer of a passkey with its attestation. */
const LARGEST_BODY = 64_000;

const STATUS: Readonly<Record<DeviceRefusal, number>> = {
  'bad-request': 400,
  'too-many-requests': 429,
  'too-many-wrong-codes': 429,
  'no-such-pairing': 404,
  'pairing-over': 410,
  'pairing-renamed': 409,
  'same-person': 409,
  'too-many-devices': 409,
  'no-such-device': 404,
  'passkeys-need-https': 409,
  'passkey-too-late': 410,
  'passkey-wrong': 403,
  'no-such-passkey': 404,
  'too-many-passkeys': 409,
  'no-room-left': 507,
};

interface DevicesApiOptions {
  readonly desk: DeviceDesk;
  readonly guests: Guests;
  readonly origins: readonly string[];
  readonly rate: Requests;
  /** Called with the guest that a browser was, after it has become another. */
  readonly onReplaced: (visitor: Visitor) => void;
}

/** Creates the function that answers requests at /api/devices. */
export function devicesApi({ desk, guests, origins, rate, onReplaced }: DevicesApiOptions) {
  return async (request: IncomingMessage, response: ServerResponse, peer: Peer): Promise<void> => {
    const refuse = (code: DeviceRefusal) => sendJson(request, response, STATUS[code], { code });
    const { headers, method } = request;
    const { network, isSecure } = peer;
    if (method === 'PUT' || (request.url ?? '').split('?', 1)[0] !== '/api/devices') return refuse('bad-request');
    const isChange = method === 'POST';
    if (isChange && !isAllowedOrigin(headers.origin, peer, origins)) return refuse('bad-request');
    const { setCookie, ...visitor } = await guests.welcome(headers.cookie, isSecure);
    if (setCookie) response.setHeader('Set-Cookie', setCookie);
    if (!rate.take({ person: visitor.person, network })) return refuse('too-many-requests');
    const label = labelOf(headers['user-agent']);
    if (!isChange) {
      // A visitor without a cookie has no page of the game open, and leaves nothing.
      return sendJson(request, response, 200, await desk.view(visitor, setCookie ? undefined : label));
    }
    const wish = deviceWishSchema.safeParse(await readJson(request, LARGEST_BODY));
    if (!wish.success) return refuse('bad-request');
    const site = passkeySiteOf(headers.origin);
    const answer = await desk.act({ visitor, label, network, site, wish: wish.data });
    if ('refusal' in answer) return refuse(answer.refusal);
    if ('options' in answer) return sendJson(request, response, 200, answer.options);
    const now = answer.become ?? visitor;
    if (answer.become) {
      response.setHeader('Set-Cookie', guests.cookieFor(answer.become, isSecure));
      response.once('finish', () => onReplaced(visitor));
    }
    await sendJson(request, response, 200, await desk.view(now));
  };
}
