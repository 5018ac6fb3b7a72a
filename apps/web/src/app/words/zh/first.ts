import { attention } from '../../../client/words/zh/attention.ts';
import { offline } from '../../../client/words/zh/offline.ts';
import { common } from '../../../kit/words/zh/common.ts';
import { errors } from '../../../kit/words/zh/errors.ts';
import { tiles } from '../../../kit/words/zh/tiles.ts';
import { home } from '../../../play/words/zh/home.ts';
import { options } from '../../../shell/words/zh/options.ts';
import { page } from '../../../shell/words/zh/page.ts';
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
