import { useSyncExternalStore } from 'react';
import { goTo } from './router.ts';

/*
 * Where a reader is in the archive, ahead of the address. Browsers refuse or ignore a page that changes its address
 * too often, and every step through a game is another one: the page moves at once, the address follows.
 */

/**
 * Time (ms) without another step after which the address follows. Two changes are further apart than the 100 in half a
 * minute that the strictest browser allows.
 */
const REST_MS = 320;
/** The longest time (ms) for which the address is behind a reader who does not rest. */
const LATEST_MS = 1500;

interface Ahead {
  /** The address from which the reader went on; it holds only there. */
  readonly from: string;
  readonly to: string;
}

let ahead: Ahead | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;
let latest: ReturnType<typeof setTimeout> | undefined;
/** What is written together with the address. */
const writers = new Set<() => void>();
const listeners = new Set<() => void>();

/** Returns the path that the archive shows, which the address may not have yet. */
export const shownPath = (): string => (ahead?.from === location.pathname ? ahead.to : location.pathname);

/** Returns the whole address of what is shown, to be given to others. */
export const shownAddress = (search = location.search): string => location.origin + shownPath() + search;

function followSoon(): void {
  clearTimeout(rest);
  rest = setTimeout(follow, REST_MS);
  latest ??= setTimeout(follow, LATEST_MS);
}

/** Calls a function once, with the next change of the address, or when the reader leaves the archive or the page. */
export function writeWithPath(write: () => void): void {
  writers.add(write);
  followSoon();
}

function writeAll(): void {
  for (const write of writers) write();
  writers.clear();
}

function follow(): void {
  clearTimeout(rest);
  clearTimeout(latest);
  latest = undefined;
  writeAll();
  const path = shownPath();
  if (path !== location.pathname) {
    try {
      history.replaceState(history.state, '', path + location.search);
    } catch {
      // Refused as one change too many: the next try is below.
    }
    if (path !== location.pathname) {
      followSoon();
      return;
    }
    dispatchEvent(new PopStateEvent('popstate'));
  }
  ahead = undefined;
}

/** Shows another path in the place of the present one, so that "back" leads past it; the address follows soon. */
export function replacePath(path: string): void {
  if (path === shownPath()) return;
  ahead = { from: location.pathname, to: path };
  followSoon();
  for (const listener of listeners) listener();
}

/** Goes to another page, to which "back" from there leads as it is shown now. */
export function leaveFor(path: string): void {
  follow();
  goTo(path);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  addEventListener('pagehide', follow);
  document.addEventListener('visibilitychange', follow);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
    if (listeners.size > 0) return;
    writeAll();
    removeEventListener('pagehide', follow);
    document.removeEventListener('visibilitychange', follow);
  };
}

/** Returns the path that the archive shows. */
export const useShownPath = (): string => useSyncExternalStore(listen, shownPath);
