import { app } from './app.ts';
import { attention } from './attention.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { offline } from './offline.ts';
import { options } from './options.ts';
import { page } from './page.ts';
import { tiles } from './tiles.ts';

/** Sentences of the first page, and those that every page may show. */
export const first = {
  ...app,
  ...attention,
  ...common,
  ...errors,
  ...home,
  ...offline,
  ...options,
  ...page,
  ...tiles,
} as const;
