import { attention } from '../../../client/words/es/attention.ts';
import { offline } from '../../../client/words/es/offline.ts';
import { common } from '../../../kit/words/es/common.ts';
import { errors } from '../../../kit/words/es/errors.ts';
import { tiles } from '../../../kit/words/es/tiles.ts';
import { home } from '../../../play/words/es/home.ts';
import { options } from '../../../shell/words/es/options.ts';
import { page } from '../../../shell/words/es/page.ts';
import { app } from './app.ts';

/** Sentences of the first page, and those that every page may show. */
export const words = {
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
