import { isIP } from 'node:net';

const nameOf = (host: string): string | undefined =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.toLowerCase() : undefined;

/**
 * Returns whether a request names a host that this server answers to. A foreign domain whose address is changed to this
 * server's after its page was loaded (DNS rebinding) would otherwise be its own origin here. An operator who names origins
 * names the hosts with them; an IP address and `localhost` cannot be rebound. With no origin named, every host is allowed.
 */
export function isAllowedHost(host: string, origins: readonly string[]): boolean {
  if (origins.length === 0) return true;
  const name = nameOf(host);
  if (name === undefined) return false;
  const isFixed = name === 'localhost' || name.startsWith('[') || isIP(name) !== 0;
  return isFixed || origins.some(origin => new URL(origin).hostname === name);
}
