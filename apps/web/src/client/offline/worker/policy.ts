/** What the worker does with a request; `leave` hands it to the browser untouched. */
export type Way = 'page' | 'file' | 'leave';

export interface Request {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Paths that the server answers live; they are never files of the page. */
const LIVE = /^\/(api|socket\.io|healthz|readyz|metrics)(\/|$)/;
const HASHED = /^\/assets\//;

/** Returns how the worker answers a request. `files` are the paths that belong to this build. */
export function wayOf({ method, mode, url }: Request, origin: string, files: ReadonlySet<string>): Way {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin || LIVE.test(pathname)) return 'leave';
  // A path with an extension is a file that the user opened, not an address of the page.
  if (mode === 'navigate') return /\.[a-z0-9]+$/i.test(pathname) ? 'leave' : 'page';
  return HASHED.test(pathname) || files.has(pathname) ? 'file' : 'leave';
}

/** Returns whether a status (502 to 504) is that of a proxy whose server restarts. */
export const isAway = (status: number): boolean => status >= 502 && status <= 504;

const PREFIX = 'gorrion-';
export const cacheName = (version: string): string => `${PREFIX}${version}`;

/**
 * Returns the old caches to delete. The newest old one stays: a page of the previous build may still be open in the
 * middle of a hand, and loads its other files from there.
 */
export function outlived(names: readonly string[], present: string): readonly string[] {
  const own = names.filter(name => name.startsWith(PREFIX) && name !== present);
  return own.slice(0, -1);
}
