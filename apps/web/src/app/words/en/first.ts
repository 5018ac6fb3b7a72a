import { attention } from '../../../client/words/en/attention.ts';
import { offline } from '../../../client/words/en/offline.ts';
import { common } from '../../../kit/words/en/common.ts';
import { errors } from '../../../kit/words/en/errors.ts';
import { tiles } from '../../../kit/words/en/tiles.ts';
import { home } from '../../../play/words/en/home.ts';
import { options } from '../../../shell/words/en/options.ts';
import { page } from '../../../shell/words/en/page.ts';
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
