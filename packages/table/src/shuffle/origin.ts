/** Scheme, host name or address in brackets, and perhaps a port: all that an origin has. */
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
 * Whether two origins name the same server. Addresses of a home network name nobody: the host reads "localhost" where
 * the others read "192.168.1.5", and both are any server of that network. Two private origins therefore agree.
 */
export const isSameOrigin = (one: string, other: string): boolean =>
  one === other || (isPrivate(one) && isPrivate(other));
