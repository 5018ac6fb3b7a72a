import { create } from 'zustand';

/** Whether the server has a newer page than this one. */
export const useUpdate = create<{ readonly isReady: boolean }>(() => ({ isReady: false }));

/** Addresses of the hashed files that a page was put together from. */
export const ownFiles = (page: Document, origin: string): readonly string[] =>
  Array.from(page.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[href]'), element =>
    'src' in element ? element.src : element.href,
  )
    .map(address => new URL(address, origin))
    .filter(url => url.origin === origin && url.pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** A page is of a build when all its files are that build's. */
export const isOfBuild = (own: readonly string[], build: readonly string[]): boolean => {
  const known = new Set(build);
  return own.every(path => known.has(path));
};
