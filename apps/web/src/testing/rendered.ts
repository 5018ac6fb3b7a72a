import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type App, useApp } from '../client/store/app.ts';

/** Returns the markup of an element for a state of the page. Without a browser, React reads the store's first state. */
export function rendered(element: ReactElement, app: Partial<App> = {}): string {
  const first = useApp.getInitialState();
  const kept = { ...first };
  Object.assign(first, app);
  try {
    return renderToStaticMarkup(element);
  } finally {
    Object.assign(first, kept);
  }
}

/** Returns the text of the markup. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
