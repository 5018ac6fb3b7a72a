import type { ScreenRefusal } from '@gorrion/protocol';
import { screenWishSchema } from '@gorrion/protocol/schemas';
import { visitorApi } from '../http/visitorApi.ts';
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
export const screensApi = ({ screens, desk, ...options }: ScreensApiOptions) =>
  visitorApi(
    { ...options, paths: ['/api/screens'], status: STATUS, wishes: screenWishSchema, largest: LARGEST_BODY },
    ({ visitor, network, url, wish }) => {
      const asked = wish && wish.type !== 'offer' ? wish.table : url.searchParams.get('table');
      if (wish?.type === 'offer' && !screens.offer(visitor, network)) return { refusal: 'too-many-screens' };
      const refusal = wish && wish.type !== 'offer' ? desk.act(wish, { visitor, network }) : undefined;
      if (refusal) return { refusal };
      return { value: asked === null ? screens.view(visitor) : { isShown: desk.isShown(asked, visitor) } };
    },
  );
