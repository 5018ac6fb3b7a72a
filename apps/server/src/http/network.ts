import { isIP } from 'node:net';

/*
 * Groups of addresses that share a limit, and whose people may be one. An IPv6 /64 has 2^64 addresses, and a household
 * is usually given a /56, of which it makes 256 of them.
 */

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Whole groups of a /56, and the part of the next one that it has. */
const WHOLE_GROUPS = 3;
const PART = 0xff00;
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

/** Returns what an address is counted as: itself in IPv4, the first 56 bits in IPv6. */
export function networkOf(address: string): string {
  const plain = plainAddress(address) ?? address;
  if (isIP(plain) !== 6) return plain;
  const groups = groupsOf(plain);
  const part = Number.parseInt(groups[WHOLE_GROUPS] ?? '0', 16) & PART;
  return `${groups.slice(0, WHOLE_GROUPS).join(':')}:${part.toString(16)}::/56`;
}

/** Returns whether an address belongs to the machine itself. */
export const isLoopback = (address: string): boolean => {
  const plain = plainAddress(address);
  return plain === '::1' || (plain !== undefined && /^127\./.test(plain));
};
