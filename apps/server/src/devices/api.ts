import type { DeviceRefusal } from '@gorrion/protocol';
import { deviceWishSchema } from '@gorrion/protocol/schemas';
import { visitorApi } from '../http/visitorApi.ts';
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
export const devicesApi = ({ desk, onReplaced, ...options }: DevicesApiOptions) =>
  visitorApi(
    { ...options, paths: ['/api/devices'], status: STATUS, wishes: deviceWishSchema, largest: LARGEST_BODY },
    async ({ visitor, isNew, network, isSecure, headers, response, wish }) => {
      const label = labelOf(headers['user-agent']);
      // A visitor without a cookie leaves nothing.
      if (!wish) return { value: await desk.view(visitor, isNew ? undefined : label) };
      const answer = await desk.act({ visitor, label, network, site: passkeySiteOf(headers.origin), wish });
      if ('refusal' in answer) return answer;
      if ('options' in answer) return { value: answer.options };
      if (answer.become) {
        response.setHeader('Set-Cookie', options.guests.cookieFor(answer.become, isSecure));
        response.once('finish', () => onReplaced(visitor));
      }
      return { value: await desk.view(answer.become ?? visitor) };
    },
  );
