import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type App, useApp } from '../store/app.ts';

/** The markup of an element on a page in a given state. What renders without a browser reads the store's first state. */
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

/** What a reader of the markup gets. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
