import { useLayoutEffect, useSyncExternalStore } from 'react';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'lost' };

/** Returns what an address shows. Codes are lower case; people type and paste them in any case. */
export function routeOf(path: string): Route {
  if (path === '/' || path === '/index.html') return { page: 'home' };
  const code = /^\/t\/([A-Za-z0-9-]{1,40})\/?$/.exec(path)?.[1];
  return code ? { page: 'table', code } : { page: 'lost' };
}

export const tablePath = (code: string): string => `/t/${code}`;

const listeners = new Set<() => void>();

/** Scrolls to the top. Otherwise the browser keeps the scroll position of the page before. */
function startAtTop(): void {
  history.scrollRestoration = 'manual';
  scrollTo(0, 0);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Returns the path of the address, and scrolls to the top when it changes. */
export function usePath(): string {
  const path = useSyncExternalStore(listen, () => location.pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useLayoutEffect(startAtTop, [path]);
  return path;
}

export function goTo(path: string): void {
  if (path === location.pathname) return;
  history.pushState(undefined, '', path);
  for (const listener of listeners) listener();
}
