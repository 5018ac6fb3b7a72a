import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'lost' };

/** What an address shows. Codes are written small; people type and paste them as they like. */
export function routeOf(path: string): Route {
  if (path === '/' || path === '/index.html') return { page: 'home' };
  const code = /^\/t\/([A-Za-z0-9-]{1,40})\/?$/.exec(path)?.[1];
  return code ? { page: 'table', code } : { page: 'lost' };
}

export const tablePath = (code: string): string => `/t/${code}`;

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

export const usePath = (): string => useSyncExternalStore(listen, () => location.pathname);

export function goTo(path: string): void {
  if (path === location.pathname) return;
  history.pushState(undefined, '', path);
  scrollTo(0, 0);
  for (const listener of listeners) listener();
}
