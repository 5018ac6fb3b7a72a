import type { IncomingHttpHeaders } from 'node:http';
import type { Guesser } from '../limits/guesses.ts';

/* How a request shows its token, and who it is without a right one. */

const BEARER = /^Bearer +([\w-]+) *$/i;

/** Returns the text that a request sends as its token, right or wrong; undefined if it sends none. */
export const bearerOf = ({ authorization = '' }: IncomingHttpHeaders): string | undefined =>
  BEARER.exec(authorization)?.[1];

/** Who has no right token is nobody: all such of a network are one guesser. */
export const nobodyOf = (network: string | undefined): Guesser => ({ person: `tokens of ${network}`, network });
