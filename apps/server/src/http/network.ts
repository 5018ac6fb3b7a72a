import { isIP } from 'node:net';

/* Groups of addresses that share a limit: one IPv6 line has 2^64 addresses. */

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const COUNTED_GROUPS = 4;
const GROUPS = 8;

/** Returns an address in one spelling: without port or zone, IPv4 inside IPv6 as IPv4; undefined if it is none. */
export function plainAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  const kind = isIP(bare);
  if (kind === 0) return undefined;
  if (kind === 4) return bare;
  // The URL parser writes IPv6 in its canonical form, and the end of a mapped address in hex.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(canonical);
  if (!mapped) return MAPPED.exec(canonical)?.[1] ?? canonical;
  const [high = 0, low = 0] = [mapped[1], mapped[2]].map(group => Number.parseInt(group ?? '0', 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Returns the eight groups of an IPv6 address in canonical form. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const split = (part: string) => part.split(':').filter(group => group !== '');
  if (tail === undefined) return split(head);
  const missing = GROUPS - split(head).length - split(tail).length;
  return [...split(head), ...Array.from({ length: missing }, () => '0'), ...split(tail)];
}

/** Returns what an address is counted as: itself in IPv4, the first 64 bits in IPv6. */
export function networkOf(address: string): string {
  const plain = plainAddress(address) ?? address;
  if (isIP(plain) !== 6) return plain;
  return `${groupsOf(plain).slice(0, COUNTED_GROUPS).join(':')}::/64`;
}

/** Returns whether an address belongs to the machine itself. */
export const isLoopback = (address: string): boolean => {
  const plain = plainAddress(address);
  return plain === '::1' || (plain !== undefined && /^127\./.test(plain));
};
