const PRIVATE_NAME = /^(localhost|.*\.local|.*\.localhost)$/;
const PRIVATE_V4 = /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/;
const PRIVATE_V6 = /^\[(::1\]|f[cd]|fe[89ab])/;

function isPrivate(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return PRIVATE_NAME.test(hostname) || PRIVATE_V4.test(hostname) || PRIVATE_V6.test(hostname);
}

/**
 * Whether two origins name the same server. Addresses of a home network name nobody: the host reads "localhost" where
 * the others read "192.168.1.5", and both are any server of that network. Two private origins therefore agree.
 */
export const isSameOrigin = (one: string, other: string): boolean =>
  one === other || (isPrivate(one) && isPrivate(other));
