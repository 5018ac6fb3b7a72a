import { create } from 'zustand';

/** Returns whether the server has a newer page than this one. */
export const useUpdate = create<{ readonly isReady: boolean }>(() => ({ isReady: false }));

/** Returns the addresses of the hashed files of a page. */
export const ownFiles = (page: Document, origin: string): readonly string[] =>
  Array.from(page.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[href]'), element =>
    'src' in element ? element.src : element.href,
  )
    .map(address => new URL(address, origin))
    .filter(url => url.origin === origin && url.pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** Returns whether a page is of a build: all its files belong to it. */
export const isOfBuild = (own: readonly string[], build: readonly string[]): boolean => {
  const known = new Set(build);
  return own.every(path => known.has(path));
};
