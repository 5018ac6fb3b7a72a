import type { PageClient } from './scope.ts';

/* What the worker makes of a push, and where a press on its notification leads. */

const ICON = '/icon-192.png';
const NAME = 'Gorrión';

export interface Shown {
  readonly title: string;
  readonly options: NotificationOptions & { readonly data: { readonly path: string } };
}

const textIn = (value: unknown, name: string): string => {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof text === 'string' ? text : '';
};

/** Returns the path of a page of this site; the first page for anything else. */
export const pathIn = (text: string): string => (/^\/(?![/\\])/.test(text) ? text : '/');

/** Returns the notification of a push. A push always shows one: browsers take the right to push away otherwise. */
export function notificationOf(read: () => unknown): Shown {
  let sent: unknown;
  try {
    sent = read();
  } catch {
    // No JSON: of another version of the server, or a proxy.
  }
  const lang = textIn(sent, 'lang');
  return {
    title: textIn(sent, 'title') || NAME,
    options: {
      body: textIn(sent, 'body'),
      tag: textIn(sent, 'tag') || NAME,
      ...(lang && { lang }),
      icon: ICON,
      badge: ICON,
      data: { path: pathIn(textIn(sent, 'path')) },
    },
  };
}

/** Returns where a notification leads. */
export const goingTo = (data: unknown): string => pathIn(textIn(data, 'path'));

/** Returns the page to bring to the front: one that shows the path already, or else any but one of another table. */
export function pageFor(pages: readonly PageClient[], path: string): PageClient | undefined {
  // A hand alone is a page of its table.
  const pathOf = ({ url }: PageClient) => new URL(url).pathname.replace(/^\/h\//, '/t/');
  const isTable = (page: PageClient) => pathOf(page).startsWith('/t/');
  return pages.find(page => pathOf(page) === path) ?? pages.find(page => !isTable(page));
}
