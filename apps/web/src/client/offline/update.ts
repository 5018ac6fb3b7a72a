import { create } from 'zustand';

/** Returns whether the server has a newer page than this one. */
export const useUpdate = create<{ readonly isReady: boolean }>(() => ({ isReady: false }));

/** Returns the addresses of the hashed files of a page. */
export const ownFiles = (page: Document, origin: string): readonly string[] =>
  Array.from(page.querySelectorAll('script[src], link[href]'), element =>
    String(element.getAttribute('src') ?? element.getAttribute('href')),
  )
    .map(address => new URL(address, origin))
    .filter(url => url.origin === origin && url.pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** Returns whether a page is of a build: all its files belong to it. */
export const isOfBuild = (own: readonly string[], build: readonly string[]): boolean => {
  const known = new Set(build);
  return own.every(path => known.has(path));
};

const scriptsOf = (files: readonly string[]) => files.filter(path => path.endsWith('.js'));

/**
 * Returns whether a page that was served now is of another build than an open one. The hash in the name of its first
 * script depends on every part of the page; what the open page has loaded since is left out.
 */
export function isNewer(html: string, open: Document, origin: string): boolean {
  const served = scriptsOf(ownFiles(new DOMParser().parseFromString(html, 'text/html'), origin));
  return served.length > 0 && !isOfBuild(scriptsOf(ownFiles(open, origin)), served);
}

/** Asks the server whether it has a newer page; false where it does not answer with one. */
export async function lookForUpdate(): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    const isReady = answer.ok && isNewer(await answer.text(), document, location.origin);
    if (isReady) useUpdate.setState({ isReady });
    return isReady;
  } catch {
    return false;
  }
}
