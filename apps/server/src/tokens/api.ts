import type { TokenRefusal } from '@gorrion/protocol';
import { tokenWishSchema } from '@gorrion/protocol/schemas';
import { visitorApi } from '../http/visitorApi.ts';
import type { Guests } from '../identity/guests.ts';
import type { Requests } from '../limits/requests.ts';
import type { Tokens } from './tokens.ts';

/*
 * The tokens of a person over HTTP, at /api/tokens. Reading is a GET with the guest's cookie; a change is a POST of JSON from
 * one of the server's own pages. No token is accepted here: a program makes no further ones.
 */

const LARGEST_BODY = 2000;

const STATUS: Readonly<Record<TokenRefusal, number>> = {
  'bad-request': 400,
  'too-many-requests': 429,
  'too-many-tokens': 409,
  'no-such-token': 404,
  'no-room-left': 507,
};

interface TokensApiOptions {
  readonly tokens: Tokens;
  readonly guests: Guests;
  readonly origins: readonly string[];
  readonly rate: Requests;
  /** Limits what is made and revoked, besides `rate`. */
  readonly changes: Requests;
}

/** Creates the function that answers requests at /api/tokens. */
export const tokensApi = ({ tokens, ...options }: TokensApiOptions) =>
  visitorApi(
    { ...options, paths: ['/api/tokens'], status: STATUS, wishes: tokenWishSchema, largest: LARGEST_BODY },
    async ({ visitor: { person }, wish }) => {
      const answer = wish ? await tokens.act(person, wish) : await tokens.view(person);
      return typeof answer === 'string' ? { refusal: answer } : { value: answer };
    },
  );
