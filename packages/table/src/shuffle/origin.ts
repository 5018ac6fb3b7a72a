/** An origin: scheme, host name or bracketed address, optional port. */
const ORIGIN = /^https?:\/\/(\[[0-9a-f:.]+\]|[^/:?#@[\]\s]+)(?::\d{1,5})?$/i;
const PRIVATE_NAME = /^(localhost|.*\.local|.*\.localhost)$/i;
const PRIVATE_V4 = /^(127\.\d+|10\.\d+|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.\d+\.\d+$/;
const PRIVATE_V6 = /^\[(::1\]|f[cd]|fe[89ab])/i;

function isPrivate(origin: string): boolean {
  const host = ORIGIN.exec(origin)?.[1];
  if (host === undefined) return false;
  return PRIVATE_NAME.test(host) || PRIVATE_V4.test(host) || PRIVATE_V6.test(host);
}

/**
 * Whether two origins name the same server. Two private origins always do: the host's page has "localhost" where other
 * pages have "192.168.1.5", and a private address identifies no server.
 */
export const isSameOrigin = (one: string, other: string): boolean =>
  one === other || (isPrivate(one) && isPrivate(other));
