import type { TableCode } from '@gorrion/protocol';

/* A game on this device has an address like any other table; codes of the server never hold an O or an L. */

/** Begins such a code. */
export const LOCAL_MARK = 'solo-';
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** Returns whether the table of a code is played in this browser, without a server. */
export const isLocal = (code: string | undefined): boolean => code?.startsWith(LOCAL_MARK) ?? false;

/** Returns a new code. It is a name within this browser only, so it need not be hard to guess. */
export function newLocalCode(): TableCode {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return (LOCAL_MARK + Array.from(bytes, byte => LETTERS[byte % LETTERS.length]).join('')) as TableCode;
}
