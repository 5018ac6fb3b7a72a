import type { PushRefusal } from '@gorrion/protocol';
import { pushWishSchema } from '@gorrion/protocol/schemas';
import { visitorApi } from '../http/visitorApi.ts';
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
export const pushApi = ({ desk, ...options }: PushApiOptions) =>
  visitorApi(
    { ...options, paths: ['/api/push'], status: STATUS, wishes: pushWishSchema, largest: LARGEST_BODY },
    async ({ visitor, headers, wish }) => {
      const refusal = wish && (await desk.act(visitor, labelOf(headers['user-agent']), wish));
      return refusal ? { refusal } : { value: await desk.view(visitor) };
    },
  );
