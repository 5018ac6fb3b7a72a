import { useLayoutEffect, useSyncExternalStore } from 'react';

/** What an address shows of a table, beside the table itself: a page of it, the own hand alone, the big screen, or its cast. */
export type TablePart = 'options' | 'umpire' | 'hand' | 'screen' | 'cast';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly code: string; readonly part?: TablePart }
  | { readonly page: 'archive' }
  | { readonly page: 'learn' }
  | {
      readonly page: 'profile' | 'groups' | 'daily' | 'events' | 'devices' | 'calls' | 'people' | 'programs' | 'ladder';
    }
  | { readonly page: 'screen' | 'teach' | 'operator' }
  | { readonly page: 'lost' };

/** Returns what an address shows. `readAddress` has written its codes as the server does. */
export function routeOf(path: string): Route {
  if (path === '/' || path === '/index.html') return { page: 'home' };
  if (/^\/g(ames)?(\/|$)/.test(path)) return { page: 'archive' };
  if (/^\/(learn|drills|deck|fans|calc|rules)(\/|$)/.test(path)) return { page: 'learn' };
  if (/^\/me\/?$/.test(path)) return { page: 'profile' };
  if (/^\/(groups(\/|$)|[cd]\/)/.test(path)) return { page: 'groups' };
  if (/^\/daily(\/|$)/.test(path)) return { page: 'daily' };
  if (/^\/(events(\/|$)|e\/)/.test(path)) return { page: 'events' };
  if (/^\/settings\/calls\/?$/.test(path)) return { page: 'calls' };
  if (/^\/settings\/people\/?$/.test(path)) return { page: 'people' };
  if (/^\/settings\/programs\/?$/.test(path)) return { page: 'programs' };
  if (/^\/ladder\/?$/.test(path)) return { page: 'ladder' };
  if (/^\/(devices|pair)\/?$/.test(path)) return { page: 'devices' };
  if (/^\/teach\/?$/.test(path)) return { page: 'teach' };
  if (/^\/admin\/?$/.test(path)) return { page: 'operator' };
  if (/^\/(tv|screen)\/?$/.test(path)) return { page: 'screen' };
  const [, look, shown] = /^\/(h|tv)\/([A-Za-z0-9-]{1,40})\/?$/.exec(path) ?? [];
  if (shown) return { page: 'table', code: shown, part: look === 'h' ? 'hand' : 'screen' };
  const [, code, part] = /^\/t\/([A-Za-z0-9-]{1,40})(?:\/(options|umpire|cast))?\/?$/.exec(path) ?? [];
  if (!code) return { page: 'lost' };
  return part ? { page: 'table', code, part: part as 'options' | 'umpire' | 'cast' } : { page: 'table', code };
}

export const tablePath = (code: string): string => `/t/${code}`;

/** The own hand alone, as a phone shows it beside a big screen. */
export const handPath = (code: string): string => `/h/${code}`;

/** The address of a big screen: of a table, or where a screen waits for one. */
export const screenPath = (code?: string): string => (code === undefined ? '/tv' : `/tv/${code}`);

/** A teacher's tables and lessons. A lesson in the address stays in the browser's part of it. */
export const teachPath = (lesson?: string): string => (lesson === undefined ? '/teach' : `/teach#${lesson}`);

/** Where somebody at a table uses the code of a screen. */
export const showPath = (code: string): string => `/screen#${code}`;

/** The page of all options of a table. */
export const optionsPath = (code: string): string => `${tablePath(code)}/options`;

/** The link by which a person becomes the umpire of a table. The key stays in the browser's part of the address. */
export const umpirePath = (code: string, key: string): string => `${tablePath(code)}/umpire#${key}`;

const SETTINGS = 's';

/** The address that opens a table with settings, which a text stands for. */
export const settingsPath = (text: string): string => `/?${new URLSearchParams({ [SETTINGS]: text })}`;

/** Returns the text of the settings that the address of the page holds; undefined if it holds none. */
export const settingsInAddress = (): string | undefined =>
  new URLSearchParams(location.search).get(SETTINGS) ?? undefined;

/** Takes settings out of the address, so that they are not asked about again. */
export const dropSettings = (): void => history.replaceState(history.state, '', location.pathname);

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

/** Goes to another page; `state` is what that page finds in `history.state`. */
export function goTo(path: string, state?: unknown): void {
  if (path === location.pathname) return;
  history.pushState(state, '', path);
  for (const listener of listeners) listener();
}
