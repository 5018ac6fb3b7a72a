/*
 * The call link of a table or a group: where those who play together talk. It leads to a service of others; this program
 * carries no voice of its own.
 */

/** Longest call link (characters). */
export const LONGEST_CALL_LINK = 300;

/** A name of the DNS, as browsers write it: at least two labels, of which the last is no number. */
const HOST = '(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** No name or password before the host, and only signs that stand in addresses as they are. */
const LINK = new RegExp(`^https://(${HOST}(?::\\d{1,5})?)(?:[/?#][\\w.~:/?#[\\]@!$&'()*+,;=%-]*)?$`, 'i');

/** Returns the host that an address leads to, with its port if it has one; undefined if it can be no call link. */
export const hostOfCallLink = (link: string): string | undefined =>
  link.length <= LONGEST_CALL_LINK ? LINK.exec(link)?.[1]?.toLowerCase() : undefined;

export type CallLinkWish =
  | { readonly type: 'set'; readonly link: string }
  /** Makes a room with a name that nobody can guess, at the service that the server names. */
  | { readonly type: 'make' }
  | { readonly type: 'remove' };
