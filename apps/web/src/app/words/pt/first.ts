import { attention } from '../../../client/words/pt/attention.ts';
import { offline } from '../../../client/words/pt/offline.ts';
import { common } from '../../../kit/words/pt/common.ts';
import { errors } from '../../../kit/words/pt/errors.ts';
import { tiles } from '../../../kit/words/pt/tiles.ts';
import { home } from '../../../play/words/pt/home.ts';
import { options } from '../../../shell/words/pt/options.ts';
import { page } from '../../../shell/words/pt/page.ts';
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
