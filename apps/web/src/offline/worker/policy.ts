/** What the worker does with a request; `leave` hands it to the browser untouched. */
export type Way = 'page' | 'file' | 'leave';

export interface Request {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Live answers, never files of the page. */
const LIVE = /^\/(api|socket\.io|healthz|readyz|metrics)(\/|$)/;
const HASHED = /^\/assets\//;

/** `files`: the addresses that belong to this build. */
export function wayOf({ method, mode, url }: Request, origin: string, files: ReadonlySet<string>): Way {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin || LIVE.test(pathname)) return 'leave';
  // An address with an ending is a file somebody opened, not an address of the page.
  if (mode === 'navigate') return /\.[a-z0-9]+$/i.test(pathname) ? 'leave' : 'page';
  return HASHED.test(pathname) || files.has(pathname) ? 'file' : 'leave';
}

/** What a proxy says while the server behind it starts again. */
export const isAway = (status: number): boolean => status >= 502 && status <= 504;

const PREFIX = 'gorrion-';
export const cacheName = (version: string): string => `${PREFIX}${version}`;

/**
 * Old caches that may go. The last one stays beside the present: a page of the build before may still be open in the
 * middle of a hand, and fetches its later parts from there.
 */
export function outlived(names: readonly string[], present: string): readonly string[] {
  const own = names.filter(name => name.startsWith(PREFIX) && name !== present);
  return own.slice(0, -1);
}
